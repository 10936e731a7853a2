import { useEffect, useState } from 'react';
import { hasKannada, kannadaLetters } from './map-letters.ts';

/** Whether Kannada names can be drawn. Their letters come when they are first wanted: most look at the whole city first. */
export function useKannada(isWanted: boolean): boolean {
  const [isHere, setIsHere] = useState(hasKannada);
  useEffect(() => {
    if (!isWanted || isHere) return undefined;
    let isGone = false;
    const wait = async (): Promise<void> => {
      await kannadaLetters();
      if (!isGone) setIsHere(true);
    };
    void wait();
    return () => {
      isGone = true;
    };
  }, [isWanted, isHere]);
  return isHere;
}
