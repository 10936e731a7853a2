const MOST_DOTS = 7;

/** Which pictures have a dot: all of a few, of many those around where one is. */
export function dotWindow(at: number, count: number): number[] {
  const shown = Math.min(count, MOST_DOTS);
  const first = Math.min(Math.max(0, at - Math.floor(MOST_DOTS / 2)), count - shown);
  return Array.from({ length: shown }, (_, index) => first + index);
}
