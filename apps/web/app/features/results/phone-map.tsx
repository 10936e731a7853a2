import { useEffect, useRef } from 'react';
import { useOnceStill } from '#web/browser/use-once-still.ts';
import { useReducedMotion } from '#web/browser/use-reduced-motion.ts';
import { CityMap } from '#web/features/map/public.ts';
import { FullScreen } from '#web/ui/full-screen.tsx';
import { MapCard } from './map-card.tsx';
import { type MapOfList, useMapOfList } from './use-map-of-list.tsx';

/**
 * The map over the whole of a narrow screen, with a row of the homes at its foot, or a column beside it where the screen is
 * low: it is what a pin opens, and the list for whoever cannot see or reach the pins. Pushing it leads the map to the pin.
 */
export function PhoneMap({
  onClose,
  onClosed,
  ...list
}: MapOfList & {
  onClose: () => void;
  /** Gives the focus back to what opened it. */
  onClosed: () => void;
}) {
  const row = useRef<HTMLUListElement>(null);
  const isStill = useReducedMotion();
  const { cards: loaded } = list;
  const { chosenId, choose, chosen, coverage, onMap } = useMapOfList(list);
  const isLoaded = chosen === undefined || loaded.includes(chosen);
  // A pin beyond the loaded cards brings its own to the end of the row.
  const cards = isLoaded ? loaded : [...loaded, chosen];
  const bringCard = (id: string): void => {
    choose(id);
    row.current?.children[cards.findIndex((card) => card.id === id)]?.scrollIntoView({
      behavior: isStill ? 'auto' : 'smooth',
      block: 'center',
      inline: 'center',
    });
  };
  useEffect(() => {
    const at = cards.findIndex((card) => card.id === chosenId);
    if (at > 0) row.current?.children[at]?.scrollIntoView({ block: 'center', inline: 'center' });
    // oxlint-disable-next-line react/exhaustive-deps -- the card that was chosen when the map was left, or has only now come
  }, [isLoaded]);
  const pushed = useOnceStill(() => {
    const id = cards[middleItem(row.current)]?.id;
    if (id !== undefined) choose(id);
  });

  return (
    <FullScreen
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onClosed={onClosed}
      title="On the map"
    >
      <div className="flex min-h-0 flex-1 flex-col low:flex-row">
        <CityMap
          {...onMap}
          selectedPinId={chosenId}
          onPinSelect={({ id }) => bringCard(id)}
          gestures="map"
          isFilling
          isFollowing
        />
        <div className="flex shrink-0 flex-col pb-2 low:w-72">
          <ul
            ref={row}
            aria-label="The projects on the map"
            onScroll={pushed}
            className="flex min-h-0 snap-x snap-mandatory gap-3 overflow-x-auto px-4 py-1 [scrollbar-width:none] low:flex-1 low:snap-y low:flex-col low:overflow-y-auto low:py-[calc(50dvh-8rem)]"
          >
            {cards.map((card) => (
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus of the link in it arrives here
              <li
                key={card.id}
                onFocus={() => choose(card.id)}
                className={`w-[86%] max-w-96 shrink-0 snap-center snap-always rounded-lg border bg-surface p-3 transition-colors low:w-full ${card.id === chosenId ? 'border-areca' : 'border-hairline'}`}
              >
                <MapCard card={card} />
              </li>
            ))}
          </ul>
          <output className="block px-4 pt-1 text-xs text-ink-soft">{coverage}</output>
        </div>
      </div>
    </FullScreen>
  );
}

/** Which item of a row or a column stands nearest to its middle; -1 without one. */
function middleItem(row: HTMLElement | null): number {
  if (row === null) return -1;
  const [middleX, middleY] = middleOf(row);
  const far = [...row.children].map((item) => {
    const [x, y] = middleOf(item);
    return Math.hypot(x - middleX, y - middleY);
  });
  return far.indexOf(Math.min(...far));
}

function middleOf(element: Element): [x: number, y: number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
