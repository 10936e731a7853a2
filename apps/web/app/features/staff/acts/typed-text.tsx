import { useEffect, useEffectEvent, useRef } from 'react';
import { keepTyped } from '#web/api/session-end.ts';
import { IS_BACK, takeTyped } from '#web/browser/draft.ts';
import { showToast } from '#web/ui/toast.ts';
import { fillIn, nameOfForm, parseTexts, textsIn, versionIn } from './typed-form.ts';

/**
 * Keeps the input of the surrounding form if the session ends, and restores it when the same form is opened after the
 * return. `onReturn` gets the version on which it was based, so that changes by others are noticed.
 */
export function TypedText({ onReturn }: { onReturn?: (version: string | undefined) => void }) {
  const place = useRef<HTMLSpanElement>(null);
  const bringBack = useEffectEvent((form: HTMLFormElement): void => {
    const texts = parseTexts(takeTyped(nameOfForm(form)));
    if (texts === undefined) return;
    fillIn(form, texts);
    onReturn?.(versionIn(texts));
    showToast({ kind: 'info', text: IS_BACK, id: 'is-back' });
  });
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    let isTyped = false;
    const note = (): void => {
      isTyped = true;
    };
    form.addEventListener('input', note);
    bringBack(form);
    const stop = keepTyped(nameOfForm(form), () => (isTyped ? textsIn(form) : undefined));
    return () => {
      form.removeEventListener('input', note);
      stop();
    };
  }, []);
  return <span ref={place} hidden />;
}
