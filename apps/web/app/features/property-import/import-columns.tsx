import type { ImportView } from '@manemitra/contract/staff-properties-imports';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { Table } from '#web/ui/table.tsx';
import { FileSettings } from './file-settings.tsx';
import { placeWords } from './import-words.ts';
import {
  cellAsAbove,
  hasGaps,
  type Mapping,
  mappingGaps,
  samplesOf,
  withAsAbove,
  withColumn,
} from './mapping-choice.ts';
import { RefusedRows } from './refused-rows.tsx';
import type { Import } from './use-import.ts';

/** The contents of the file, the meaning of its columns, and what would be refused in its first rows. */
export function ImportColumns({ view, it }: { view: ImportView; it: Import }) {
  const { mapping, knownColumns, preview } = view;
  const gaps = mappingGaps(mapping, knownColumns);
  return (
    <>
      {mapping.length > 0 && (
        <section aria-labelledby="import-columns">
          <h2 id="import-columns" className="display text-xl">
            Columns of {view.fileName}
          </h2>
          <p className="mt-0.5 mb-4 text-ink-soft">
            Say what each column holds. Skipped columns are not read.
          </p>
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {mapping.map((mapped, at) => (
              <ColumnChoice key={mapped.column} mapped={mapped} at={at} view={view} it={it} />
            ))}
          </div>
        </section>
      )}
      {mapping.length > 0 && <FileSettings view={view} it={it} />}
      {gaps.map((gap) => (
        <Notice key={gap} tone="warning" text={gap} />
      ))}
      <Preview view={view} />
      {gaps.length === 0 && preview.problems.length > 0 && (
        <RefusedRows
          title="These would be refused"
          rows={preview.problems}
          total={preview.problems.length}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button disabled={gaps.length > 0} onClick={() => void it.plan()}>
          See what it would do
        </Button>
        <Button kind="quiet" onClick={it.startAnew}>
          Choose another file
        </Button>
      </div>
    </>
  );
}

/** The meaning of one column, with its first cells. */
function ColumnChoice({
  mapped: { column, as },
  at,
  view: { columnNotes, knownColumns, settings, preview },
  it,
}: {
  mapped: Mapping[number];
  at: number;
  view: ImportView;
  it: Import;
}) {
  const samples = samplesOf(preview.rows, at);
  const note = columnNotes.find((each) => each.column === column)?.note;
  const known = knownColumns.find(({ name }) => name === as);
  const isAsAbove = as !== null && settings.asAbove?.includes(as) === true;
  const mayBeAsAbove =
    known !== undefined && !known.isOfHome && (isAsAbove || hasGaps(preview.rows, at));
  return (
    <div className="flex flex-col gap-1.5">
      <Field
        label={column}
        hint={samples.length === 0 ? undefined : samples.join(' · ')}
        isOptional
        saysOptional={false}
      >
        <Select
          value={as ?? ''}
          onChange={(event) => {
            const next = event.target.value === '' ? null : event.target.value;
            void it.map((now) => ({
              ...now,
              mapping: withColumn(now.mapping, { column, as: next }, knownColumns),
            }));
          }}
        >
          <option value="">Skip</option>
          {knownColumns.map(({ name, title, isRequired }) => (
            <option key={name} value={name}>
              {title}
              {isRequired ? ' (needed)' : ''}
            </option>
          ))}
        </Select>
      </Field>
      {note !== undefined && <p className="text-sm text-ink-soft">{note}</p>}
      {mayBeAsAbove && (
        <Checkbox
          label={`An empty cell of ${column} is as in the row above`}
          checked={isAsAbove}
          onChange={(event) =>
            void it.map((now) => ({
              ...now,
              settings: withAsAbove(now.settings, as ?? '', event.target.checked),
            }))
          }
        />
      )}
    </div>
  );
}

function Preview({ view: { mapping, preview, settings } }: { view: ImportView }) {
  const columns =
    mapping.length === 0
      ? [{ id: '0', title: 'Record', cell: (row: Row) => row.cells.join(' ') }]
      : mapping.map(({ column, as }, at) => ({
          id: String(at),
          title: as === null ? `${column} (skipped)` : column,
          cell: (row: Row) => row.cells[at] || cellFromAbove(row, at, as),
        }));
  function cellFromAbove(row: Row, at: number, as: string | null): string | null {
    if (as === null || settings.asAbove?.includes(as) !== true) return null;
    const above = cellAsAbove(preview.rows, preview.rows.indexOf(row), at);
    return above === '' ? null : `${above} (as above)`;
  }
  return (
    <section aria-labelledby="import-preview">
      <h2 id="import-preview" className="display mb-3 text-xl">
        Its first rows
      </h2>
      <Table
        label="The first rows of the file"
        narrow="scroll"
        unknown="empty"
        className="max-h-96"
        rows={preview.rows}
        keyOf={({ line }) => String(line)}
        columns={[{ id: 'line', title: 'Row', cell: placeWords }, ...columns]}
      />
    </section>
  );
}

type Row = ImportView['preview']['rows'][number];
