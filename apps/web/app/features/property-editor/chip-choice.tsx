import { Button } from '#web/ui/button.tsx';
import { CheckChip } from '#web/ui/check-chip.tsx';
import { FieldGroup } from '#web/ui/field.tsx';

/** Several of a few, none, or not known. */
export function ChipChoice<T extends string>({
  label,
  hint,
  error,
  options,
  value,
  onChange,
}: {
  label: string;
  hint?: string;
  error?: string | undefined;
  options: readonly { value: T; label: string }[];
  /** Null is not known, an empty list is known to be none. */
  value: readonly T[] | null;
  onChange: (value: T[] | null) => void;
}) {
  const chosen = value ?? [];
  const toggle = (option: T): void => {
    const next = options
      .map((each) => each.value)
      .filter((each) => (each === option ? !chosen.includes(each) : chosen.includes(each)));
    onChange(next);
  };
  return (
    <FieldGroup label={label} hint={hint} error={error}>
      <div className="mb-1.5 flex flex-wrap items-center gap-2">
        {options.map((option) => (
          <CheckChip
            key={option.value}
            checked={chosen.includes(option.value)}
            onChange={() => toggle(option.value)}
          >
            {option.label}
          </CheckChip>
        ))}
      </div>
      <KnownLine value={value} onChange={onChange} />
    </FieldGroup>
  );
}

/** Distinguishes an empty list from one that nobody has checked, and lets staff choose either. */
export function KnownLine<T>({
  value,
  onChange,
}: {
  value: readonly T[] | null;
  onChange: (value: T[] | null) => void;
}) {
  if (value !== null && value.length > 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
      {value === null ? 'Nothing is known about it yet.' : 'Checked: there is none.'}
      <Button kind="bare" size="small" onClick={() => onChange(value === null ? [] : null)}>
        {value === null ? 'I have checked: there is none' : 'It is not known'}
      </Button>
    </p>
  );
}
