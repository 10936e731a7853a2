import { formatIndianNumber } from '@manemitra/domain/indian-number';
import type { Sort } from '@manemitra/query/criteria';
import type { Interpretation } from '@manemitra/query/interpretation';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/dialog.tsx';
import { FailureNotice } from '#web/ui/notice.tsx';
import { entriesOf, type Entries } from './filter-entries.ts';
import { FilterForm } from './filter-form.tsx';
import { useFilterPreview, useFilterSearch } from './use-filter-draft.ts';

const FORM = 'filters';

/** The filter panel beside the page, or from below on a phone: it says its sentence and its count before it is used. */
export function FilterDrawer({
  interpretation,
  sentence,
  sort,
  isOpen,
  onOpenChange,
}: {
  interpretation: Interpretation | undefined;
  sentence: string;
  sort: Sort | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}) {
  const constraints = interpretation?.constraints ?? [];
  const [entries, setEntries] = useState<Entries>(() => entriesOf(constraints));
  const { shown, isBehind, error } = useFilterPreview(interpretation, entries);
  const search = useFilterSearch(sort, () => onOpenChange(false));
  const failure = search.error ?? error;

  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Filters"
      description="Each choice is added to your sentence."
      actions={
        <div className="flex w-full flex-col gap-3">
          {failure !== null && <FailureNotice text={failure.message} />}
          <p aria-live="polite" className="text-sm leading-snug text-ink-soft">
            {shown === undefined || shown.sentence === '' ? (
              'Choose what the home should be like.'
            ) : (
              <>
                Your sentence: <span className="text-ink">{shown.sentence}</span>
              </>
            )}
          </p>
          <Button
            type="submit"
            form={FORM}
            disabled={shown?.sentence === ''}
            isLoading={search.isPending}
          >
            {showText(isBehind ? undefined : shown?.total)}
          </Button>
        </div>
      }
    >
      <FilterForm
        id={FORM}
        constraints={constraints}
        alternatives={interpretation?.alternatives}
        sentence={sentence}
        sort={sort}
        placeProblem={shown?.placeProblem ?? search.data?.placeProblem}
        onEdit={setEntries}
        onSearch={(sent) => search.mutate({ interpretation, entries: sent })}
      />
    </Drawer>
  );
}

function showText(total: number | undefined): string {
  if (total === undefined) return 'Show projects';
  if (total === 0) return 'No project fits, search anyway';
  return total === 1 ? 'Show 1 project' : `Show ${formatIndianNumber(total)} projects`;
}
