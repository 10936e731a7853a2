/** When and what to load next. */

/** The cursor inside the next page's address, for a link that works without JavaScript. */
export function cursorOf(nextPage: string | null): string | undefined {
  if (nextPage === null) return undefined;
  return new URL(nextPage, 'http://localhost').searchParams.get('cursor') ?? undefined;
}

export interface ScrollState {
  scrollY: number;
  innerHeight: number;
  scrollHeight: number;
}

/** Whether less than `within` pixels of the page are left below the view. */
export function isNearBottom(
  { scrollY, innerHeight, scrollHeight }: ScrollState,
  within: number,
): boolean {
  return scrollHeight - (scrollY + innerHeight) < within;
}

/** The projects of these pages. One that changed while the list was read may come again, in its new place. */
export function withoutRepeats<T extends { id: string }>(pages: readonly (readonly T[])[]): T[] {
  const seen = new Set<string>();
  return pages.flat().filter(({ id }) => !seen.has(id) && seen.add(id));
}
