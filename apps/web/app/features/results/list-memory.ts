import { lastUsed } from '@manemitra/domain/last-used';
import type { VirtualItem } from '@tanstack/react-virtual';

/** How a list stood when it was left, so that "back" returns to the same place. */
export interface Standing {
  /** Each card's height, as far as it was drawn. */
  measured: VirtualItem[];
  /** Pixels from the top of the page to the list. */
  margin: number;
  scrolled: number;
}

/** As many lists are remembered in one visit. */
const LISTS_KEPT = 20;

const standings = lastUsed<Standing>(LISTS_KEPT);

export function remember(address: string, standing: Standing): void {
  standings.put(address, standing);
}

export function remembered(address: string): Standing | undefined {
  return standings.get(address);
}

/** How a list stands that was drawn whole, told by its elements; `keys` are those of its cards. */
export function standingOf(list: Element, keys: readonly string[]): Standing {
  let start = list.getBoundingClientRect().top + window.scrollY;
  const margin = start;
  const measured = [...list.children].slice(0, keys.length).map((child, index): VirtualItem => {
    const size = child.getBoundingClientRect().height;
    const item = { key: keys[index] ?? index, index, start, size, end: start + size, lane: 0 };
    start = item.end;
    return item;
  });
  return { measured, margin, scrolled: window.scrollY };
}
