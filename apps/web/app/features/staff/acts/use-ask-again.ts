import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const ASK_AGAIN_MS = 1_500;

/** Asks the screen's loaders how far it is, as long as something is under way. */
export function useAskAgain(isWanted: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWanted) return;
    const timer = setInterval(() => void revalidate(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWanted, revalidate]);
}
