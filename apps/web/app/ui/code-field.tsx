import type { ComponentProps, ReactNode } from 'react';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

/** Where a one-time code is typed, with digits at hand; phones offer the one of their newest message. */
export function CodeField({
  label = 'Code',
  hint,
  error,
  className = 'max-w-48',
  ...input
}: Omit<ComponentProps<'input'>, 'prefix'> & {
  label?: string;
  hint: ReactNode;
  error: string | undefined;
}) {
  return (
    <Field label={label} hint={hint} error={error}>
      <TextInput
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        className={className}
        {...input}
      />
    </Field>
  );
}
