import { CODE_MINUTES } from '@manemitra/contract/limits';
import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { CodeField } from '#web/ui/code-field.tsx';
import { FailureNotice, Notice } from '#web/ui/notice.tsx';
import type { AccountOutcome } from './account-actions.ts';
import { Panel } from './panel.tsx';

/** Deleting the account: what it erases, a fresh code to the number, and then the button that does it. */
export function DeleteAccount({
  outcome,
  phone,
}: {
  outcome: AccountOutcome | undefined;
  phone: string | null;
}) {
  const doing = useNavigation().formData?.get('do');
  const refused = outcome?.kind === 'refused' ? outcome : undefined;
  const hasCode = outcome?.kind === 'code-sent' || refused?.hasCode === true;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome !== undefined) box.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [outcome]);

  return (
    <Panel title="Delete your account">
      <p className="text-ink-soft">
        This erases your name and number, your sessions, the record of who got your number, and the
        codes and messages sent to it. Our log keeps only that an account was deleted, and when.
        This cannot be undone.
      </p>
      <div ref={box} className="mt-4 flex flex-col gap-4">
        {refused !== undefined && refused.message !== '' && (
          <FailureNotice text={refused.message} />
        )}
        {outcome?.kind === 'code-sent' && (
          <Notice
            tone="info"
            text={`We have sent a code to ${phone ?? 'your number'}. It works for ${CODE_MINUTES} minutes.`}
          />
        )}
        {hasCode && (
          <Form method="post" noValidate className="flex flex-col gap-4">
            <CodeField hint="Six digits, from the newest message." error={refused?.error} />
            <Button
              type="submit"
              name="do"
              value="delete"
              kind="danger"
              isLoading={doing === 'delete'}
              className="self-start"
            >
              Delete my account
            </Button>
          </Form>
        )}
        <Form method="post">
          <Button
            type="submit"
            name="do"
            value="send-code"
            kind="quiet"
            isLoading={doing === 'send-code'}
          >
            {hasCode ? 'Send another code' : 'Delete my account…'}
          </Button>
        </Form>
      </div>
    </Panel>
  );
}
