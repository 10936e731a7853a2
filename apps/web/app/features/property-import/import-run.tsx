import { formatIndianNumber } from '@manemitra/domain/indian-number';
import type { ImportView } from '@manemitra/contract/staff-properties-imports';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { staffClient } from '#web/api/staff-client.ts';
import { paths } from '#web/paths.ts';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { FailureNotice, Notice } from '#web/ui/notice.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { importSummary, STATUS_WORDS } from './import-words.ts';
import { type RefusedRow, RefusedRows } from './refused-rows.tsx';
import { StaffFields } from './staff-fields.tsx';
import type { Import } from './use-import.ts';

const COUNTS = [
  { field: 'rowsRead', label: 'Rows read' },
  { field: 'added', label: 'Added' },
  { field: 'changed', label: 'Changed' },
  { field: 'unchanged', label: 'As before' },
  { field: 'refused', label: 'Refused' },
] as const;

/** How far an import is, what became of its rows, and what can be done about it. */
export function ImportRun({ view, it }: { view: ImportView; it: Import }) {
  const isUnderWay = view.status === 'waiting' || view.status === 'running';
  const canGoOn = view.status === 'cancelled' || view.status === 'failed';
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
        <dl className="grid grid-cols-2 gap-4 sm:grid-cols-5">
          {COUNTS.map(({ field, label }) => (
            <div key={field}>
              <dt className="text-sm text-ink-soft">{label}</dt>
              <dd className="figures display text-xl">{formatIndianNumber(view[field])}</dd>
            </div>
          ))}
        </dl>
        {view.failure !== null && <FailureNotice text={view.failure} />}
        {view.status === 'done' && <Notice {...importSummary(view)} />}
        {view.status === 'cancelled' && (
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
              to={paths.staff('show-property-list?sort=updated-desc')}
              className={buttonStyle({ kind: 'quiet' })}
            >
              See the projects
            </Link>
          )}
          {canGoOn && <Button onClick={() => void it.start()}>Go on</Button>}
          {view.refused > 0 && (
            <a
              href={`/api/v1/admin/imports/${view.id}/refused/file`}
              download
              className={buttonStyle({ kind: 'quiet' })}
            >
              <Download aria-hidden="true" className="size-4" />
              Refused rows as CSV
            </a>
          )}
          {!isUnderWay && (
            <Button kind="quiet" onClick={it.startAnew}>
              Import another file
            </Button>
          )}
        </div>
      </section>
      {!isUnderWay && view.refused > 0 && <RowsRefused id={view.id} />}
      {!isUnderWay && view.staffFields > 0 && <StaffFields id={view.id} total={view.staffFields} />}
    </>
  );
}

function RowsRefused({ id }: { id: number }) {
  const [rows, setRows] = useState<readonly RefusedRow[] | null>(null);
  useEffect(() => {
    let isOld = false;
    async function load(): Promise<void> {
      try {
        const { items } = await staffClient.listRefusedRows({ params: { id }, query: {} });
        if (!isOld) setRows(items);
      } catch {
        // The file holds them all, and its link stands above.
      }
    }
    void load();
    return () => {
      isOld = true;
    };
  }, [id]);
  return rows === null ? null : <RefusedRows title="Refused rows" rows={rows} />;
}
