import { useState } from 'react';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { passwordStrength } from './password-strength.ts';

/** A new password, with a word on how good it is while it is typed. */
export function NewPasswordField({
  name,
  own,
  error,
}: {
  name: string;
  /** Known details of the owner, which may not be the password. */
  own: readonly string[];
  error: string | undefined;
}) {
  const [password, setPassword] = useState('');
  const strength = passwordStrength(password, own);
  return (
    <Field
      label="New password"
      error={error}
      hint={
        <span aria-live="polite" className={strength?.isEnough === true ? 'text-areca' : ''}>
          {strength?.text ?? 'At least 12 characters.'}
        </span>
      }
    >
      <PasswordInput
        name={name}
        autoComplete="new-password"
        onInput={(event) => setPassword(event.currentTarget.value)}
      />
    </Field>
  );
}
