import type { PropertyDetail } from '@manemitra/contract/properties';
import { lazy, Suspense, useRef } from 'react';
import { useNearScreen } from '#web/browser/use-near-screen.ts';
import { Dots } from '#web/ui/dots.tsx';
import { MapBoundary } from './map-boundary.tsx';
import { MapNotAvailable } from './not-available.tsx';

const LiveViews = lazy(async () => {
  const { LiveViews: Loaded } = await import('./live-views.tsx');
  return { default: Loaded };
});

/**
 * The project on a map and from its street, with what is near. Nothing of it is loaded before it comes near
 * the screen, which a tab that is not open never does.
 */
export function PlaceViews({
  detail,
  withList = false,
}: {
  detail: PropertyDetail;
  /** The places in words as well. */
  withList?: boolean;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNearScreen(frame);
  return (
    <>
      <div
        ref={frame}
        className="min-h-[38.5rem] min-w-0 sm:min-h-[40.5rem] noscript:hidden print:hidden"
      >
        <MapBoundary
          instead={<MapNotAvailable why="It could not be loaded. Load the page again to retry." />}
        >
          {isNear ? (
            <Suspense fallback={<Waiting />}>
              <LiveViews key={detail.slug} detail={detail} withList={withList} />
            </Suspense>
          ) : (
            <Waiting />
          )}
        </MapBoundary>
      </div>
      <noscript>
        <p className="text-ink-soft print:hidden">
          The map and the list of places near it need JavaScript.
        </p>
      </noscript>
    </>
  );
}

function Waiting() {
  return (
    <p className="flex h-96 items-center justify-center text-areca">
      <Dots />
      <span className="sr-only">The map is loading</span>
    </p>
  );
}
