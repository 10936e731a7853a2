import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { type CardListProps, LIST_ID } from './card-list-props.ts';
import { remember, remembered, standingOf } from './list-memory.ts';
import { useFocusedIndex } from './use-focused-index.ts';

/** As many cards beyond the window are drawn: the next is always there for the Tab key. */
const OVERSCAN = 4;
/** Pixels of a card nobody has drawn yet, on a phone and beside its picture. */
const ESTIMATE_NARROW = 228;
const ESTIMATE_WIDE = 200;
const NARROW_PX = 600;

/**
 * A list of which only the cards near the window are in the page. They are in the normal flow, with margins in place of the
 * absent ones, so that reading and tab order are the order of the list.
 */
export function VirtualCards({ address, cards, total, bringAbsent, renderCard }: CardListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [start] = useState(() => {
    const drawn = document.querySelector<HTMLElement>(`#${LIST_ID}`);
    return drawn?.dataset['address'] === address
      ? standingOf(
          drawn,
          cards.map(({ id }) => id),
        )
      : remembered(address);
  });
  const [margin, setMargin] = useState(start?.margin ?? 0);
  const focused = useFocusedIndex(list);

  // oxlint-disable-next-line react/incompatible-library -- we do not run the compiler that it warns for
  const virtualizer = useWindowVirtualizer({
    count: cards.length,
    getItemKey: (index) => cards[index]?.id ?? index,
    estimateSize: () => (window.innerWidth < NARROW_PX ? ESTIMATE_NARROW : ESTIMATE_WIDE),
    overscan: OVERSCAN,
    scrollMargin: margin,
    ...(start && {
      initialOffset: start.scrolled,
      initialMeasurementsCache: start.measured,
      initialRect: { width: window.innerWidth, height: window.innerHeight },
    }),
    // The card with the focus stays, however far the window moves from it.
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range);
      return focused === undefined || focused >= range.count || seen.includes(focused)
        ? seen
        : [...seen, focused].sort((a, b) => a - b);
    },
  });

  useLayoutEffect(() => {
    const measure = (): void => {
      if (list.current === null) return;
      setMargin(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    // The content above the list may grow, when a chip wraps or a notice appears.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(
    () => () => {
      remember(address, {
        measured: virtualizer.measurementsCache.slice(),
        margin: virtualizer.options.scrollMargin,
        scrolled: virtualizer.scrollOffset ?? 0,
      });
    },
    [address, virtualizer],
  );

  useImperativeHandle(bringAbsent, () => (id) => {
    const index = cards.findIndex((card) => card.id === id);
    if (index !== -1) virtualizer.scrollToIndex(index, { align: 'center' });
  });

  const rows = virtualizer.getVirtualItems();
  const end = virtualizer.getTotalSize() + margin;
  return (
    <ul
      id={LIST_ID}
      data-address={address}
      ref={list}
      data-keeps-place=""
      style={{ paddingBottom: Math.max(0, end - (rows.at(-1)?.end ?? 0)) }}
      className="flex flex-col"
    >
      {rows.map((row, at) => {
        const card = cards[row.index];
        if (card === undefined) return null;
        return (
          <li
            key={row.key}
            ref={virtualizer.measureElement}
            data-index={row.index}
            aria-setsize={total}
            aria-posinset={row.index + 1}
            style={{ marginTop: Math.max(0, row.start - (rows[at - 1]?.end ?? margin)) }}
            className="pb-3"
          >
            {renderCard(card, row.index)}
          </li>
        );
      })}
    </ul>
  );
}
