import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FailureNotice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { Asked } from './code-steps.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import { useOutcomeFocus } from './use-outcome-focus.ts';
import { WHAT_AN_ACCOUNT_IS } from './what-an-account-is.ts';

/** Asks for the number that a code is sent to. It works without JavaScript. */
export function NumberForm({
  title,
  lead,
  refused,
  children,
  instead,
}: {
  title: string;
  lead: string;
  refused: Extract<Asked, { kind: 'refused' }> | undefined;
  /** Fields before the number. */
  children?: ReactNode;
  /** People for whom this form is not. */
  instead: ReactNode;
}) {
  const isSending = useNavigation().state !== 'idle';
  const box = useOutcomeFocus(refused);
  return (
    <SignInFrame title={title} lead={lead} beside={WHAT_AN_ACCOUNT_IS}>
      <div ref={box}>
        <div data-outcome tabIndex={-1} className="outline-none not-empty:mb-5">
          {refused !== undefined && refused.message !== '' && (
            <FailureNotice text={refused.message} />
          )}
        </div>
        <Form method="post" noValidate className="flex flex-col gap-5">
          {children}
          <Field
            label="Mobile number"
            hint="Ten digits; from abroad with + and the country code."
            error={refused?.errors.phone}
          >
            <TextInput
              name="phone"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              defaultValue={refused?.typed.phone}
              placeholder="98765 43210"
            />
          </Field>
          <Button
            type="submit"
            name="do"
            value="number"
            size="large"
            isLoading={isSending}
            className="w-full"
          >
            Send me a code
          </Button>
        </Form>
        <p className="mt-5 text-ink-soft">{instead}</p>
      </div>
    </SignInFrame>
  );
}
