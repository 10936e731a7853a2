import { useEffect } from 'react';
import { slots } from '#web/browser/storage.ts';
import { useStored } from '#web/browser/use-stored.ts';

/** Keeps the lists of whoever has signed in as a buyer in their account. Its code comes for them only. */
export function ListsKeeper() {
  const [user] = useStored(slots.user);
  const [role] = useStored(slots.role);
  const isBuyer = user !== null && role === 'user';
  useEffect(() => {
    if (!isBuyer) return undefined;
    let stop: (() => void) | undefined;
    let hasLeft = false;
    const start = async (): Promise<void> => {
      const { keepInStep } = await import('./sync-lists.ts');
      if (!hasLeft) stop = keepInStep();
    };
    void start();
    return () => {
      hasLeft = true;
      stop?.();
    };
  }, [isBuyer]);
  return null;
}
