import { useRef, useState } from 'react';
import type { Refused } from '#web/features/staff/acts/outcome.ts';
import { RefusalNotice } from '#web/features/staff/acts/refusal-notice.tsx';
import { HiddenFields } from '#web/features/staff/acts/status-dialog.tsx';
import { TypedText } from '#web/features/staff/acts/typed-text.tsx';
import { useAct } from '#web/features/staff/acts/use-act.ts';
import { Panel } from '#web/features/staff/shell/panel.tsx';
import { ScreenHead } from '#web/features/staff/shell/screen-head.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import {
  HOMES_SHOWN,
  OF_PLACE,
  OF_PROJECT,
  OF_SOURCE,
  OF_TIME,
  type TypedField,
} from './add-project-fields.ts';
import { AlikeNotice } from './alike-notice.tsx';
import { rowsWithText, TypedHomes } from './typed-homes.tsx';

const PANELS = [
  { title: 'Project', fields: OF_PROJECT },
  { title: 'Where it is', fields: OF_PLACE },
  { title: 'Registration, dates and prices', fields: OF_TIME },
] as const;

/** A short form for one project. Its words are read as the import reads a sheet; the editor has the rest. */
export function AddProjectScreen() {
  const place = useRef<HTMLDivElement>(null);
  const [homes, showHomes] = useState(HOMES_SHOWN);
  const { Form, isSending, refused } = useAct();
  return (
    <>
      <ScreenHead
        title="Add a project"
        above={[{ label: 'Projects', href: paths.staff('show-property-list') }]}
        text="It comes in as a draft, which buyers do not see. What you do not know stays empty: the editor, which opens next, has every other fact."
      />
      <Form method="post" noValidate autoComplete="off" className="flex max-w-3xl flex-col gap-5">
        <HiddenFields values={{ intent: 'add' }} />
        <TypedText onReturn={() => showHomes(Math.max(homes, rowsWithText(place.current)))} />
        <div ref={place} className="contents">
          {refused !== undefined && refused.alike.length > 0 ? (
            <AlikeNotice refused={refused} />
          ) : (
            <RefusalNotice refused={refused} />
          )}
          {PANELS.map(({ title, fields }) => (
            <Fields key={title} title={title} fields={fields} refused={refused} />
          ))}
          <TypedHomes shown={homes} onMore={() => showHomes(homes + 1)} refused={refused} />
          <Fields title="Source" fields={OF_SOURCE} refused={refused} />
        </div>
        <div>
          <Button type="submit" isLoading={isSending}>
            Add as a draft
          </Button>
        </div>
      </Form>
    </>
  );
}

function Fields({
  title,
  fields,
  refused,
}: {
  title: string;
  fields: readonly TypedField[];
  refused: Refused | undefined;
}) {
  return (
    <Panel title={title}>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        {fields.map(({ name, label, hint, isOptional = false, isLong, choices }) => (
          <div key={name} className={isLong === true ? 'sm:col-span-2' : ''}>
            <Field
              label={label}
              hint={hint}
              isOptional={isOptional}
              error={refused?.errors[`cells.${name}`]}
            >
              {choices === undefined ? (
                <TextInput name={name} />
              ) : (
                <Select name={name}>
                  <option value="">As the homes say</option>
                  {choices.map(({ value, label: text }) => (
                    <option key={value} value={value}>
                      {text}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
        ))}
      </div>
    </Panel>
  );
}
