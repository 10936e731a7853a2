import type { ImportView } from '@manemitra/contract/staff-properties-imports';
import { propertyTypeLabel } from '@manemitra/domain/labels';
import { PROPERTY_TYPES } from '@manemitra/query/criteria';
import { useEffect, useRef } from 'react';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { type Settings, withSetting } from './mapping-choice.ts';
import type { Import } from './use-import.ts';

const TEXTS = [
  {
    name: 'project',
    label: 'Project of the file',
    hint: 'Where all rows are of one and no column says it',
  },
  {
    name: 'promoter',
    label: 'Builder of the projects',
    hint: 'Only if all projects here have one builder and no column says it. Left empty, only projects that are known are updated',
  },
  {
    name: 'sourceName',
    label: 'Source of the file',
    hint: 'Buyers see it as the source, for example “Price list of the promoter”; not if it is the name of a file',
  },
  { name: 'sourceUrl', label: 'Address of the source', hint: 'A full https address' },
  { name: 'sourceCheckedOn', label: 'Day of the source', hint: 'When its facts were true' },
] as const;

/** Typing counts once it has paused this long. */
const PAUSE_MS = 400;

/** Defaults for rows that do not say it themselves. */
export function FileSettings({ view, it }: { view: ImportView; it: Import }) {
  const { settings } = view;
  const say = (name: keyof Settings, value: string) => {
    if (withSetting(settings, name, value)[name] === settings[name]) return;
    void it.map((now) => ({ ...now, settings: withSetting(now.settings, name, value) }));
  };
  // Without it the way on would stay closed until the field is left.
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const sayAfterPause = (name: keyof Settings, value: string) => {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => say(name, value), PAUSE_MS);
  };
  return (
    <section aria-labelledby="import-settings">
      <h2 id="import-settings" className="display text-xl">
        For the whole file
      </h2>
      <p className="mt-0.5 mb-4 text-ink-soft">
        Said once, it holds for every row that does not say it itself.
      </p>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {TEXTS.map(({ name, label, hint }) => (
          <Field key={name} label={label} hint={hint} isOptional saysOptional={false}>
            <TextInput
              type={name === 'sourceCheckedOn' ? 'date' : 'text'}
              defaultValue={settings[name] ?? ''}
              onChange={(event) => sayAfterPause(name, event.target.value)}
              onBlur={(event) => {
                clearTimeout(pause.current);
                say(name, event.target.value);
              }}
            />
          </Field>
        ))}
        <Field
          label="Homes that do not say what they are"
          hint="“3 BHK” alone, for example"
          isOptional
          saysOptional={false}
        >
          <Select
            value={settings.homeType ?? ''}
            onChange={(event) => say('homeType', event.target.value)}
          >
            <option value="">{propertyTypeLabel('apartment')}, as usual</option>
            {PROPERTY_TYPES.filter((type) => type !== 'apartment').map((type) => (
              <option key={type} value={type}>
                {propertyTypeLabel(type)}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label="Areas of homes that do not say which"
          hint="“3 BHK 1,450 sq ft”, for example"
          isOptional
          saysOptional={false}
        >
          <Select
            value={settings.areas ?? ''}
            onChange={(event) => say('areas', event.target.value)}
          >
            <option value="">Super built-up, as usual</option>
            <option value="carpet">Carpet</option>
          </Select>
        </Field>
      </div>
    </section>
  );
}
