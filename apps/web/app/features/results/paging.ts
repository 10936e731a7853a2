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
