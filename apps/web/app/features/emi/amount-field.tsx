import { writeNumber } from '#web/ui/typed-number.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { type ReactNode, useState } from 'react';

/** An amount that may be left open. It counts as it is typed; zero and nothing are no amount (spec 5). */
export function AmountField({
  label,
  name,
  value,
  onChange,
  hint,
  error,
  saysOptional = true,
}: {
  label: string;
  name: string;
  /** Rupees. */
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  hint?: ReactNode;
  error?: string | undefined;
  /** False where nothing is worked out without it, or where all fields beside it may stay open. */
  saysOptional?: boolean;
}) {
  const [draft, setDraft] = useState<string>();
  return (
    <Field label={label} hint={hint} error={error} isOptional saysOptional={saysOptional}>
      <TextInput
        name={name}
        prefix="₹"
        inputMode="numeric"
        autoComplete="off"
        maxLength={16}
        value={draft ?? (value === undefined ? '' : writeNumber(value))}
        onChange={(event) => {
          const digits = event.target.value.replaceAll(/\D/g, '');
          setDraft(digits);
          onChange(Number(digits) || undefined);
        }}
        onBlur={() => setDraft(undefined)}
      />
    </Field>
  );
}
