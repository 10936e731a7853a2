import { useEffect, useState } from 'react';

/** Whole seconds until a moment (ms since 1970), counted down; 0 once it is past, and on the server. */
export function useSecondsUntil(moment: number): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const count = (): void => {
      const seconds = Math.max(0, Math.ceil((moment - Date.now()) / 1000));
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    };
    const timer = setInterval(count, 1000);
    count();
    return () => clearInterval(timer);
  }, [moment]);
  return left;
}
