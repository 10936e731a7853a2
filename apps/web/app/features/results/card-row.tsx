import { useEffect, useRef } from 'react';
import { useOnceStill } from '#web/browser/use-once-still.ts';
import { useReducedMotion } from '#web/browser/use-reduced-motion.ts';
import type { ListedCard } from '#web/features/project-card/public.ts';
import { MapCard } from './map-card.tsx';

/**
 * The homes of a map in a row, or a column where the screen is low: what a pin opens, and the list for whoever cannot see or reach
 * the pins. The chosen one is in its middle. Whoever pushes the row chooses what comes to its middle; a row that moves by itself, because
 * another pin was chosen or a card has come, chooses nothing.
 */
export function CardRow({
  cards,
  chosenId,
  onChoose,
}: {
  cards: readonly ListedCard[];
  chosenId: string | undefined;
  onChoose: (id: string) => void;
}) {
  const row = useRef<HTMLUListElement>(null);
  const isPushed = useRef(false);
  const isStill = useReducedMotion();
  const before = useRef<string>(undefined);
  const at = cards.findIndex((card) => card.id === chosenId);
  const ids = cards.map(({ id }) => id).join();
  useEffect(() => {
    const card = row.current?.children[at];
    // Who pushed the row has brought the card already.
    if (card !== undefined && !isPushed.current) {
      // Where other cards have come, the chosen one stays where it is to the eye.
      const isJump = isStill || ids !== before.current;
      card.scrollIntoView({
        behavior: isJump ? 'auto' : 'smooth',
        block: 'center',
        inline: 'center',
      });
    }
    before.current = ids;
    isPushed.current = false;
    // oxlint-disable-next-line react/exhaustive-deps -- another card or other cards, and not how far it is moved
  }, [chosenId, ids]);
  const onScroll = useOnceStill(() => {
    const id = isPushed.current ? cards[middleItem(row.current)]?.id : undefined;
    if (id === undefined || id === chosenId) isPushed.current = false;
    else onChoose(id);
  });
  const push = (): void => {
    isPushed.current = true;
  };
  return (
    <ul
      ref={row}
      aria-label="The projects on the map"
      onScroll={onScroll}
      onTouchMove={push}
      onWheel={push}
      className="flex min-h-0 snap-x snap-mandatory gap-3 overflow-x-auto px-4 py-1 [scrollbar-width:none] low:flex-1 low:snap-y low:flex-col low:overflow-y-auto low:py-[calc(50dvh-8rem)]"
    >
      {cards.length === 0 && (
        <li className="py-6 text-ink-soft">No home of this search is in sight here.</li>
      )}
      {cards.map((card) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus of the link in it arrives here
        <li
          key={card.id}
          aria-current={card.id === chosenId}
          onFocus={() => onChoose(card.id)}
          className={`relative w-[86%] max-w-96 shrink-0 snap-center snap-always rounded-lg border bg-surface p-3 transition-colors low:w-full ${card.id === chosenId ? 'border-areca' : 'border-hairline'}`}
        >
          <MapCard card={card} />
        </li>
      ))}
    </ul>
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
