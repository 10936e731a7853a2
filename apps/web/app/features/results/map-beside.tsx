import { type ComponentProps, Suspense } from 'react';
import { Dots } from '#web/ui/dots.tsx';
import { late } from '#web/ui/late.ts';
import { SkipLink } from '#web/ui/skip-link.tsx';
import { loadListMap } from './map-code.ts';
import { ListMapNotCome } from './map-not-come.tsx';

// The map and its library come where it is shown.
const ListMap = late(
  async () => {
    const { ListMap: Loaded } = await loadListMap();
    return { default: Loaded };
  },
  ListMapNotCome,
  () => loadListMap.here()?.ListMap,
);

/** Targets of the skip links: the cards, and the map beside them. */
export const COLUMN_ID = 'list-cards';
export const BESIDE_ID = 'list-map';

/** The column of the map beside a list: its room is kept, and the map stays in sight while the list is scrolled. */
export function MapBeside({
  isDrawn,
  ...map
}: { isDrawn: boolean } & ComponentProps<typeof ListMap>) {
  return (
    <div className="min-w-0 max-lg:hidden">
      <div className="sticky top-4 h-[calc(100dvh-2.5rem)] overflow-y-auto">
        {isDrawn && (
          <section
            id={BESIDE_ID}
            tabIndex={-1}
            aria-label="The list on the map"
            className="relative outline-none"
          >
            <SkipLink href={`#${COLUMN_ID}`}>Back to the list</SkipLink>
            <Suspense fallback={<MapRoom />}>
              <ListMap {...map} />
            </Suspense>
          </section>
        )}
      </div>
    </div>
  );
}

/** A placeholder of the map's size while its code is loading. */
function MapRoom() {
  return (
    <div className="flex h-[calc(100dvh-7.5rem)] items-center justify-center rounded-lg border border-hairline bg-sunken">
      <Dots className="size-6" />
    </div>
  );
}
