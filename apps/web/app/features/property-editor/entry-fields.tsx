import { type ComponentProps, type ReactNode, useId } from 'react';
import { Field } from '#web/ui/field.tsx';
import { NumberInput } from '#web/ui/number-input.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { type AreaUnit, areaWords, convertArea, readArea } from './area-entry.ts';
import { type OpenRange, type Range, withEnd, withOpenEnd } from './range-entry.ts';

/** The fields of the sections: a label, a value that may be not known, and the server's word on it. */

interface Entry<T> {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  value: T;
  onChange: (value: T) => void;
}

const NOTES = { isOptional: true, saysOptional: false };

export function TextField({
  value,
  onChange,
  label,
  hint,
  error,
  ...rest
}: Entry<string | null> & Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange'>) {
  return (
    <Field label={label} hint={hint} error={error} {...NOTES}>
      <TextInput
        {...rest}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
      />
    </Field>
  );
}

export function NumberField({
  label,
  hint,
  error,
  ...rest
}: Omit<Entry<number | null>, 'value' | 'onChange'> & ComponentProps<typeof NumberInput>) {
  return (
    <Field label={label} hint={hint} error={error} {...NOTES}>
      <NumberInput {...rest} />
    </Field>
  );
}

/** `value` is a day as `YYYY-MM-DD`. */
export function DateField({ value, onChange, label, hint, error }: Entry<string | null>) {
  return (
    <Field label={label} hint={hint} error={error} {...NOTES}>
      <TextInput
        type="date"
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
      />
    </Field>
  );
}

/** A date as exactly as it is known: a day, or the month, quarter or year that a promoter names. */
export function PeriodField({ value, onChange, label, error }: Entry<string | null>) {
  const hint = 'A day, month, quarter or year: 2028-12-31, 2028-12, 2028-Q4 or 2028.';
  return (
    <Field label={label} hint={hint} error={error} {...NOTES}>
      <TextInput
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
      />
    </Field>
  );
}

/** One of a few, or not known. */
export function ChoiceField<T extends string>({
  value,
  onChange,
  label,
  hint,
  error,
  options,
  unknown = 'Not known',
}: Entry<T | null> & {
  options: readonly { value: T; label: string }[];
  /** How it is said that nothing is known; null where one must be chosen. */
  unknown?: string | null;
}) {
  return (
    <Field label={label} hint={hint} error={error} {...NOTES}>
      <Select
        value={value ?? ''}
        onChange={(event) =>
          onChange(options.find((option) => option.value === event.target.value)?.value ?? null)
        }
      >
        {unknown !== null && <option value="">{unknown}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

export function YesNoField({ value, onChange, ...rest }: Entry<boolean | null>) {
  return (
    <ChoiceField
      {...rest}
      options={YES_NO}
      value={value === null ? null : value ? 'yes' : 'no'}
      onChange={(chosen) => onChange(chosen === null ? null : chosen === 'yes')}
    />
  );
}

interface AreaProps extends Entry<number | null> {
  stored: AreaUnit;
  /** The other unit, said below. */
  also: AreaUnit;
}

/** An area in square metres, whatever it is stored in; other units may be typed with their name. */
export function AreaField({ label, hint, error, value, onChange, stored, also }: AreaProps) {
  const other = value === null || Number.isNaN(value) ? null : convertArea(value, stored, also);
  return (
    <Field
      label={label}
      hint={other === null ? hint : `= ${areaWords(other, also)}`}
      error={error}
      {...NOTES}
    >
      <NumberInput value={value} onChange={onChange} suffix="sq m" {...asSquareMetres(stored)} />
    </Field>
  );
}

const asSquareMetres = (stored: AreaUnit) => ({
  read: (text: string) => readArea(text, { typed: 'sqm', stored }),
  write: (area: number) => areaWords(convertArea(area, stored, 'sqm'), 'sqm').replace(' sq m', ''),
  writePlain: (area: number) => String(convertArea(area, stored, 'sqm')),
});

interface RangeProps<T> extends Omit<Entry<T | null>, 'error'> {
  errors: Readonly<Record<string, string>>;
  /** Where the range stands in the section, as the server names it. */
  path: string;
  input?: Partial<Omit<ComponentProps<typeof NumberInput>, 'value' | 'onChange'>>;
}

/** Two numbers, of which the second may be left empty. */
export function RangeField({ value, onChange, ...rest }: RangeProps<Range>) {
  return (
    <EndsField
      {...rest}
      value={value}
      onType={(end, typed) => onChange(withEnd(value, end, typed))}
    />
  );
}

/** Two numbers, of which either may be left empty. */
export function OpenRangeField({ value, onChange, ...rest }: RangeProps<OpenRange>) {
  return (
    <EndsField
      {...rest}
      value={value}
      onType={(end, typed) => onChange(withOpenEnd(value, end, typed))}
    />
  );
}

function EndsField({
  label,
  hint,
  errors,
  path,
  value,
  onType,
  input,
}: Omit<RangeProps<unknown>, 'value' | 'onChange'> & {
  value: { min?: number | null | undefined; max?: number | null | undefined } | null;
  onType: (end: 'min' | 'max', typed: number | null) => void;
}) {
  const id = useId();
  const end = (name: 'min' | 'max') => (
    <NumberInput
      {...input}
      aria-label={`${label}, ${name === 'min' ? 'from' : 'to'}`}
      aria-describedby={id}
      {...(errors[`${path}.${name}`] === undefined ? {} : { 'aria-invalid': true })}
      placeholder={name === 'min' ? 'from' : 'to'}
      className="min-w-0 flex-1"
      value={value?.[name] ?? null}
      onChange={(typed) => onType(name, typed)}
    />
  );
  const error = errors[path] ?? errors[`${path}.min`] ?? errors[`${path}.max`];
  return (
    <fieldset className="flex min-w-0 flex-col">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="flex items-center gap-2">
        {end('min')}
        <span aria-hidden="true" className="text-ink-soft">
          –
        </span>
        {end('max')}
      </div>
      <div id={id} className="mt-1.5 text-sm">
        {hint !== undefined && <p className="text-ink-soft">{hint}</p>}
        <p aria-live="polite" className="text-gulmohar empty:hidden">
          {error}
        </p>
      </div>
    </fieldset>
  );
}

/** A range of areas that are stored in square feet, in square metres. */
export function AreaRangeField({ hint, ...props }: RangeProps<Range>) {
  const words = areaRangeWords(props.value);
  return (
    <RangeField {...props} hint={words === null ? hint : `= ${words}`} input={SQUARE_METRES} />
  );
}

/** For areas that are stored in square feet. */
export const SQUARE_METRES = { suffix: 'sq m', ...asSquareMetres('sqft') };

function areaRangeWords(range: Range | null): string | null {
  if (range === null || Number.isNaN(range.min) || Number.isNaN(range.max)) return null;
  const min = areaWords(range.min, 'sqft');
  return range.max === null ? min : `${min} – ${areaWords(range.max, 'sqft')}`;
}
