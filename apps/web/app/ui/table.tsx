import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  title: string;
  /** Stands in the head instead of the title: a link that sorts, a box that chooses all. */
  head?: ReactNode;
  sorted?: 'ascending' | 'descending' | undefined;
  /** Null where it is not known. */
  cell: (row: Row) => ReactNode;
  isNumber?: boolean;
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
  /** For a height within which it scrolls. */
  className?: string;
}) {
  const isStacked = narrow === 'stack';
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
        className={`figures w-full border-separate border-spacing-0 text-left ${isStacked ? 'max-w-full @max-xl:block' : 'min-w-max'}`}
      >
        <thead className={isStacked ? '@max-xl:sr-only' : ''}>
          <tr {...AS.row}>
            {columns.map((column, at) => (
              <th
                key={column.id}
                {...AS.head}
                scope="col"
                aria-sort={column.sorted}
                className={`sticky top-0 z-sticky border-b border-outline bg-sunken ${isDense ? 'px-3 py-1.5' : 'px-4 py-2.5'} text-sm font-semibold whitespace-nowrap text-ink-soft ${column.isNumber === true ? 'text-right' : ''} ${!isStacked && at === 0 ? 'left-0 z-[11]' : ''}`}
              >
                {column.head ?? column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={isStacked ? '@max-xl:block' : ''}>
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              {...AS.row}
              className={`group ${isStacked ? '@max-xl:block @max-xl:border-b @max-xl:border-hairline @max-xl:px-4 @max-xl:py-3 @max-xl:last:border-b-0' : ''}`}
            >
              {columns.map((column, at) => (
                <Cell
                  key={column.id}
                  title={column.title}
                  isHead={at === 0}
                  isNumber={column.isNumber === true}
                  isStacked={isStacked}
                  isDense={isDense}
                >
                  {column.cell(row) ?? <span className="text-ink-faint">{unknown}</span>}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Some browsers forget what a table is when it is laid out as a stack, unless they are told. */
const AS = {
  table: { role: 'table' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
};

function Cell({
  title,
  isHead,
  isNumber,
  isStacked,
  isDense,
  children,
}: {
  title: string;
  isHead: boolean;
  isNumber: boolean;
  isStacked: boolean;
  isDense: boolean;
  children: ReactNode;
}) {
  const stacked = isStacked
    ? `@max-xl:flex @max-xl:justify-between @max-xl:gap-6 @max-xl:border-b-0 @max-xl:px-0 @max-xl:py-1 ${isHead ? '' : '@max-xl:text-right'}`
    : '';
  const style = `border-b border-hairline ${isDense ? 'px-3 py-2' : 'px-4 py-3'} align-top transition-colors group-last:border-b-0 group-hover:bg-areca-tint/40 ${isNumber ? 'text-right' : ''} ${stacked}`;
  if (isHead) {
    return (
      <th
        {...AS.rowHead}
        scope="row"
        className={`${style} font-semibold ${isStacked ? '@max-xl:text-lg' : 'sticky left-0 z-sticky border-r bg-surface'}`}
      >
        {children}
      </th>
    );
  }
  return (
    <td {...AS.cell} className={style}>
      {isStacked && (
        <span aria-hidden="true" className="text-left text-ink-soft @xl:hidden">
          {title}
        </span>
      )}
      <span className="min-w-0">{children}</span>
    </td>
  );
}
