import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import type { Done } from './outcome.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { HiddenFields } from './status-dialog.tsx';
import { TypedText } from './typed-text.tsx';
import { useAct } from './use-act.ts';
import { useFormVersion } from './use-form-version.ts';

export interface EditField {
  name: string;
  label: string;
  hint?: string;
  value?: string | null;
  type?: HTMLInputTypeAttribute;
  autoComplete?: string;
  isOptional?: boolean;
  isReadOnly?: boolean;
  /** Takes the whole width. */
  isLong?: boolean;
}

/**
 * A form of the dashboard. The server judges it, returns errors by field and, if somebody else saved first, their values.
 * `version` is that of the edited record.
 */
export function EditForm({
  intent,
  fields,
  values = {},
  version,
  verb,
  onDone,
  children,
}: {
  intent: string;
  fields: readonly EditField[];
  /** Sent beside the fields. */
  values?: Record<string, string>;
  version?: number;
  verb: string;
  onDone?: (outcome: Done) => void;
  children?: ReactNode;
}) {
  const form = useFormVersion(version);
  const { Form, isSending, refused } = useAct((done) => {
    form.noteSaved();
    onDone?.(done);
  });
  const labels = Object.fromEntries(fields.map(({ name, label }) => [name, label]));
  return (
    <Form
      key={form.key ?? ''}
      method="post"
      noValidate
      autoComplete="off"
      onInput={form.noteTyping}
      className="flex flex-col gap-5"
    >
      <HiddenFields values={{ intent, ...values }} />
      {form.version !== undefined && (
        <input type="hidden" name="version" value={refused?.current?.version ?? form.version} />
      )}
      <TypedText
        onReturn={(began) => version !== undefined && form.goOnFrom(Number(began ?? version))}
      />
      {refused?.current ? (
        <ConflictNotice refused={refused} labels={labels} />
      ) : (
        <RefusalNotice refused={refused} />
      )}
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        {fields.map(({ name, label, hint, value, isLong, isOptional, isReadOnly, ...input }) => (
          <div key={name} className={isLong === true ? 'sm:col-span-2' : ''}>
            <Field
              label={label}
              hint={hint}
              isOptional={isOptional ?? false}
              error={refused?.errors[name]}
            >
              <TextInput
                name={name}
                defaultValue={value ?? ''}
                readOnly={isReadOnly ?? false}
                {...input}
              />
            </Field>
          </div>
        ))}
      </div>
      {children}
      <div>
        <Button type="submit" isLoading={isSending}>
          {verb}
        </Button>
      </div>
    </Form>
  );
}
