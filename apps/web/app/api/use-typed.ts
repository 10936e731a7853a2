import { useEffect, useEffectEvent } from 'react';
import { takeTyped } from '#web/browser/draft.ts';
import { keepTyped } from './session-end.ts';

/**
 * Keeps what is typed into a form if the session ends, and restores it when the form is opened after the return. `read`
 * returns undefined while nothing is typed; its value is stored as JSON.
 */
export function useTyped(
  form: string,
  { read, onReturn }: { read: () => unknown; onReturn: (typed: unknown) => void },
): void {
  const readNow = useEffectEvent(read);
  const bringBack = useEffectEvent(onReturn);
  useEffect(() => {
    const kept = takeTyped(form);
    if (kept !== undefined) bringBack(kept);
    return keepTyped(form, () => readNow());
  }, [form]);
}
