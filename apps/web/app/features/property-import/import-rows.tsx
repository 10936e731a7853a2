import { formatDate } from '@manemitra/domain/dates';
import type { ImportedRow, RowFilter } from '@manemitra/contract/staff-properties-imports';
import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import { staffClient } from '#web/api/staff-client.ts';
import { paths } from '#web/paths.ts';
import { Button, linkStyle } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { placeWords } from './import-words.ts';

const FILTERS: readonly { value: RowFilter | ''; label: string }[] = [
  { value: '', label: 'All rows that do something' },
  { value: 'changed', label: 'Changed projects' },
  { value: 'without-cells', label: 'Without some of their cells' },
  { value: 'doubtful', label: 'Rows to check' },
  { value: 'beside', label: 'Kept: a better source says otherwise' },
  { value: 'added', label: 'New projects' },
];

/** What each row of a file changes, or would change, in its project: every fact before and after. */
export function ImportRows({
  id,
  title,
  onLeaveOut,
}: {
  id: number;
  title: string;
  /** Before the import: the row stays out. */
  onLeaveOut?: (line: number) => void;
}) {
  const heading = useId();
  const [only, setOnly] = useState<RowFilter | ''>('');
  const { rows, total, more } = useRows(id, only);
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id={heading} className="display text-xl">
          {title}
        </h2>
        <Field label="Show" isOptional saysOptional={false}>
          <Select value={only} onChange={(event) => setOnly(event.target.value as RowFilter | '')}>
            {FILTERS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {rows.length === 0 ? (
        <p className="text-ink-soft">No row does this.</p>
      ) : (
        <Table
          label="Rows and what they do"
          isProse
          rows={rows}
          keyOf={({ line }) => String(line)}
          columns={onLeaveOut === undefined ? COLUMNS : [...COLUMNS, leavingOut(onLeaveOut)]}
        />
      )}
      {rows.length < total && (
        <Button kind="quiet" onClick={more}>
          Show more
        </Button>
      )}
    </section>
  );
}

function useRows(id: number, only: RowFilter | '') {
  const [asked, ask] = useState({ only, page: 1 });
  const [got, setGot] = useState<{ rows: readonly ImportedRow[]; total: number }>({
    rows: [],
    total: 0,
  });
  if (asked.only !== only) ask({ only, page: 1 });
  useEffect(() => {
    let isOld = false;
    async function load(): Promise<void> {
      const query = { page: asked.page, ...(asked.only === '' ? {} : { only: asked.only }) };
      try {
        const { items, total } = await staffClient.listImportRows({ params: { id }, query });
        if (isOld) return;
        setGot((before) => ({
          rows: asked.page === 1 ? items : [...before.rows, ...items],
          total,
        }));
      } catch {
        // The counts stand above, and loading the page again asks again.
      }
    }
    void load();
    return () => {
      isOld = true;
    };
  }, [id, asked]);
  return { ...got, more: () => ask({ only, page: asked.page + 1 }) };
}

const OUTCOMES = { added: 'New', changed: 'Changed', unchanged: 'Unchanged' };

const COLUMNS: readonly Column<ImportedRow>[] = [
  {
    id: 'line',
    title: 'Row',
    cell: (row) => <span className="whitespace-nowrap">{placeWords(row)}</span>,
  },
  {
    id: 'project',
    title: 'Project',
    cell: ({ project, propertyId }) =>
      propertyId === null ? (
        project
      ) : (
        <Link
          to={paths.staff(`modify-component/${propertyId}`)}
          className={`wrap-anywhere ${linkStyle}`}
        >
          {project}
        </Link>
      ),
  },
  { id: 'outcome', title: 'Project is', cell: ({ outcome }) => OUTCOMES[outcome] },
  { id: 'what', title: 'What it does', cell: (row) => <WhatItDoes row={row} /> },
];

const leavingOut = (onLeaveOut: (line: number) => void): Column<ImportedRow> => ({
  id: 'out',
  title: 'Not wanted?',
  cell: ({ line, project }) => (
    <Button kind="quiet" size="small" onClick={() => onLeaveOut(line)}>
      Leave out<span className="sr-only">: {project}</span>
    </Button>
  ),
});

function WhatItDoes({ row: { outcome, changes, leftOut, beside, doubts } }: { row: ImportedRow }) {
  const isNew = outcome === 'added';
  return (
    <ul className="flex flex-col gap-1.5">
      {doubts.map((doubt) => (
        <li key={doubt} className="font-semibold text-haldi">
          {doubt}
        </li>
      ))}
      {leftOut.map(({ field, reason }) => (
        <li key={`${field} ${reason}`} className="wrap-anywhere">
          <span className="font-semibold">Not read in {field}:</span> {reason}
        </li>
      ))}
      {isNew && leftOut.length === 0 && <li>All cells of this row were read.</li>}
      {isNew && changes.length > 0 && (
        <li>
          <NewValues changes={changes} />
        </li>
      )}
      {outcome === 'changed' && changes.length === 0 && (
        <li>Nothing changes but the day of the source.</li>
      )}
      {(isNew ? [] : changes).map((change) => (
        <li key={change.fact} className="wrap-anywhere">
          {change.label}: <del className="text-ink-soft">{short(change.was)}</del> →{' '}
          <ins className="font-semibold no-underline">{short(change.is)}</ins>
        </li>
      ))}
      {beside.map((other) => (
        <li key={other.fact} className="wrap-anywhere text-ink-soft">
          {other.label} stays {short(other.was)}, from {other.wasSource ?? 'an unknown source'}
          {other.wasAsOf === null ? '' : `, ${formatDate(other.wasAsOf)}`}. The row’s{' '}
          {short(other.is)} is kept beside it.
        </li>
      ))}
    </ul>
  );
}

/** All that a new project would tell, folded away. */
function NewValues({ changes }: Pick<ImportedRow, 'changes'>) {
  return (
    <details>
      <summary className={`cursor-pointer ${linkStyle}`}>
        {changes.length === 1 ? 'Its one value' : `Its ${changes.length} values`}
      </summary>
      <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        {changes.map(({ fact, label, is }) => (
          <div key={fact} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="wrap-anywhere">{short(is)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const MOST = 160;

function short(text: string | null): string {
  if (text === null) return 'not known';
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
}
