import { PROOF_MINUTES } from '@manemitra/contract/limits';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { staffClient } from '#web/api/staff-client.ts';
import { fieldErrorsIn, refusalIn } from '#web/api/problem.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, OverlayClose } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { FailureNotice } from '#web/ui/notice.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { proofIsAskedBy } from './ask-for-proof.ts';

/** Asks for the password before something grave; the act then continues with all its input. */
export function ProofDialog({ userName }: { userName: string }) {
  const [isOpen, setOpen] = useState(false);
  const answer = useRef<(isProved: boolean) => void>(undefined);
  useEffect(
    () =>
      proofIsAskedBy(
        () =>
          new Promise((resolve) => {
            answer.current?.(false);
            answer.current = resolve;
            setOpen(true);
          }),
      ),
    [],
  );
  const close = (isProved: boolean): void => {
    setOpen(false);
    answer.current?.(isProved);
    answer.current = undefined;
  };
  if (!isOpen) return null;
  return <Question userName={userName} onClose={close} />;
}

function Question({
  userName,
  onClose,
}: {
  userName: string;
  onClose: (isProved: boolean) => void;
}) {
  const id = useId();
  const [refused, setRefused] = useState({ error: '', notice: '' });
  const [isSending, setSending] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('currentPassword');
    setSending(true);
    try {
      await staffClient.proveIdentity({
        body: { currentPassword: typeof typed === 'string' ? typed : '' },
      });
      onClose(true);
    } catch (error) {
      const refusal = refusalIn(error);
      if (refusal === undefined) throw error;
      const wrong = fieldErrorsIn(error)['currentPassword'] ?? '';
      setRefused({ error: wrong, notice: wrong === '' ? refusal.message : '' });
      setSending(false);
    }
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose(false)}
      title="Is it you?"
      description={`This has far-reaching effects, so we ask for your password once more. After that, we do not ask again for ${PROOF_MINUTES} minutes.`}
      actions={
        <>
          <OverlayClose asChild>
            <Button kind="quiet">Cancel</Button>
          </OverlayClose>
          <Button type="submit" form={id} isLoading={isSending}>
            Go on
          </Button>
        </>
      }
    >
      <form
        ref={startAtPassword}
        id={id}
        noValidate
        onSubmit={(event) => void send(event)}
        className="flex flex-col gap-4"
      >
        {refused.notice !== '' && <FailureNotice text={refused.notice} />}
        {/* For password managers, which keep the two together. */}
        <input
          type="text"
          name="userName"
          autoComplete="username"
          value={userName}
          readOnly
          hidden
        />
        <Field label="Your password" {...(refused.error === '' ? {} : { error: refused.error })}>
          <PasswordInput name="currentPassword" autoComplete="current-password" />
        </Field>
      </form>
    </Dialog>
  );
}

/** A dialog would begin at its button that closes it. */
function startAtPassword(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[name=currentPassword]')?.focus();
}
