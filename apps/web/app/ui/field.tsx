import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, use, useId } from 'react';

interface FieldControl {
  id: string;
  'aria-describedby': string;
  'aria-invalid': true | undefined;
  required: boolean;
}

const FieldContext = createContext<FieldControl | null>(null);

/** Ids that connect a control with the label, hint and error of its field; empty outside of one. */
export function useFieldControl(): Partial<FieldControl> {
  return use(FieldContext) ?? {};
}

interface FieldTexts {
  label: string;
  hint?: ReactNode;
  /** What is wrong and what to do about it, as one sentence. */
  error?: string | undefined;
}

/** A label, one control, and what there is to say about it. */
export function Field({
  label,
  hint,
  error,
  isOptional = false,
  saysOptional = isOptional,
  children,
}: FieldTexts & {
  isOptional?: boolean;
  /** False where everything is optional, and saying it each time would be noise. */
  saysOptional?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <FieldContext
      value={{
        id,
        'aria-describedby': `${id}-hint ${id}-error`,
        'aria-invalid': error === undefined ? undefined : true,
        required: !isOptional,
      }}
    >
      <div className="flex min-w-0 flex-col gap-1.5">
        <label htmlFor={id} className="font-semibold">
          {label}
          {saysOptional && <span className="font-normal text-ink-faint"> (optional)</span>}
        </label>
        {children}
        <FieldNotes id={id} hint={hint} error={error} />
      </div>
    </FieldContext>
  );
}

/** One question with several boxes or choices as its answer. */
export function FieldGroup({ label, hint, error, children }: FieldTexts & { children: ReactNode }) {
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-hint ${id}-error`} className="min-w-0">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="flex flex-col">{children}</div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}

function FieldNotes({
  id,
  hint,
  error,
}: {
  id: string;
  hint: ReactNode;
  error?: string | undefined;
}) {
  return (
    <>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {/* The live region exists before its text, so that a new error is read out. */}
      <p id={`${id}-error`} aria-live="polite" className="text-sm text-gulmohar empty:hidden">
        {error !== undefined && (
          <span className="flex gap-1.5">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {error}
          </span>
        )}
      </p>
    </>
  );
}
