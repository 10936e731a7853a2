/** Tells of what may happen very often, at most once in so many milliseconds. */
export function atMostEvery(ms: number, tell: () => void): () => void {
  let last = -Infinity;
  return () => {
    const now = performance.now();
    if (now - last < ms) return;
    last = now;
    tell();
  };
}
