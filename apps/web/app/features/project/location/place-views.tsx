import type { PropertyDetail } from '@manemitra/contract/properties';
import { NEARBY_CATEGORIES, NEARBY_LABELS } from '@manemitra/contract/nearby-categories';
import { lazy, Suspense, useRef } from 'react';
import { useNearScreen } from '#web/browser/use-near-screen.ts';
import { Dots } from '#web/ui/dots.tsx';
import { MapLegend } from '#web/ui/map-legend.tsx';
import { MetroKey } from '#web/ui/metro-key.tsx';
import { MapBoundary } from './map-boundary.tsx';
import { MAP_HEIGHT } from './map-height.ts';
import { MapNotAvailable, NO_POINT } from './not-available.tsx';

const LiveViews = lazy(async () => {
  const { LiveViews: Loaded } = await import('./live-views.tsx');
  return { default: Loaded };
});

/**
 * The project on a map and in street pictures, with what is near. Nothing is loaded before it comes near the screen, which
 * never happens in a tab that is not open.
 */
export function PlaceViews({
  detail,
  listInto,
}: {
  detail: PropertyDetail;
  /** Where the places are told in words as well, if they are. */
  listInto?: HTMLElement | null | undefined;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNearScreen(frame);
  const { coordinates, approximate } = detail.project.geolocation;
  const waiting = (
    <Waiting hasPoint={coordinates !== null} hasMap={(coordinates ?? approximate) !== null} />
  );
  return (
    <>
      <div ref={frame} className="min-w-0 noscript:hidden print:hidden">
        <MapBoundary
          instead={<MapNotAvailable why="It could not be loaded. Load the page again to retry." />}
        >
          {isNear ? (
            <Suspense fallback={waiting}>
              <LiveViews key={detail.slug} detail={detail} listInto={listInto} />
            </Suspense>
          ) : (
            waiting
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

/** A placeholder with the same lines as the content: the switch, the map and its legend, so that nothing below moves. */
function Waiting({ hasPoint, hasMap }: { hasPoint: boolean; hasMap: boolean }) {
  return (
    <div className="flex flex-col gap-4">
      <div className="w-fit rounded-lg border border-hairline bg-sunken p-1">
        <div className="min-h-10 w-56" />
      </div>
      {hasMap ? (
        <div className="flex flex-col gap-3">
          <p
            className={`flex items-center justify-center rounded-lg border border-hairline bg-ground chukki ${MAP_HEIGHT}`}
          >
            <Dots />
            <span className="sr-only">The map is loading</span>
          </p>
          {/* The line that says whose it is. */}
          <p className="invisible -mt-2 text-xs leading-5">Credit</p>
          {hasPoint && (
            <div inert className="opacity-40">
              <MapLegend
                label="Places on the map"
                entries={NEARBY_CATEGORIES.map((id) => ({
                  id,
                  label: NEARBY_LABELS[id],
                  icon: null,
                  colourClass: 'bg-outline',
                  isHeld: null,
                }))}
                shown={ALL}
                onToggle={() => {}}
              />
            </div>
          )}
          <MetroKey />
          {/* The line that opens the sources of the map. */}
          <p className="invisible py-1 text-sm">Sources</p>
        </div>
      ) : (
        <MapNotAvailable why={NO_POINT} />
      )}
    </div>
  );
}

const ALL: ReadonlySet<string> = new Set(NEARBY_CATEGORIES);
