import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For an input that can be used before the page's scripts are there: reports what was typed until then. React takes the
 * input over with the server's text, and the typed text would be lost at the next change.
 */
export function useTypedBefore(
  onText: (text: string) => void,
): RefObject<HTMLTextAreaElement | null> {
  const box = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (box.current !== null && box.current.value !== box.current.defaultValue) {
      onText(box.current.value);
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what stands there when the page comes alive
  }, []);
  return box;
}
