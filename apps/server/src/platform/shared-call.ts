/**
 * One call for everybody who asks while the one before still runs. Whoever asks gets the answer of a call that began
 * after they asked, so nobody is told something old; and a thousand who ask at once cost two calls.
 */
export function sharedCall<T>(call: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> | undefined;
  let next: Promise<T> | undefined;
  return () => {
    if (next !== undefined) return next;
    const begin = (): Promise<T> => {
      next = undefined;
      const current = call();
      running = current;
      const end = () => {
        if (running === current) running = undefined;
      };
      current.then(end, end);
      return current;
    };
    if (running === undefined) return begin();
    next = running.then(begin, begin);
    return next;
  };
}
