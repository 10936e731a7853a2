/** Safari knows no idle moment; by then its page has been drawn. */
const SOON_MS = 500;

/** Does something that can wait once the browser is idle. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(work);
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(work, SOON_MS);
  return () => clearTimeout(timer);
}
