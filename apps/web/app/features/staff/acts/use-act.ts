import { useEffect, useEffectEvent } from 'react';
import { useFetcher } from 'react-router';
import { endVisit } from '#web/api/session-end.ts';
import { showToast, type ToastMessage } from '#web/ui/toast.ts';
import type { Done, Outcome } from './outcome.ts';

/**
 * One form of a screen that is sent to the screen's own action, without leaving it. What was done is said in a toast; what
 * was refused is for the form to show.
 */
export function useAct(
  onDone?: (outcome: Done) => void,
  /** What is offered beside the sentence, as taking it back. */
  offer?: (outcome: Done) => ToastMessage['action'],
) {
  const fetcher = useFetcher<Outcome>();
  const outcome = fetcher.state === 'submitting' ? undefined : fetcher.data;
  const tell = useEffectEvent((done: Done) => {
    const action = offer?.(done);
    showToast({ kind: 'success', text: done.message, ...(action && { action }) });
    onDone?.(done);
  });
  useEffect(() => {
    if (fetcher.data?.kind === 'done') tell(fetcher.data);
  }, [fetcher.data]);
  useSessionEnd(fetcher.data);
  return {
    Form: fetcher.Form,
    submit: (values: Record<string, string>) => void fetcher.submit(values, { method: 'post' }),
    isSending: fetcher.state !== 'idle',
    refused: outcome?.kind === 'refused' ? outcome : undefined,
  };
}

/** An act that was refused because the session is over leads away; what was typed is kept for the return. */
export function useSessionEnd(outcome: Outcome | undefined): void {
  useEffect(() => {
    if (outcome?.kind === 'refused' && outcome.code === 'session.required') endVisit();
  }, [outcome]);
}
