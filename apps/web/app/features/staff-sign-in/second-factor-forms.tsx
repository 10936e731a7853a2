import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { CodeField } from '#web/ui/code-field.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';

interface Errors {
  currentPassword?: string;
  code?: string;
}

export function BeginFactor({ errors }: { errors: Errors }) {
  return (
    <FactorForm wish="begin-factor" verb="Set it up">
      <PresentPassword error={errors.currentPassword} />
    </FactorForm>
  );
}

export function ConfirmFactor({
  secret,
  link,
  error,
}: {
  secret: string;
  link: string;
  error?: string;
}) {
  return (
    <FactorForm wish="confirm-factor" verb="Turn it on">
      <input type="hidden" name="secret" value={secret} />
      <input type="hidden" name="link" value={link} />
      <AppCode hint="The six digits that the app shows for ManeMitra." error={error} />
    </FactorForm>
  );
}

export function RemoveFactor({
  errors,
  recoveryCodesLeft,
}: {
  errors: Errors;
  recoveryCodesLeft: number;
}) {
  return (
    <FactorForm wish="remove-factor" verb="Turn it off" isQuiet>
      <p>
        Signing in asks for a code of your app. Recovery codes left: {recoveryCodesLeft}. For new
        ones, turn it off and set it up again.
      </p>
      <PresentPassword error={errors.currentPassword} />
      <AppCode hint="Of your app, or a recovery code." error={errors.code} />
    </FactorForm>
  );
}

/** Where a code of the app is typed, here and at `/admin`. */
export function AppCode({ hint, error }: { hint: string; error: string | undefined }) {
  // A recovery code has letters.
  return <CodeField hint={hint} error={error} inputMode="text" />;
}

function PresentPassword({ error }: { error: string | undefined }) {
  return (
    <Field label="Current password" error={error}>
      <PasswordInput name="currentPassword" autoComplete="current-password" />
    </Field>
  );
}

function FactorForm({
  wish,
  verb,
  isQuiet = false,
  children,
}: {
  wish: string;
  verb: string;
  isQuiet?: boolean;
  children: ReactNode;
}) {
  const isSending = useNavigation().formData?.get('do') === wish;
  return (
    <Form method="post" noValidate className="flex max-w-md flex-col gap-5">
      {children}
      <Button
        type="submit"
        name="do"
        value={wish}
        kind={isQuiet ? 'quiet' : 'primary'}
        isLoading={isSending}
        className="self-start"
      >
        {verb}
      </Button>
    </Form>
  );
}
