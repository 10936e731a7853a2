import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { useOutcomeFocus } from '#web/features/sign-in/public.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FailureNotice, Notice } from '#web/ui/notice.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import type { PasswordChange } from './change-password.ts';
import { NewPasswordField } from './new-password-field.tsx';

/** Changing the own password with the present one. It works without JavaScript. */
export function ChangePasswordForm({
  userName,
  own,
  outcome,
}: {
  userName: string;
  /** Known details of the owner, including the user name. */
  own: readonly string[];
  outcome: PasswordChange | undefined;
}) {
  const isSending = useNavigation().formData?.get('do') === 'change-password';
  const box = useOutcomeFocus(outcome);
  const errors = outcome?.kind === 'refused' ? outcome.errors : {};
  // A password that was just set does not stay on the screen.
  const [form, setForm] = useState({ outcome, turn: 0 });
  if (form.outcome !== outcome) {
    setForm({ outcome, turn: outcome?.kind === 'changed' ? form.turn + 1 : form.turn });
  }
  return (
    <div ref={box}>
      <div data-outcome tabIndex={-1} className="outline-none not-empty:mb-5">
        {outcome?.kind === 'changed' && <Notice tone="success" text={outcome.message} />}
        {outcome?.kind === 'refused' && outcome.message !== '' && (
          <FailureNotice text={outcome.message} />
        )}
      </div>
      <Form key={form.turn} method="post" noValidate className="flex max-w-md flex-col gap-5">
        {/* For password managers, which keep the two together. */}
        <input
          type="text"
          name="userName"
          autoComplete="username"
          value={userName}
          readOnly
          hidden
        />
        <Field label="Current password" error={errors.currentPassword}>
          <PasswordInput name="currentPassword" autoComplete="current-password" />
        </Field>
        <NewPasswordField name="newPassword" own={own} error={errors.newPassword} />
        <Button
          type="submit"
          name="do"
          value="change-password"
          isLoading={isSending}
          className="self-start"
        >
          Change the password
        </Button>
      </Form>
    </div>
  );
}
