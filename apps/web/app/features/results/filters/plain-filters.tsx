import type { Sort } from '@manemitra/query/criteria';
import type { Constraint, Interpretation } from '@manemitra/query/interpretation';
import { paths } from '#web/paths.ts';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { FilterForm } from './filter-form.tsx';

/** The filter panel in the page, for readers without JavaScript. */
export function PlainFilters({
  constraints,
  alternatives,
  sentence,
  sort,
}: {
  constraints: readonly Constraint[];
  alternatives: Interpretation['alternatives'];
  sentence: string;
  sort: Sort | undefined;
}) {
  return (
    <section
      aria-labelledby="filters-title"
      className="max-w-2xl rounded-lg border border-hairline bg-surface p-5"
    >
      <h2 id="filters-title" className="display mb-4 text-xl">
        Filters
      </h2>
      <FilterForm
        id="filters-in-page"
        constraints={constraints}
        alternatives={alternatives}
        sentence={sentence}
        sort={sort}
      >
        <div className="flex flex-wrap gap-3">
          <Button type="submit">Show projects</Button>
          <a
            href={paths.propertyList({ q: sentence, sort })}
            className={buttonStyle({ kind: 'quiet' })}
          >
            Close the filters
          </a>
        </div>
      </FilterForm>
    </section>
  );
}
