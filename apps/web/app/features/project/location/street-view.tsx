import type { PropertyDetail } from '@manemitra/contract/properties';
import { formatMonthYear } from '@manemitra/domain/dates';
import { ExternalLink } from 'lucide-react';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { Dots } from '#web/ui/dots.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { NO_POINT, NotAvailable } from './not-available.tsx';
import { StreetFrame } from './street-frame.tsx';
import { useStreetView } from './use-around.ts';

/** Where the street before the project can be looked at, or the words of spec 8 that it cannot. */
export function StreetView({
  detail: { slug, project, isDemonstration },
}: {
  detail: PropertyDetail;
}) {
  const isKnown = project.geolocation.coordinates !== null;
  const { data, isPending, isFetching, refetch } = useStreetView(slug, isKnown);
  if (!isKnown) {
    return <NotAvailable title="Street View is not available at this location" why={NO_POINT} />;
  }
  const retry = (
    <Button kind="quiet" isLoading={isFetching} onClick={() => void refetch()}>
      Try again
    </Button>
  );
  if (isPending) {
    return (
      <output className="flex h-60 items-center justify-center text-areca">
        <Dots />
        <span className="sr-only">Looking for a picture of the street</span>
      </output>
    );
  }
  if (data === undefined) {
    return (
      <NotAvailable
        title="Street View is not available"
        why="We could not load it. Nothing else on this page is affected."
        action={retry}
      />
    );
  }
  const { panorama, message, note, reason } = data;
  if (panorama === null) {
    return (
      <NotAvailable
        title={message ?? 'Street View is not available'}
        why={note}
        action={
          reason === 'failed'
            ? retry
            : reason === 'not-configured' &&
              !isDemonstration && <StreetElsewhere at={project.geolocation.coordinates} />
        }
      />
    );
  }
  const taken = panorama.takenIn === null ? '' : ` in ${formatMonthYear(`${panorama.takenIn}-01`)}`;
  if (panorama.frameUrl !== null) {
    return (
      <div className="flex flex-col gap-2">
        <StreetFrame frameUrl={panorama.frameUrl} name={project.name} />
        <p className="text-sm text-ink-soft">
          Taken{taken}
          {panorama.copyright !== null && `, ${panorama.copyright}`}.
        </p>
      </div>
    );
  }
  return (
    <EmptyState
      title="The street in front of the project"
      text={`Taken${taken}${panorama.copyright === null ? '' : `, ${panorama.copyright}`}. It opens at Google Maps.`}
      action={
        <a href={panorama.url} rel="noreferrer" className={buttonStyle()}>
          <ExternalLink aria-hidden="true" className="size-5 shrink-0" />
          Look at the street
        </a>
      }
    />
  );
}

/** We cannot say whether there is a picture; who looks there sees it. */
function StreetElsewhere({ at }: { at: readonly [number, number] | null }) {
  if (at === null) return null;
  const url = new URL('https://www.google.com/maps/@?api=1&map_action=pano');
  url.searchParams.set('viewpoint', at.join());
  return (
    <a href={url.href} target="_blank" rel="noreferrer" className={buttonStyle({ kind: 'quiet' })}>
      <ExternalLink aria-hidden="true" className="size-5 shrink-0" />
      Look for one at Google Maps
    </a>
  );
}
