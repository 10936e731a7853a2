/** Safari knows no idle moment; by then its page has been drawn. */
const SOON_MS = 500;

/** Does what can wait once the browser has nothing else to do. Answers with what calls it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(work);
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(work, SOON_MS);
  return () => clearTimeout(timer);
}
