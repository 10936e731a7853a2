import { type ComponentProps, type ReactNode, useId } from 'react';

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
}

/*
 * The browser's own inputs in our look: forms send them without JavaScript, and every keyboard and screen
 * reader knows them (`styles/controls.css`).
 */

export function Checkbox({ label, hint, ...rest }: ChoiceProps) {
  return (
    <Choice label={label} hint={hint} isDisabled={rest.disabled}>
      {(described) => (
        <input type="checkbox" {...rest} {...described} className="choice-box choice-many" />
      )}
    </Choice>
  );
}

export function Radio({ label, hint, ...rest }: ChoiceProps) {
  return (
    <Choice label={label} hint={hint} isDisabled={rest.disabled}>
      {(described) => (
        <input type="radio" {...rest} {...described} className="choice-box choice-one" />
      )}
    </Choice>
  );
}

/** On or off, at once and without a form being sent. */
export function Switch({ label, hint, ...rest }: ChoiceProps) {
  return (
    <Choice label={label} hint={hint} isDisabled={rest.disabled} isReversed>
      {(described) => (
        <>
          <input
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox's own checkedness is read out
            role="switch"
            {...rest}
            {...described}
            className="peer h-6 w-11 cursor-pointer appearance-none rounded-full border border-outline bg-sunken transition-colors hover:border-areca checked:border-areca checked:bg-areca disabled:cursor-not-allowed disabled:border-dashed disabled:border-outline disabled:bg-transparent"
          />
          <span className="pointer-events-none absolute inset-y-0 left-1 my-auto size-4 rounded-full bg-outline transition-transform duration-calm peer-checked:translate-x-5 peer-checked:bg-on-areca peer-disabled:bg-ink-faint" />
        </>
      )}
    </Choice>
  );
}

function Choice({
  label,
  hint,
  isDisabled = false,
  isReversed = false,
  children,
}: {
  label: ReactNode;
  hint: ReactNode;
  isDisabled: boolean | undefined;
  isReversed?: boolean;
  children: (described: { 'aria-describedby': string | undefined }) => ReactNode;
}) {
  const id = useId();
  const described = hint === undefined ? undefined : id;
  return (
    <div>
      <label
        className={`choice ${isReversed ? 'flex-row-reverse justify-between' : ''} ${isDisabled ? 'cursor-not-allowed text-ink-faint' : 'cursor-pointer'}`}
      >
        <span className="relative flex shrink-0">
          {children({ 'aria-describedby': described })}
        </span>
        <span className="min-w-0 leading-snug">{label}</span>
      </label>
      {hint !== undefined && (
        <p
          id={id}
          className={`-mt-1.5 pb-1.5 text-sm text-ink-soft ${isReversed ? 'pr-16' : 'pl-9'}`}
        >
          {hint}
        </p>
      )}
    </div>
  );
}
