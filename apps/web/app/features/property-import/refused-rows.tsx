import type { RefusalAside } from '@manemitra/contract/staff-properties-imports';
import { useId } from 'react';
import { Button, linkStyle } from '#web/ui/button.tsx';
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
  /** Why it asks nothing of anybody. */
  aside?: RefusalAside | null;
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
  onTakeIn,
}: {
  title: string;
  rows: readonly RefusedRow[];
  /** How many there are; the first ones are shown. */
  total: number;
  onTakeIn?: (line: number) => void;
}) {
  const id = useId();
  const open = rows.filter(({ aside }) => (aside ?? null) === null);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="display text-xl">
        {title}
      </h2>
      {open.length > 0 && (
        <>
          <p className="max-w-prose text-ink-soft">
            {refusedWords(open, total)}
            {rows.length < total && ` The first ${rows.length} of ${total} are shown.`}
          </p>
          <Listed rows={open} label="What was refused" />
        </>
      )}
      {ASIDE.map(({ aside, words }) => {
        const own = rows.filter((row) => row.aside === aside);
        return (
          own.length > 0 && (
            <details key={aside}>
              <summary className={`cursor-pointer ${linkStyle}`}>
                {words} ({own.length})
              </summary>
              <div className="mt-3">
                <Listed
                  rows={own}
                  label={words}
                  {...(aside === 'left-out' && onTakeIn && { onTakeIn })}
                />
              </div>
            </details>
          )
        );
      })}
    </section>
  );
}

/** Nothing is to be done about these, so they are folded away. */
const ASIDE: readonly { aside: RefusalAside; words: string }[] = [
  { aside: 'asked', words: 'Rows without a builder' },
  { aside: 'left-out', words: 'Rows that you left out' },
  { aside: 'before', words: 'Left out of an earlier import in the same words' },
  { aside: 'no-project', words: 'Rows that are no projects: titles, sums and notes' },
];

function Listed({
  rows,
  label,
  onTakeIn,
}: {
  rows: readonly RefusedRow[];
  label: string;
  onTakeIn?: (line: number) => void;
}) {
  return (
    <Table
      label={label}
      rows={rows}
      keyOf={({ line, field, reason }) => `${line} ${field} ${reason}`}
      columns={onTakeIn === undefined ? COLUMNS : [...COLUMNS, takingIn(onTakeIn)]}
    />
  );
}

const takingIn = (onTakeIn: (line: number) => void): Column<RefusedRow> => ({
  id: 'in',
  title: 'Wanted after all?',
  cell: ({ line, project }) => (
    <Button kind="quiet" size="small" onClick={() => onTakeIn(line)}>
      Take in<span className="sr-only">: {project}</span>
    </Button>
  ),
});
