import { PAGE_SIZE_MAX } from '@manemitra/contract/limits';
import type { ImportQuestion } from '@manemitra/contract/staff-import-questions';
import { formatIndianNumber } from '@manemitra/domain/indian-number';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { staffClient } from '#web/api/staff-client.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { placeWords } from './import-words.ts';

interface Named {
  project: string;
  builder: string;
}

/** New projects of which no row says who builds them: a field for each project, not for each row. */
export function BuildersAsked({
  asked,
  said,
  onSay,
}: {
  /** Of whom nobody said it yet. */
  asked: readonly Pick<ImportQuestion, 'project' | 'line' | 'sheetRow'>[];
  said: readonly Named[];
  onSay: (builders: Named[]) => void;
}) {
  const heading = useId();
  const names = usePromoterNames();
  const [typed, type] = useState<Readonly<Record<string, string>>>({});
  if (asked.length + said.length === 0) return null;
  const rows = [
    ...asked.map(({ project, ...place }) => ({ project, builder: '', hint: placeWords(place) })),
    ...said.map((each) => ({ ...each, hint: 'You said this builder' })),
  ];
  const changed = rows.flatMap(({ project, builder }) => {
    const now = typed[project]?.trim() ?? builder;
    return now === builder ? [] : [{ project, builder: now }];
  });
  const say = (event: FormEvent) => {
    event.preventDefault();
    onSay(changed);
  };
  return (
    <form
      aria-labelledby={heading}
      onSubmit={say}
      className="flex flex-col gap-4 rounded-lg border border-hairline bg-surface p-5"
    >
      <div>
        <h2 id={heading} className="display text-xl">
          Who builds these projects?
        </h2>
        <p className="mt-0.5 max-w-prose text-ink-soft">
          The file names no builder for them, and a new project needs one. Those you leave empty
          stay out.
        </p>
      </div>
      <datalist id={`${heading}-names`}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {rows.map(({ project, builder, hint }) => (
          <Field
            key={project}
            label={`Builder of ${project}`}
            hint={hint}
            isOptional
            saysOptional={false}
          >
            <TextInput
              list={`${heading}-names`}
              autoComplete="off"
              maxLength={200}
              defaultValue={builder}
              onChange={({ target: { value } }) =>
                type((before) => ({ ...before, [project]: value }))
              }
            />
          </Field>
        ))}
      </div>
      <div>
        <Button type="submit" disabled={changed.length === 0}>
          {changed.length < 2
            ? 'Use this builder'
            : `Use these ${formatIndianNumber(changed.length)} builders`}
        </Button>
      </div>
    </form>
  );
}

/** Promoters that are known, to choose from; another name can be typed all the same. */
function usePromoterNames(): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    let isOld = false;
    const show = ({ items }: { items: readonly { name: string }[] }) => {
      if (!isOld) setNames(items.map(({ name }) => name));
    };
    staffClient
      .listPromoters({ query: { page: 1, pageSize: PAGE_SIZE_MAX } })
      .then(show, () => undefined);
    return () => {
      isOld = true;
    };
  }, []);
  return names;
}
