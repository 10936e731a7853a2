/** Tells of what may happen very often, at most once in so many milliseconds. */
export function atMostEvery<Told extends unknown[]>(
  ms: number,
  tell: (...told: Told) => void,
): (...told: Told) => void {
  let last = -Infinity;
  return (...told) => {
    const now = performance.now();
    if (now - last < ms) return;
    last = now;
    tell(...told);
  };
}
