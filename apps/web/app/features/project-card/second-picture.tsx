import { minutesText } from '@manemitra/domain/estimated-minutes';
import type { PropertyDetail } from '@manemitra/contract/properties';
import type { FoundCard } from '@manemitra/contract/found-property';
import { formatDistance } from '@manemitra/domain/geography';
import { TrainFront } from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useWholeProject } from './use-whole-project.ts';

/** The plan of the home that the card speaks of; where there is none, how far one walks to the metro. */
export function SecondPicture({
  property: { slug, home },
}: {
  property: Pick<FoundCard, 'slug' | 'home'>;
}) {
  const { data, isError } = useWholeProject(slug);
  if (isError) return <Words>This could not be loaded.</Words>;
  if (data === undefined) return <Skeleton className="absolute inset-0 rounded-none!" />;
  const plan = data.project.plan.find(({ unitId }) => unitId === home?.unitId);
  if (plan === undefined) return <WalkToMetro onFoot={data.onFoot} />;
  return (
    <figure className="absolute inset-0 bg-surface">
      <img
        src={plan.imageUrl}
        alt={plan.imageCaption}
        width={plan.width}
        height={plan.height}
        decoding="async"
        className="size-full object-contain p-1 motion-safe:animate-fade-in"
      />
    </figure>
  );
}

function WalkToMetro({ onFoot }: Pick<PropertyDetail, 'onFoot'>) {
  if (onFoot === null) return <Words>No plan, and its exact place is not known.</Words>;
  const { station, walk, meters } = onFoot.metro;
  return (
    <Words>
      <TrainFront aria-hidden="true" className="size-5 shrink-0 text-areca" />
      <span className="line-clamp-2 font-semibold wrap-anywhere text-ink">{station}</span>
      <span className="figures">
        {walk === null
          ? `${formatDistance(meters)} away`
          : `${minutesText(walk.minutes)} on foot (estimated)`}
      </span>
    </Words>
  );
}

function Words({ children }: { children: ReactNode }) {
  return (
    <p className="absolute inset-0 flex flex-col items-center justify-center gap-0.5 bg-sunken p-1.5 text-center text-xs leading-tight text-ink-soft">
      {children}
    </p>
  );
}
