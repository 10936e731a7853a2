import { type RefObject, useEffect, useRef } from 'react';

/** After a form was answered, moves the focus to the first error, else to the message; once per answer. */
export function useOutcomeFocus(outcome: object | undefined): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome === undefined) return;
    const wrong = box.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    (wrong ?? box.current?.querySelector<HTMLElement>('[data-outcome]'))?.focus();
  }, [outcome]);
  return box;
}
