/**
 * Shares one call among everybody who asks while the previous one runs. Each caller gets the answer of a call that began
 * after they asked, so no answer is out of date; a thousand simultaneous callers cost two calls.
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
