import { formatIndianNumber } from '@manemitra/domain/indian-number';
import type { ImportView } from '@manemitra/contract/staff-properties-imports';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Radio } from '#web/ui/choice.tsx';
import { FieldGroup } from '#web/ui/field.tsx';
import { FailureNotice, Notice } from '#web/ui/notice.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { ImportRows } from './import-rows.tsx';
import { planSummary } from './import-words.ts';
import { PublishButton } from './publish-question.tsx';
import { NotRead } from './not-read.tsx';
import { ProjectsGone } from './projects-gone.tsx';
import { RowsRefused } from './rows-refused.tsx';
import type { Import } from './use-import.ts';
import { WhoseRows } from './whose-rows.tsx';

type Plan = NonNullable<ImportView['plan']>;

const COUNTS = [
  { field: 'rowsRead', label: 'Rows read' },
  { field: 'added', label: 'New projects' },
  { field: 'changed', label: 'Changed' },
  { field: 'unchanged', label: 'Unchanged' },
  { field: 'refused', label: 'Rows refused' },
  { field: 'refusedCells', label: 'Cells not read' },
  { field: 'beside', label: 'Kept: a better source says otherwise' },
  { field: 'doubtful', label: 'Rows to check' },
] as const satisfies readonly { field: keyof Plan; label: string }[];

/** A project of which only the day of the source moves is unchanged for whoever reads it. */
const countOf = (plan: Plan, field: (typeof COUNTS)[number]['field']): number =>
  plan[field] +
  (field === 'unchanged'
    ? (plan.onlyDated ?? 0)
    : field === 'changed'
      ? -(plan.onlyDated ?? 0)
      : 0);

/** What the whole file would do, before any of it happens; and how it is to happen. */
export function ImportPlan({ view, plan, it }: { view: ImportView; plan: Plan; it: Import }) {
  const [as, setAs] = useState<'published' | 'drafts'>('drafts');
  const isDone = plan.status === 'done';
  const doesNothing = plan.added + plan.changed === 0;
  return (
    <>
      <section
        aria-label="What it would do"
        className="flex flex-col gap-4 rounded-lg border border-hairline bg-surface p-5"
      >
        {plan.status === 'failed' && (
          <FailureNotice text="The look at this file stopped before its end. Go back to the columns and try again." />
        )}
        {(plan.status === 'waiting' || plan.status === 'running') && (
          <Progress label={`Looking at ${view.fileName}`} percent={plan.percent} />
        )}
        <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-8">
          {COUNTS.map(({ field, label }) => (
            <div key={field}>
              <dt className="text-sm text-ink-soft">{label}</dt>
              <dd className="figures display text-xl">
                {formatIndianNumber(countOf(plan, field))}
              </dd>
            </div>
          ))}
        </dl>
        {isDone && <Notice {...planSummary(plan)} />}
        {isDone && <ColumnsInDoubt view={view} />}
        {isDone && <NotRead of={view.preview.notRead} />}
        {isDone && plan.gone.count > 0 && <ProjectsGone gone={plan.gone} />}
        {isDone && plan.added > 0 && (
          <FieldGroup label="New projects">
            <Radio
              name="as"
              value="drafts"
              label="Import as drafts, and publish after checking"
              checked={as === 'drafts'}
              onChange={() => setAs('drafts')}
            />
            <Radio
              name="as"
              value="published"
              label="Publish them at once"
              checked={as === 'published'}
              onChange={() => setAs('published')}
            />
          </FieldGroup>
        )}
        <div className="flex flex-wrap gap-3">
          <PublishButton
            unread={as === 'published' && plan.added > 0 ? view.unreadThatMatters : []}
            label="Start the import"
            isOff={!isDone || doesNothing}
            onPublish={() => void it.start(as)}
          />
          <Button kind="quiet" onClick={it.backToColumns}>
            Back to the columns
          </Button>
          <Button kind="quiet" onClick={it.startAnew}>
            Choose another file
          </Button>
        </div>
      </section>
      {isDone && <WhoseRows view={view} it={it} />}
      {isDone && plan.refusals > 0 && (
        <RowsRefused
          id={view.id}
          title="What would be left out"
          onTakeIn={(line) => void it.choose({ rows: [{ line, isLeftOut: false }] })}
        />
      )}
      {isDone && (
        <ImportRows
          id={view.id}
          title="Row by row"
          onLeaveOut={(line) => void it.choose({ rows: [{ line, isLeftOut: true }] })}
        />
      )}
    </>
  );
}

/** Columns that are skipped, and those whose heading doubts itself: said again where it is decided. */
function ColumnsInDoubt({ view: { columnNotes } }: { view: ImportView }) {
  if (columnNotes.length === 0) return null;
  return (
    <div className="max-w-prose">
      <h2 className="font-semibold">Columns that are skipped or in doubt</h2>
      <ul className="mt-1 flex flex-col gap-1 text-sm text-ink-soft">
        {columnNotes.map(({ column, note }) => (
          <li key={column}>
            <span className="text-ink">{column}</span>: {note}
          </li>
        ))}
      </ul>
    </div>
  );
}
