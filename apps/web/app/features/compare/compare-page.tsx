import type { ComparisonRow } from '@manemitra/contract/compare';
import { reraText } from '@manemitra/domain/rera-standing';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useOnScreen } from '#web/browser/on-screen.ts';
import type { LeadProject } from '#web/features/leads/public.ts';
import { ComparedVerdicts, type JudgedProject } from '#web/features/verdict/public.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Switch } from '#web/ui/choice.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { isSameSelection, idsWithout } from './compare-address.ts';
import { storeCompared, withoutItem } from './compare-list.ts';
import { footnotes, rowsToShow } from './compare-rows.ts';
import { type ComparedProject, CompareTable } from './compare-table.tsx';
import type { ComparedHome } from './deciding.ts';
import { DecidingTable } from './deciding-table.tsx';
import { NothingToCompare } from './nothing-to-compare.tsx';
import { useCompareList } from './use-compare-list.ts';

export type Comparison =
  | {
      kind: 'compared';
      projects: (ComparedProject & JudgedProject)[];
      /** Of each project the home that fits the last search. */
      homes: ComparedHome[];
      /** Of each, whose builder can be asked. */
      contacts: LeadProject[];
      rows: ComparisonRow[];
      /** Named in the address, but not published. */
      missing: string[];
    }
  | { kind: 'nothing'; text: string; missing: string[] };

/** The comparator (spec 2). */
export function ComparePage({ comparison }: { comparison: Comparison }) {
  const { search } = useLocation();
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-6 sm:px-6 lg:py-8">
      <h1 className="page-title">Compare projects</h1>
      {comparison.missing.length > 0 && (
        <div className="mt-4">
          <Notice tone="warning" text={missingText(comparison.missing)} />
        </div>
      )}
      {comparison.kind === 'compared' ? (
        <Compared key={search} {...comparison} />
      ) : (
        <NothingToCompare text={comparison.text} isAsked={search !== ''} />
      )}
    </div>
  );
}

function missingText(missing: readonly string[]): string {
  const names = missing.map((name) => `“${name}”`).join(' and ');
  return missing.length === 1
    ? `There is no published project ${names}. It may have been sold or withdrawn.`
    : `There are no published projects ${names}. They may have been sold or withdrawn.`;
}

function Compared({ projects, homes, contacts, rows }: Extract<Comparison, { kind: 'compared' }>) {
  const [isOnlyDifferences, setOnlyDifferences] = useState(false);
  const list = useCompareList();
  const sentence = useSearchParams()[0].get('q') ?? undefined;
  const slugs = projects.map(({ slug }) => slug);
  useOnScreen('compare', slugs);
  const isOwn = isSameSelection(
    slugs,
    list.map(({ id }) => id),
  );
  const { shown, undisclosed } = rowsToShow(rows, isOnlyDifferences);
  return (
    <>
      <div className="mt-3">
        <ComparedVerdicts projects={projects} />
        <DecidingTable homes={homes} hrefs={projects.map(({ href }) => href)} contacts={contacts} />
      </div>
      <div className="mt-2 mb-4 flex flex-wrap items-center gap-x-8 gap-y-2">
        <h2 className="display mr-auto text-xl max-sm:w-full">The whole projects</h2>
        <div className="noscript:hidden print:hidden">
          <Switch
            label="Only differences"
            checked={isOnlyDifferences}
            onChange={(event) => setOnlyDifferences(event.target.checked)}
          />
        </div>
        {!isOwn && (
          <Button
            kind="quiet"
            size="small"
            className="noscript:hidden print:hidden"
            onClick={() =>
              storeCompared(
                projects.map(({ slug, project, isDemonstration }) => ({
                  id: slug,
                  imageUrl: project.images[0]?.imageUrl ?? '',
                  rera: reraText(project.rera, isDemonstration),
                })),
              )
            }
          >
            Make this my compare list
          </Button>
        )}
      </div>
      {shown.length === 0 && (
        <p className="mb-4 text-ink-soft">They are the same in everything that is disclosed.</p>
      )}
      <CompareTable
        projects={projects}
        rows={shown}
        removeHref={(slug) => paths.comparator(idsWithout(slugs, slug), sentence)}
        onRemove={(slug) => {
          // A link from somebody else does not change the visitor's own list.
          if (!isOwn) return;
          storeCompared(idsWithout(slugs, slug).length === 0 ? [] : withoutItem(list, slug));
        }}
      />
      <div className="mt-4 flex max-w-prose flex-col gap-1.5 text-sm text-ink-soft">
        {undisclosed.length > 0 && (
          <p>Not shown, because none of them disclosed it: {undisclosed.join(', ')}.</p>
        )}
        <p>{footnotes(shown).join(' ')}</p>
      </div>
    </>
  );
}
