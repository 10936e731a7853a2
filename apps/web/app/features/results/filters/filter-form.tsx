import type { Sort } from '@manemitra/query/criteria';
import type { Constraint, Interpretation } from '@manemitra/query/interpretation';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Form } from 'react-router';
import { paths } from '#web/paths.ts';
import { wishText } from '#web/features/understanding/public.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { FilterBlock } from './filter-block.tsx';
import { blocksOf } from './filter-blocks.ts';
import { type Entries, entriesOf, keptOf, PANEL_MARK, PLACE } from './filter-entries.ts';
import { FIELD_TITLES, SECTIONS } from './filter-titles.ts';
import { KeptWishes } from './kept-wishes.tsx';

const PLACES = new Set(['locality', 'near', 'promoter', 'project']);

/**
 * Every wish as a form, drawn from the constraints that the chips show. Its inputs keep what is typed;
 * `onEdit` hears of each change. Sent without JavaScript it is an address, which the page turns into the sentence.
 */
export function FilterForm({
  id,
  constraints,
  alternatives,
  sentence,
  sort,
  placeProblem,
  onEdit,
  onSearch,
  children,
}: {
  id: string;
  constraints: readonly Constraint[];
  /** Whole wishes joined by "or": the panel has no field for them and keeps them. */
  alternatives: Interpretation['alternatives'];
  sentence: string;
  sort: Sort | undefined;
  placeProblem?: string | undefined;
  onEdit?: (entries: Entries) => void;
  /** Without it the browser sends the form. */
  onSearch?: (entries: Entries) => void;
  /** Buttons, where they do not stand outside of the form. */
  children?: ReactNode;
}) {
  const [entries, setEntries] = useState<Entries>(() => entriesOf(constraints));
  const now = (name: string): string => entries.find(([one]) => one === name)?.[1] ?? '';
  const kept = keptOf(constraints);
  const places = kept.filter(({ field }) => PLACES.has(field));
  const others = kept.filter(({ field }) => !PLACES.has(field));
  return (
    <Form
      id={id}
      method="get"
      action={paths.propertyList()}
      onChange={(event) => {
        const edited = entriesIn(event.currentTarget);
        setEntries(edited);
        onEdit?.(edited);
      }}
      {...(onSearch && {
        onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          onSearch(entriesIn(event.currentTarget));
        },
      })}
      className="flex flex-col gap-8"
    >
      <input type="hidden" name={PANEL_MARK} value="yes" />
      <input type="hidden" name="q" value={sentence} />
      {sort !== undefined && <input type="hidden" name="sort" value={sort} />}
      {SECTIONS.map(({ title, fields }) => (
        <section key={title} className="flex flex-col gap-5">
          <h3 className="display border-b border-hairline pb-1 text-lg">{title}</h3>
          {title === 'The place' && (
            <>
              <KeptWishes wishes={places} />
              <Field
                label="Add a locality, a road or a landmark"
                isOptional
                saysOptional={false}
                error={placeProblem}
              >
                <TextInput name={PLACE} placeholder="Whitefield" autoComplete="off" />
              </Field>
            </>
          )}
          {fields.flatMap((field) =>
            blocksOf(field, constraints).map((block, index) => (
              <FilterBlock
                key={`${FIELD_TITLES[field]} ${String(index)}`}
                block={block}
                index={index}
                now={now}
              />
            )),
          )}
        </section>
      ))}
      {alternatives !== undefined && (
        <section className="flex flex-col gap-2">
          <h3 className="display border-b border-hairline pb-1 text-lg">And one of these</h3>
          <p>{alternatives.map((list) => `“${wishText(list)}”`).join(' or ')}</p>
          <p className="text-sm text-ink-soft">They are kept. Change them above the list.</p>
        </section>
      )}
      {others.length > 0 && (
        <section className="flex flex-col gap-5">
          <h3 className="display border-b border-hairline pb-1 text-lg">Also in your sentence</h3>
          <KeptWishes wishes={others} />
        </section>
      )}
      {children}
    </Form>
  );
}

function entriesIn(form: HTMLFormElement): Entries {
  return [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
}
