import { Form, Link, useNavigation } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button, linkStyle } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FailureNotice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { Asked } from './code-steps.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import { useOutcomeFocus } from './use-outcome-focus.ts';
import { WHAT_AN_ACCOUNT_IS } from './what-an-account-is.ts';

/** Signing up by form: a name and a number. It works without JavaScript. */
export function RegisterPage({ outcome, next }: { outcome: Asked | undefined; next: string }) {
  const isSending = useNavigation().state !== 'idle';
  const refused = outcome?.kind === 'refused' ? outcome : undefined;
  const box = useOutcomeFocus(refused);
  return (
    <SignInFrame
      title="Open your account"
      lead="Your name and your mobile number. We send a code to the number; there is no password to remember."
      beside={WHAT_AN_ACCOUNT_IS}
    >
      <div ref={box}>
        <div data-outcome tabIndex={-1} className="outline-none not-empty:mb-5">
          {refused !== undefined && refused.message !== '' && (
            <FailureNotice text={refused.message} />
          )}
        </div>
        <Form method="post" noValidate className="flex flex-col gap-5">
          <Field label="Your name" error={refused?.errors.name}>
            <TextInput name="name" autoComplete="name" defaultValue={refused?.typed.name} />
          </Field>
          <PhoneField error={refused?.errors.phone} typed={refused?.typed.phone} />
          <Button type="submit" size="large" isLoading={isSending} className="w-full">
            Send me a code
          </Button>
        </Form>
        <p className="mt-5 text-ink-soft">
          You have an account?{' '}
          <Link to={paths.verification(next)} className={linkStyle}>
            Sign in with your number
          </Link>
        </p>
      </div>
    </SignInFrame>
  );
}

/** Where a mobile number is typed. */
export function PhoneField({
  error,
  typed,
}: {
  error: string | undefined;
  typed: string | undefined;
}) {
  return (
    <Field
      label="Mobile number"
      hint="Ten digits; from abroad with + and the country code."
      error={error}
    >
      <TextInput
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        defaultValue={typed}
        placeholder="98765 43210"
      />
    </Field>
  );
}
