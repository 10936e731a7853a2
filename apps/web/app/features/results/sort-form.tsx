import type { Sort } from '@manemitra/query/criteria';
import type { Interpretation } from '@manemitra/query/interpretation';
import { ArrowDownUp, ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Form } from 'react-router';
import { paths } from '#web/paths.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { orderName, sortsFor } from './result-words.ts';

/** The order of the list. Choosing submits; without JavaScript a button does. */
export function SortForm({
  sentence,
  interpretation,
  sort,
  isBrief = false,
}: {
  sentence: string;
  interpretation: Interpretation;
  sort: Sort | undefined;
  /** By its sign alone. */
  isBrief?: boolean;
}) {
  const id = useId();
  const current = sort ?? interpretation.sort ?? '';
  return (
    <Form method="get" action={paths.propertyList()} className="flex items-center gap-2">
      <input type="hidden" name="q" value={sentence} />
      <label htmlFor={id} className="sr-only">
        Sort
      </label>
      <span className="relative">
        <select
          id={id}
          name="sort"
          key={current}
          defaultValue={current}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
          className={
            isBrief
              ? 'size-control-small appearance-none rounded-md text-transparent [&>option]:text-ink'
              : 'min-h-control-small w-44 lg:w-48 appearance-none truncate rounded-md border border-outline bg-surface pr-9 pl-3 text-sm'
          }
        >
          <option value="">{orderName(undefined)}</option>
          {sortsFor(interpretation).map((value) => (
            <option key={value} value={value}>
              {orderName(value)}
            </option>
          ))}
        </select>
        {isBrief ? (
          <ArrowDownUp
            aria-hidden="true"
            className="pointer-events-none absolute inset-0 m-auto size-4"
          />
        ) : (
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-ink-faint"
          />
        )}
      </span>
      <noscript>
        <button type="submit" className={buttonStyle({ kind: 'quiet' })}>
          Apply
        </button>
      </noscript>
    </Form>
  );
}
