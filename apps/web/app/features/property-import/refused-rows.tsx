import { useId } from 'react';
import { type Column, Table } from '#web/ui/table.tsx';
import { placeWords, refusedWords } from './import-words.ts';

export interface RefusedRow {
  line: number;
  sheetRow: number | null;
  project: string | null;
  field: string;
  reason: string;
  /** The row came in without it. */
  isCell: boolean;
}

const COLUMNS: readonly Column<RefusedRow>[] = [
  {
    id: 'line',
    title: 'Row',
    cell: (row) => <span className="whitespace-nowrap">{placeWords(row)}</span>,
  },
  {
    id: 'project',
    title: 'Project',
    cell: ({ project }) => project ?? <span className="whitespace-nowrap">Not readable</span>,
  },
  {
    id: 'field',
    title: 'Cell',
    cell: ({ field, isCell }) => (isCell ? field : `${field} (row refused)`),
  },
  { id: 'reason', title: 'Why', cell: ({ reason }) => reason },
];

/** What cannot be taken in of a file, and why. */
export function RefusedRows({
  title,
  rows,
  total,
}: {
  title: string;
  rows: readonly RefusedRow[];
  /** How many there are; the first ones are shown. */
  total: number;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="display mb-3 text-xl">
        {title}
      </h2>
      <p className="mb-3 max-w-prose text-ink-soft">
        {refusedWords(rows, total)}
        {rows.length < total && ` The first ${rows.length} of ${total} are shown.`}
      </p>
      <Table
        label="What was refused"
        rows={rows}
        keyOf={({ line, field, reason }) => `${line} ${field} ${reason}`}
        columns={COLUMNS}
      />
    </section>
  );
}
