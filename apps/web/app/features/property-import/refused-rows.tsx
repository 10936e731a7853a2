import { useId } from 'react';
import { type Column, Table } from '#web/ui/table.tsx';
import { placeWords } from './import-words.ts';

export interface RefusedRow {
  line: number;
  sheetRow: number | null;
  project: string | null;
  field: string;
  reason: string;
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
  { id: 'field', title: 'Field', cell: ({ field }) => field },
  { id: 'reason', title: 'Why', cell: ({ reason }) => reason },
];

/** What cannot be taken in of a file, and why. */
export function RefusedRows({ title, rows }: { title: string; rows: readonly RefusedRow[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="display mb-3 text-xl">
        {title}
      </h2>
      <Table
        label="Rows that were refused"
        rows={rows}
        keyOf={({ line, field, reason }) => `${line} ${field} ${reason}`}
        columns={COLUMNS}
      />
    </section>
  );
}
