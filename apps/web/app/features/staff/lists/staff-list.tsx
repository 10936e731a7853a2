import { formatIndianNumber } from '@manemitra/domain/indian-number';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router';
import type { Loaded } from '#web/features/staff/acts/outcome.ts';
import { StaffFailure } from '#web/features/staff/shell/staff-failure.tsx';
import { buttonStyle } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { type Filter, ListToolbar, type SortChoice } from './list-toolbar.tsx';
import { type AnyListState, changedQuery, isNarrowed } from './list-state.ts';
import { ChooseAll, ChooseOne, type Selection } from './selection.tsx';
import { SortLink } from './sort-link.tsx';

export interface StaffColumn<Row> extends Column<Row> {
  /** The two orders by this column, as the address names them. */
  sort?: { up: string; down: string };
}

interface Page<Row> {
  items: readonly Row[];
  total: number;
  page: number;
  pageSize: number;
}

export interface StaffListProps<Row> {
  /** The name of the rows: "Promoters". */
  label: string;
  state: AnyListState;
  /** The order when none is asked for. */
  defaultSort?: string;
  page: Loaded<Page<Row>>;
  columns: readonly StaffColumn<Row>[];
  keyOf: (row: Row) => string;
  /** The name of a row, for its checkbox. */
  nameOf: (row: Row) => string;
  searchLabel?: string;
  filters?: readonly Filter[];
  sorts?: readonly SortChoice[];
  selection?: Selection;
  /** Above the rows while some are chosen. */
  chosenBar?: ReactNode;
  /** For sentences rather than figures. */
  isProse?: boolean;
  /** Shown when the list is empty. */
  empty: { title: string; text: string; action?: ReactNode };
}

/**
 * A list that the server pages, sorts, filters and searches, with its whole state in the address. It works as links and a
 * form without JavaScript.
 */
export function StaffList<Row>(props: StaffListProps<Row>) {
  const { state, page, searchLabel, filters = [], sorts = [] } = props;
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <ListToolbar state={state} searchLabel={searchLabel} filters={filters} sorts={sorts} />
      {page.kind === 'failed' ? (
        <StaffFailure message={page.message} />
      ) : (
        <Rows {...props} page={page.value} />
      )}
    </div>
  );
}

function Rows<Row>({
  label,
  state,
  defaultSort,
  page,
  columns,
  keyOf,
  nameOf,
  selection,
  chosenBar,
  isProse = false,
  empty,
}: Omit<StaffListProps<Row>, 'page'> & { page: Page<Row> }) {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const isComing = navigation.state === 'loading' && navigation.location.pathname === pathname;
  const hrefOf = (number: number): string => changedQuery(params, state, { page: number });
  const pages = Math.max(1, Math.ceil(page.total / page.pageSize));

  if (page.items.length === 0) {
    return <NoRows label={label} state={state} total={page.total} empty={empty} />;
  }
  const first = (page.page - 1) * page.pageSize + 1;
  const last = first + page.items.length - 1;
  const sort = state.sort ?? defaultSort;
  const rowOf = (row: Row) => ({ key: keyOf(row), name: nameOf(row) });
  return (
    <div
      aria-busy={isComing}
      className="flex flex-col gap-3 transition-opacity aria-busy:opacity-60"
    >
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <output className="figures text-sm text-ink-soft">
          {formatIndianNumber(first)} to {formatIndianNumber(last)} of{' '}
          {formatIndianNumber(page.total)}
        </output>
        {selection !== undefined && selection.chosen.size > 0 && chosenBar}
      </div>
      <Table
        label={label}
        isDense
        isProse={isProse}
        unknown="Not known"
        rows={page.items}
        keyOf={keyOf}
        columns={columns.map((column, at) => ({
          ...column,
          sorted: sortedBy(column, sort),
          head: (
            <span className="flex items-center gap-2.5">
              {at === 0 && selection !== undefined && (
                <ChooseAll selection={selection} rows={page.items.map(rowOf)} />
              )}
              {column.sort === undefined ? (
                (column.head ?? column.title)
              ) : (
                <SortLink
                  title={column.title}
                  sorted={sortedBy(column, sort)}
                  href={changedQuery(params, state, {
                    sort: sort === column.sort.up ? column.sort.down : column.sort.up,
                  })}
                />
              )}
            </span>
          ),
          cell:
            at === 0 && selection !== undefined
              ? withBox(column.cell, selection, rowOf)
              : column.cell,
        }))}
      />
      {pages > 1 && (
        <Pagination
          label={`Pages of ${label.toLowerCase()}`}
          page={page.page}
          total={pages}
          hrefOf={hrefOf}
          onPage={(number) => void navigate(hrefOf(number), { preventScrollReset: false })}
        />
      )}
    </div>
  );
}

function sortedBy<Row>(
  { sort }: StaffColumn<Row>,
  current: string | undefined,
): 'ascending' | 'descending' | undefined {
  if (sort === undefined || current === undefined) return undefined;
  if (sort.up === current) return 'ascending';
  return sort.down === current ? 'descending' : undefined;
}

function NoRows({
  label,
  state,
  total,
  empty,
}: Pick<StaffListProps<never>, 'label' | 'state' | 'empty'> & { total: number }) {
  const [params] = useSearchParams();
  if (total > 0) {
    return (
      <EmptyState
        title="This page is past the end"
        text={`There are ${formatIndianNumber(total)}, on fewer pages.`}
        action={
          <Link to={changedQuery(params, state, { page: 1 })} className={buttonStyle()}>
            To the first page
          </Link>
        }
      />
    );
  }
  if (!isNarrowed(state)) return <EmptyState {...empty} />;
  return (
    <EmptyState
      title={`No ${label.toLowerCase()} fit this`}
      text="Try another word, or leave a filter out."
      action={
        <Link
          to={changedQuery(params, state, { search: '', filters: {} })}
          className={buttonStyle({ kind: 'quiet' })}
        >
          Show all
        </Link>
      }
    />
  );
}

/** The cell that names a row, with the box that chooses the row. */
function withBox<Row>(
  cell: StaffColumn<Row>['cell'],
  selection: Selection,
  rowOf: (row: Row) => { key: string; name: string },
): StaffColumn<Row>['cell'] {
  return (row) => (
    <span className="flex items-start gap-2.5">
      <ChooseOne selection={selection} row={rowOf(row)} />
      <span className="min-w-0">{cell(row)}</span>
    </span>
  );
}
