import { type ComponentProps, type ReactNode, useId } from 'react';
import { controlStyle } from './control-style.ts';
import { useFieldControl } from './field.tsx';

interface TextInputProps extends Omit<ComponentProps<'input'>, 'prefix'> {
  /** A sign in front of what is typed, such as ₹. */
  prefix?: ReactNode;
  /** A unit after it, such as "sq ft". */
  suffix?: ReactNode;
}

/** One line of text. Stands in a `Field`, which names it. */
export function TextInput({ prefix, suffix, className = '', ...rest }: TextInputProps) {
  const control = useFieldControl();
  const id = useId();
  return (
    <span
      className={`relative flex items-center rounded-md has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-areca ${className}`}
    >
      {prefix !== undefined && (
        <span
          id={`${id}-prefix`}
          className="pointer-events-none absolute left-3 font-semibold text-ink-soft"
        >
          {prefix}
        </span>
      )}
      <input
        {...control}
        {...rest}
        aria-describedby={[
          control['aria-describedby'],
          prefix !== undefined && `${id}-prefix`,
          suffix !== undefined && `${id}-suffix`,
          rest['aria-describedby'],
        ]
          .filter(Boolean)
          .join(' ')}
        className={`figures outline-none read-only:bg-sunken ${controlStyle} ${prefix === undefined ? '' : 'pl-8'} ${suffix === undefined ? '' : 'pr-16'}`}
      />
      {suffix !== undefined && (
        <span
          id={`${id}-suffix`}
          className="pointer-events-none absolute right-3 text-sm text-ink-soft"
        >
          {suffix}
        </span>
      )}
    </span>
  );
}

/** Several lines; it grows with its text. */
export function TextArea({ className = '', ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={3}
      {...useFieldControl()}
      {...rest}
      className={`field-sizing-content max-h-72 py-2.5 leading-snug read-only:bg-sunken ${controlStyle} ${className}`}
    />
  );
}
