import { type RefObject, useEffect, useState } from 'react';

/** The id of the card, marked with `data-card`, that the pointer or else the focus is on. */
export function usePointedCard(list: RefObject<HTMLElement | null>): string | undefined {
  const [id, setId] = useState<string>();
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const onPoint = (event: Event): void => {
      const card = (event.target as Element).closest<HTMLElement>('[data-card]');
      setId(card?.dataset['card']);
    };
    const onLeave = (): void => setId(undefined);
    const onBlur = ({ relatedTarget }: FocusEvent): void => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) setId(undefined);
    };
    element.addEventListener('pointerover', onPoint);
    element.addEventListener('focusin', onPoint);
    element.addEventListener('focusout', onBlur);
    element.addEventListener('pointerleave', onLeave);
    return () => {
      element.removeEventListener('pointerover', onPoint);
      element.removeEventListener('focusin', onPoint);
      element.removeEventListener('focusout', onBlur);
      element.removeEventListener('pointerleave', onLeave);
    };
  }, [list]);
  return id;
}
