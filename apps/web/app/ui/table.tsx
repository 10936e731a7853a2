import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';

export interface Column<Row> {
  id: string;
  title: string;
  /** Stands in the head instead of the title: a link that sorts, a box that chooses all. */
  head?: ReactNode;
  sorted?: 'ascending' | 'descending' | undefined;
  /** Null where it is not known. */
  cell: (row: Row) => ReactNode;
  isNumber?: boolean;
  /** The actions of the row: in a stacked record they are in the corner, a button with words as `wide`. */
  isMenu?: boolean | 'wide';
}

/**
 * Facts in rows, the first column naming the row. Its head stays while it scrolls. Where there is no room
 * it becomes a stack of records, or keeps its columns and scrolls sideways under its first one.
 */
export function Table<Row>({
  label,
  columns,
  rows,
  keyOf,
  narrow = 'stack',
  unknown = 'Not disclosed',
  isDense = false,
  isProse = false,
  fold,
  className = '',
}: {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  narrow?: 'stack' | 'scroll';
  /** How a missing fact is said. */
  unknown?: string;
  /** For tables that are worked in all day. */
  isDense?: boolean;
  /** For sentences rather than figures: a stacked one has each under its title. */
  isProse?: boolean;
  /** Shows so many rows until the others are asked for, with these words. On paper and without scripts all are there. */
  fold?: { to: number; more: string };
  /** For a height within which it scrolls. */
  className?: string;
}) {
  const [isUnfolded, setUnfolded] = useState(false);
  const shown = fold === undefined || isUnfolded ? rows.length : fold.to;
  return (
    <section
      aria-label={label}
      // It may scroll, which a keyboard must be able to do.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls, which a keyboard must be able to do
      tabIndex={0}
      className={`@container overflow-auto overscroll-x-contain rounded-lg border border-hairline bg-surface ${className}`}
    >
      <table
        {...AS.table}
        data-narrow={narrow}
        data-dense={isDense || undefined}
        data-prose={isProse || undefined}
        data-many={columns.length > MANY || undefined}
        className={`fact-table figures w-full border-separate border-spacing-0 text-left ${narrow === 'stack' ? 'max-w-full' : 'min-w-max'}`}
      >
        <thead>
          <tr {...AS.row}>
            {columns.map((column) => (
              <th
                key={column.id}
                {...AS.head}
                scope="col"
                aria-sort={column.sorted}
                className={sideOf(column, narrow)}
              >
                {column.head ?? column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={keyOf(row)} {...AS.row} data-folded={index >= shown || undefined}>
              {columns.map((column, at) => {
                const fact = column.cell(row) ?? (
                  <span className="whitespace-nowrap text-ink-faint">{unknown}</span>
                );
                return at === 0 ? (
                  <th
                    key={column.id}
                    {...AS.rowHead}
                    scope="row"
                    className={sideOf(column, narrow)}
                  >
                    {fact}
                  </th>
                ) : (
                  <td
                    key={column.id}
                    {...AS.cell}
                    data-menu={column.isMenu}
                    className={sideOf(column, narrow)}
                  >
                    {narrow === 'stack' && <span aria-hidden="true">{column.title}</span>}
                    <span>{fact}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {shown < rows.length && (
        <p className="border-t border-hairline px-2 py-1 print:hidden [@media(scripting:none)]:hidden">
          <Button
            kind="bare"
            size="small"
            onClick={({ currentTarget }) => {
              // The button goes, and the focus must not go with it.
              currentTarget.closest('section')?.focus({ preventScroll: true });
              setUnfolded(true);
            }}
          >
            {fold?.more}
          </Button>
        </p>
      )}
    </section>
  );
}

/** With more columns than these a table is set smaller where it is not much wider than a stack. */
const MANY = 5;

/** Numbers stand under each other at their last digit, where there are columns. */
function sideOf({ isNumber = false }: { isNumber?: boolean }, narrow: 'stack' | 'scroll') {
  if (!isNumber) return undefined;
  return narrow === 'stack' ? '@xl:text-right' : 'text-right';
}

/** Some browsers drop the table semantics when a table is laid out as a stack, unless the roles are given. */
const AS = {
  table: { role: 'table' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
};
