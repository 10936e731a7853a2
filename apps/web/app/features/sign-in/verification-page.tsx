import { RESEND_SECONDS } from '@manemitra/contract/limits';
import { formatPhone } from '@manemitra/domain/phone-display';
import { waitText } from '@manemitra/domain/wait-text';
import { useEffect, useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { useSecondsUntil } from '#web/browser/use-seconds-until.ts';
import { paths } from '#web/paths.ts';
import { Button, linkStyle } from '#web/ui/button.tsx';
import { CodeField } from '#web/ui/code-field.tsx';
import { FailureNotice, Notice } from '#web/ui/notice.tsx';
import type { Asked, Proved } from './code-steps.ts';
import type { PendingNumber } from './number-cookie.ts';
import { NumberForm } from './number-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { useOutcomeFocus } from './use-outcome-focus.ts';

/** Signing in by form: the number, unless a code is on its way already, then the code. It works without JavaScript. */
export function VerificationPage({
  pending,
  asked,
  proved,
  next,
}: {
  /** The number that a code was sent to. */
  pending: PendingNumber | undefined;
  asked: Asked | undefined;
  proved: Proved | undefined;
  next: string;
}) {
  if (pending === undefined) return <NumberPage asked={asked} next={next} />;
  return <CodePage key={pending.mobileNumber} pending={pending} proved={proved} />;
}

function NumberPage({ asked, next }: { asked: Asked | undefined; next: string }) {
  return (
    <NumberForm
      title="Sign in"
      lead="We send a code to your mobile number; there is no password to remember."
      refused={asked?.kind === 'refused' ? asked : undefined}
      instead={
        <>
          New here?{' '}
          <Link to={paths.register(next)} className={linkStyle}>
            Open your account
          </Link>
        </>
      }
    />
  );
}

function CodePage({ pending, proved }: { pending: PendingNumber; proved: Proved | undefined }) {
  const navigation = useNavigation();
  const doing = navigation.formData?.get('do');
  const refused = proved?.kind === 'refused' ? proved : undefined;
  const box = useOutcomeFocus(proved);
  const number = formatPhone(pending.mobileNumber);
  // The button that asked for the code is gone, and the focus must not go with it.
  useEffect(() => box.current?.querySelector<HTMLElement>('[name=code]')?.focus(), [box]);
  return (
    <SignInFrame
      title="Type the code"
      lead={
        <>
          We have sent a code of six digits to{' '}
          <span className="figures whitespace-nowrap text-ink">{number}</span>. It works for 5
          minutes.
        </>
      }
      beside={[
        'Keep the code to yourself. We never ask for it, by phone or otherwise.',
        'No message? It can take a minute. Check the number above, or have the code sent again.',
      ]}
      pose="pointing"
    >
      <div ref={box}>
        <div data-outcome tabIndex={-1} aria-live="polite" className="outline-none not-empty:mb-5">
          {proved?.kind === 'sent' && (
            <Notice
              tone="success"
              text="A new code is on its way. The previous one no longer works."
            />
          )}
          {refused !== undefined && refused.message !== '' && (
            <FailureNotice text={refused.message} />
          )}
        </div>
        <Form method="post" noValidate className="flex flex-col gap-5">
          <CodeField hint="Six digits, from the newest message." error={refused?.error} />
          <Button
            type="submit"
            name="do"
            value="code"
            size="large"
            isLoading={doing === 'code'}
            className="w-full"
          >
            Sign in
          </Button>
        </Form>
        <Form method="post" className="mt-5 flex flex-wrap gap-3">
          <SendAgain
            // A new moment to wait for starts the count anew.
            key={`${pending.sentAt} ${refused?.wait ?? 0}`}
            sentAt={pending.sentAt}
            wait={refused?.wait}
            isSending={doing === 'resend'}
          />
          <Button type="submit" name="do" value="other-number" kind="quiet">
            Change the number
          </Button>
        </Form>
      </div>
    </SignInFrame>
  );
}

/** Without JavaScript it can be pressed at any time: the server has the last word. */
function SendAgain({
  sentAt,
  wait,
  isSending,
}: {
  sentAt: number;
  /** Seconds that the server asked to wait. */
  wait: number | undefined;
  isSending: boolean;
}) {
  const [moment] = useState(() =>
    wait === undefined ? sentAt + RESEND_SECONDS * 1000 : Date.now() + wait * 1000,
  );
  const left = useSecondsUntil(moment);
  return (
    <Button
      type="submit"
      name="do"
      value="resend"
      kind="quiet"
      disabled={left > 0}
      isLoading={isSending}
    >
      {left > 0 ? `Send again in ${waitText(left)}` : 'Send again'}
    </Button>
  );
}
