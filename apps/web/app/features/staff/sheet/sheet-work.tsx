import type { SheetColumn, SheetRow } from '@manemitra/contract/staff-properties-sheet';
import { Redo2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { type AnyListState, changedQuery } from '#web/features/staff/lists/list-state.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailureNotice } from '#web/ui/notice.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { LeftCells } from './left-cells.tsx';
import { SheetGrid } from './sheet-grid.tsx';
import { editsOf, inPlace, keyOf } from './sheet-state.ts';
import { cells, type Sheet } from './use-sheet.ts';
import { useSheetKeys } from './use-sheet-keys.ts';

export interface SheetPage {
  items: readonly SheetRow[];
  total: number;
  page: number;
  pageSize: number;
  columns: readonly SheetColumn[];
  shown: readonly string[];
}

/** A page of projects with what can be done with its cells. */
export function SheetWork({
  sheet,
  state: list,
  page,
}: {
  sheet: Sheet;
  state: AnyListState;
  page: SheetPage;
}) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state } = sheet;
  const items = useRowsInPlace(page.items);
  const columns = page.shown.flatMap(
    (name) => page.columns.find((each) => each.name === name) ?? [],
  );
  const cellAt = ({ row, column }: { row: number; column: number }) => {
    const [project, fact] = [items[row], columns[column]];
    return {
      id: project?.id ?? 0,
      column: fact?.name ?? '',
      stands: project?.cells[fact?.name ?? ''] ?? '',
    };
  };
  const textAt = (corner: { row: number; column: number }): string => {
    const cell = cellAt(corner);
    return state.edits[keyOf(cell)]?.text ?? cell.stands;
  };
  const keys = useSheetKeys({
    rows: items.length,
    columns: columns.length,
    textAt,
    type: (typed) => sheet.type(typed.map(({ text, ...corner }) => ({ ...cellAt(corner), text }))),
    undo: sheet.undo,
    redo: sheet.redo,
  });
  const hrefOf = (number: number): string => changedQuery(params, list, { page: number });
  const pages = Math.max(1, Math.ceil(page.total / page.pageSize));
  const active = cellAt(keys.active);
  const title = columns[keys.active.column]?.title;
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <SaveBar sheet={sheet} />
        <Button kind="quiet" size="small" onClick={keys.fillDown}>
          Fill down
        </Button>
        <ColumnChoice columns={page.columns} shown={page.shown} />
      </div>
      {sheet.failure !== null && <FailureNotice text={sheet.failure} />}
      {items.length === 0 ? (
        <EmptyState title="No projects fit this" text="Try another word, or leave a filter out." />
      ) : (
        <>
          <p className="min-h-6 text-sm wrap-anywhere text-ink-soft">
            <strong className="font-semibold text-ink">
              {items[keys.active.row]?.name} · {title}:
            </strong>{' '}
            {textAt(keys.active) || 'Not known'}
            {state.left[keyOf(active)]?.reason && (
              <span className="text-gulmohar"> {state.left[keyOf(active)]?.reason}</span>
            )}
          </p>
          <SheetGrid
            label="Facts of projects"
            rows={items}
            columns={columns}
            state={state}
            keys={keys}
          />
          <p className="text-sm text-ink-soft">
            Arrows move, Shift chooses several, Enter or typing changes a cell, Escape leaves it as
            it was. Ctrl+Z takes back, Ctrl+D fills down, Ctrl+C and Ctrl+V copy and paste.
          </p>
        </>
      )}
      <LeftCells
        sheet={sheet}
        columns={page.columns}
        nameOf={(id) => items.find((row) => row.id === id)?.name ?? `Project ${id}`}
      />
      {pages > 1 && (
        <Pagination
          label="Pages of the sheet"
          page={page.page}
          total={pages}
          hrefOf={hrefOf}
          onPage={(number) => void navigate(hrefOf(number))}
        />
      )}
    </div>
  );
}

/** The rows of the page, which another order or page puts anew and a save does not. */
function useRowsInPlace(rows: readonly SheetRow[]): SheetRow[] {
  const { search } = useLocation();
  const [seen, see] = useState({ search, ids: rows.map(({ id }) => id) });
  if (seen.search !== search) see({ search, ids: rows.map(({ id }) => id) });
  return inPlace(rows, seen.search === search ? seen.ids : []);
}

function SaveBar({ sheet }: { sheet: Sheet }) {
  const { state, isSaving } = sheet;
  const count = editsOf(state).length;
  return (
    <>
      <Button
        size="small"
        isLoading={isSaving}
        disabled={count === 0}
        onClick={() => void sheet.save()}
      >
        {count === 0 ? 'Save' : `Save ${cells(count)}`}
      </Button>
      <Button
        kind="quiet"
        size="small"
        aria-label="Undo"
        disabled={state.past.length === 0}
        onClick={sheet.undo}
      >
        <Undo2 aria-hidden="true" className="size-4" />
      </Button>
      <Button
        kind="quiet"
        size="small"
        aria-label="Redo"
        disabled={state.future.length === 0}
        onClick={sheet.redo}
      >
        <Redo2 aria-hidden="true" className="size-4" />
      </Button>
      {count > 0 && (
        <Button kind="bare" size="small" onClick={sheet.discard}>
          Discard changes
        </Button>
      )}
      {sheet.lastSave !== null && (
        <Button kind="bare" size="small" disabled={isSaving} onClick={() => void sheet.takeBack()}>
          Take the last save back ({cells(sheet.lastSave.cells)})
        </Button>
      )}
    </>
  );
}
