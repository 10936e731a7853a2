import { type RefObject, useEffect, useState } from 'react';

/** The index in the list, from `data-index`, of the item that has the focus. */
export function useFocusedIndex(list: RefObject<HTMLElement | null>): number | undefined {
  const [index, setIndex] = useState<number>();
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const onFocus = (event: FocusEvent): void => {
      const item = (event.target as Element).closest<HTMLElement>('[data-index]');
      setIndex(item === null ? undefined : Number(item.dataset['index']));
    };
    const onBlur = (): void => setIndex(undefined);
    element.addEventListener('focusin', onFocus);
    element.addEventListener('focusout', onBlur);
    return () => {
      element.removeEventListener('focusin', onFocus);
      element.removeEventListener('focusout', onBlur);
    };
  }, [list]);
  return index;
}
