const MOST_DOTS = 7;

/** The pictures with a dot: all if there are few, else those around the current one. */
export function dotWindow(at: number, count: number): number[] {
  const shown = Math.min(count, MOST_DOTS);
  const first = Math.min(Math.max(0, at - Math.floor(MOST_DOTS / 2)), count - shown);
  return Array.from({ length: shown }, (_, index) => first + index);
}
