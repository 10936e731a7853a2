import { megabytes } from '@manemitra/contract/limit-texts';
import { IMPORT_MAX_BYTES } from '@manemitra/contract/limits';
import type { ImportView } from '@manemitra/contract/staff-properties-imports';
import { formatMoment } from '@manemitra/domain/moments';
import { WORKBOOK_MAX_MB } from '@manemitra/domain/record-limits';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { Button, linkStyle } from '#web/ui/button.tsx';
import { DropArea } from '#web/ui/drop-area.tsx';
import { FailureNotice } from '#web/ui/notice.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { Table } from '#web/ui/table.tsx';
import { ImportColumns } from './import-columns.tsx';
import { ImportPlan } from './import-plan.tsx';
import { ImportRun } from './import-run.tsx';
import { STATUS_WORDS } from './import-words.ts';
import { useImport } from './use-import.ts';

const STEPS = [
  { title: 'Choose a file' },
  { title: 'Match its columns' },
  { title: 'See what it would do' },
  { title: 'Import it' },
];

function stepOf(view: ImportView | null): number {
  if (view === null) return 0;
  if (view.status === 'uploaded') return view.plan === null ? 1 : 2;
  return view.status === 'done' ? STEPS.length : 3;
}

/** Real projects from one file: looked at first, taken in row by row in the background. */
export function ImportPage({
  initial,
  recent,
}: {
  /** The import that the address names. */
  initial: ImportView | null;
  recent: readonly ImportView[];
}) {
  const navigate = useNavigate();
  const it = useImport(
    initial,
    (id) => void navigate(`?import=${id}`, { replace: true, preventScrollReset: true }),
  );
  const { view, upload, failure } = it;

  return (
    <>
      <header className="flex flex-col gap-1.5">
        <Breadcrumb
          entries={[{ label: 'Overview', href: paths.staff() }]}
          current="Import projects"
          onFollow={(href) => void navigate(href)}
        />
        <h1 className="display text-2xl sm:text-3xl">Import projects</h1>
        <p className="max-w-prose text-ink-soft">
          Real projects from a sheet (XLSX, CSV) or a JSON Lines file. Nothing is imported until you
          have seen what the whole file would do, and an import can be taken back later. Cells that
          cannot be read are listed and left out; you can download those rows, correct them and
          import them again.
        </p>
      </header>
      <Stepper label="Steps of an import" steps={STEPS} current={stepOf(view)} />
      {failure !== null && <FailureNotice text={failure} />}
      {view === null && upload === null && (
        <DropArea
          text={`Drop an .xlsx, .csv or .jsonl file here: ${WORKBOOK_MAX_MB} MB of XLSX, ${megabytes(IMPORT_MAX_BYTES)} of the others.`}
          button="Choose a file"
          inputLabel="File of projects"
          accept=".xlsx,.xlsm,.csv,.tsv,.txt,.jsonl,text/csv,application/jsonl,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onFiles={([file]) => file !== undefined && void it.bring(file)}
        />
      )}
      {upload !== null && (
        <div className="flex flex-wrap items-center gap-4 rounded-lg border border-dashed border-outline p-5">
          <div className="min-w-52 flex-1">
            <Progress label={`Uploading ${upload.fileName}`} percent={upload.percent} />
          </div>
          <Button kind="quiet" size="small" onClick={it.stopUpload}>
            Cancel
          </Button>
        </div>
      )}
      {view?.status === 'uploaded' &&
        (view.plan === null ? (
          <ImportColumns view={view} it={it} />
        ) : (
          <ImportPlan view={view} plan={view.plan} it={it} />
        ))}
      {view !== null && view.status !== 'uploaded' && <ImportRun view={view} it={it} />}
      {view === null && recent.length > 0 && <RecentImports recent={recent} />}
    </>
  );
}

/** Leads to a whole new page: what is shown of one import is never mixed with another. */
function fileLink({ id, fileName }: ImportView): ReactNode {
  return (
    <Link reloadDocument to={`?import=${id}`} className={`wrap-anywhere ${linkStyle}`}>
      {fileName}
    </Link>
  );
}

const broughtAt = ({ createdAt }: ImportView): ReactNode => (
  <span className="whitespace-nowrap">{formatMoment(createdAt)}</span>
);

function RecentImports({ recent }: { recent: readonly ImportView[] }) {
  return (
    // The table is a landmark by itself.
    <div className="mt-4">
      <h2 className="display mb-3 text-xl">Earlier imports</h2>
      <Table
        label="Earlier imports"
        rows={recent}
        keyOf={({ id }) => String(id)}
        columns={[
          {
            id: 'file',
            title: 'File',
            cell: fileLink,
          },
          {
            id: 'status',
            title: 'State',
            cell: ({ status, takingBack }) =>
              takingBack === null ? STATUS_WORDS[status] : 'Taken back',
          },
          {
            id: 'when',
            title: 'Brought',
            cell: broughtAt,
          },
          { id: 'added', title: 'Added', isNumber: true, cell: ({ added }) => added },
          { id: 'changed', title: 'Changed', isNumber: true, cell: ({ changed }) => changed },
          { id: 'refused', title: 'Refused', isNumber: true, cell: ({ refused }) => refused },
          { id: 'by', title: 'By', cell: ({ startedBy }) => startedBy ?? 'A program' },
        ]}
      />
    </div>
  );
}
