import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For a box that can be written in before the scripts of the page are there: tells what was typed by then. React takes such a box over
 * with the text that the server wrote, and what a person wrote meanwhile would be gone with the next change.
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
