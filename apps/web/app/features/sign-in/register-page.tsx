import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { linkStyle } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { Asked } from './code-steps.ts';
import { NumberForm } from './number-form.tsx';

/** Signing up by form: a name and a number. */
export function RegisterPage({ outcome, next }: { outcome: Asked | undefined; next: string }) {
  const refused = outcome?.kind === 'refused' ? outcome : undefined;
  return (
    <NumberForm
      title="Open your account"
      lead="Your name and your mobile number. We send a code to the number; there is no password to remember."
      refused={refused}
      instead={
        <>
          Already have an account?{' '}
          <Link to={paths.verification(next)} className={linkStyle}>
            Sign in with your number
          </Link>
        </>
      }
    >
      <Field label="Your name" error={refused?.errors.name}>
        <TextInput name="name" autoComplete="name" defaultValue={refused?.typed.name} />
      </Field>
    </NumberForm>
  );
}
