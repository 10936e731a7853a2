import { useEffect, useEffectEvent, useRef } from 'react';
import { type Fetcher, type FetcherWithComponents, useFetcher } from 'react-router';
import { endVisit } from '#web/api/session-end.ts';
import { askForProof } from '#web/features/staff/proof/ask-for-proof.ts';
import { showToast, type ToastMessage } from '#web/ui/toast.ts';
import type { Done, Outcome } from './outcome.ts';

/**
 * Sends one form to its screen's own action, without leaving the screen. Success is shown in a toast; a refusal is for the
 * form to show.
 */
export function useAct(
  onDone?: (outcome: Done) => void,
  /** An offer next to the sentence, such as undoing it. */
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
  useProof(fetcher);
  return {
    Form: fetcher.Form,
    submit: (values: Record<string, string>) => void fetcher.submit(values, { method: 'post' }),
    isSending: fetcher.state !== 'idle',
    refused: outcome?.kind === 'refused' ? outcome : undefined,
  };
}

/** If the server needs a fresh proof of identity, asks for it and sends the same form again: nothing is typed twice. */
function useProof({
  data,
  formData,
  submit,
}: FetcherWithComponents<Outcome> & Fetcher<Outcome>): void {
  const sent = useRef<FormData>(undefined);
  useEffect(() => {
    if (formData !== undefined) sent.current = formData;
  }, [formData]);
  const goOn = useEffectEvent(async () => {
    const form = sent.current;
    if (form !== undefined && (await askForProof())) await submit(form, { method: 'post' });
  });
  useEffect(() => {
    if (data?.kind === 'refused' && data.code === 'proof.needed') void goOn();
  }, [data]);
}

/** Leaves the page when an act was refused because the session is over; the input is kept for the return. */
export function useSessionEnd(outcome: Outcome | undefined): void {
  useEffect(() => {
    if (outcome?.kind === 'refused' && outcome.code === 'session.required') endVisit();
  }, [outcome]);
}
