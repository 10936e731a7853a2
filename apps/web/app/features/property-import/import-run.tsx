import { pathOf } from '@manemitra/contract/address';
import { downloadRefusedRows } from '@manemitra/contract/staff-wire';
import { formatIndianNumber } from '@manemitra/domain/indian-number';
import type { ImportView } from '@manemitra/contract/staff-properties-imports';
import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button, buttonStyle, linkStyle } from '#web/ui/button.tsx';
import { FailureNotice, Notice } from '#web/ui/notice.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { AfterImport, TakenBack } from './after-import.tsx';
import { ImportRows } from './import-rows.tsx';
import { importSummary, STATUS_WORDS } from './import-words.ts';
import { RowsRefused } from './rows-refused.tsx';
import type { Import } from './use-import.ts';

const COUNTS = [
  { field: 'rowsRead', label: 'Rows read' },
  { field: 'added', label: 'Added' },
  { field: 'changed', label: 'Changed' },
  { field: 'unchanged', label: 'Unchanged' },
  { field: 'refused', label: 'Rows refused' },
  { field: 'refusedCells', label: 'Cells not read' },
] as const;

/** The progress of an import, the results of its rows, and what can be done about them. */
export function ImportRun({ view, it }: { view: ImportView; it: Import }) {
  const isUnderWay = view.status === 'waiting' || view.status === 'running';
  const refusals = view.refused + view.refusedCells;
  const canGoOn =
    view.takingBack === null && (view.status === 'cancelled' || view.status === 'failed');
  return (
    <>
      <section
        aria-label="Progress"
        className="flex flex-col gap-4 rounded-lg border border-hairline bg-surface p-5"
      >
        <Progress
          label={`${view.fileName}: ${STATUS_WORDS[view.status].toLowerCase()}`}
          percent={view.percent}
        />
        <dl className="grid grid-cols-2 gap-4 sm:grid-cols-6">
          {COUNTS.map(({ field, label }) => (
            <div key={field}>
              <dt className="text-sm text-ink-soft">{label}</dt>
              <dd className="figures display text-xl">{formatIndianNumber(view[field])}</dd>
            </div>
          ))}
        </dl>
        {view.failure !== null && <FailureNotice text={view.failure} />}
        {view.takingBack !== null && <TakenBack view={view} />}
        {view.takingBack === null && view.status === 'done' && <Notice {...importSummary(view)} />}
        {view.takingBack === null && view.beside > 0 && (
          <p className="text-ink-soft">
            {view.beside === 1 ? 'One value was' : `${formatIndianNumber(view.beside)} values were`}{' '}
            not taken, because a better source says otherwise.{' '}
            <Link to={paths.staff('differences')} className={linkStyle}>
              Decide the differences
            </Link>
          </p>
        )}
        {view.takingBack === null && view.status === 'cancelled' && (
          <Notice
            tone="info"
            text="Stopped. The rows imported so far stay, and the import can continue from there."
          />
        )}
        <div className="flex flex-wrap gap-3">
          {isUnderWay && (
            <Button kind="quiet" onClick={() => void it.cancel()}>
              Stop the import
            </Button>
          )}
          {!isUnderWay && view.added + view.changed > 0 && (
            <Link
              to={paths.staff('show-property-list', { importId: String(view.id) })}
              className={buttonStyle({ kind: 'quiet' })}
            >
              See the projects
            </Link>
          )}
          {canGoOn && <Button onClick={() => void it.start('published')}>Go on</Button>}
          {refusals > 0 && (
            <a
              href={pathOf(downloadRefusedRows, { params: { id: view.id } })}
              download
              className={buttonStyle({ kind: 'quiet' })}
            >
              <Download aria-hidden="true" className="size-4" />
              Rows to correct
            </a>
          )}
          {!isUnderWay && view.takingBack === null && <AfterImport view={view} it={it} />}
          {!isUnderWay && (
            <Button kind="quiet" onClick={it.startAnew}>
              Import another file
            </Button>
          )}
        </div>
      </section>
      {!isUnderWay && refusals > 0 && <RowsRefused id={view.id} title="What could not be read" />}
      {!isUnderWay && <ImportRows id={view.id} title="What it did, row by row" />}
    </>
  );
}
