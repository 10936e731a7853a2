import type { SheetColumn, SheetRow } from '@manemitra/contract/staff-properties-sheet';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { linkStyle } from '#web/ui/button.tsx';
import { cellMark, SheetCell } from './sheet-cell.tsx';
import { keyOf, type SheetState } from './sheet-state.ts';
import type { SheetKeys } from './use-sheet-keys.ts';

/** Projects down, facts across. One cell takes the focus; the arrows move it. */
export function SheetGrid({
  label,
  rows,
  columns,
  state,
  keys,
}: {
  label: string;
  rows: readonly SheetRow[];
  columns: readonly SheetColumn[];
  state: SheetState;
  keys: SheetKeys;
}) {
  const grid = useRef<HTMLTableElement>(null);
  const isIn = useRef(false);
  // A second press on a cell types into it; the first only chooses it, also the one that is active at first.
  const pressed = useRef<string>(undefined);
  const { active, chosen, typing } = keys;
  const mark = cellMark(active.row, active.column);
  const isTyping = typing !== null;
  useEffect(() => {
    const cell = grid.current?.querySelector<HTMLElement>(`[data-cell="${mark}"]`);
    if (!isIn.current || !cell) return;
    const field = isTyping ? cell.querySelector('textarea') : null;
    (field ?? cell).focus({ preventScroll: true });
    // What is typed next goes behind what stands there.
    field?.setSelectionRange(field.value.length, field.value.length);
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [mark, isTyping]);
  const isChosen = (row: number, column: number): boolean =>
    row >= chosen.top && row <= chosen.bottom && column >= chosen.left && column <= chosen.right;

  function onClick({ target, shiftKey }: MouseEvent): void {
    const cell = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-cell]') : null;
    const [row, column] = (cell?.dataset['cell'] ?? '').split(' ').map(Number);
    if (row === undefined || column === undefined || target instanceof HTMLTextAreaElement) return;
    const isActive = row === active.row && column === active.column;
    const isAgain = pressed.current === cell?.dataset['cell'];
    pressed.current = cell?.dataset['cell'];
    if (isActive && isAgain && !isTyping && !shiftKey) keys.begin();
    else keys.go({ row, column }, shiftKey);
  }

  return (
    <div className="max-h-[70dvh] scroll-pt-10 scroll-pl-36 overflow-auto rounded-lg border border-hairline bg-surface sm:scroll-pl-56">
      <table
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-multiselectable="true"
        className="border-separate border-spacing-0 text-sm outline-none"
        onClick={onClick}
        onFocus={() => {
          isIn.current = true;
        }}
        onBlur={({ relatedTarget, currentTarget }) => {
          isIn.current = currentTarget.contains(relatedTarget);
        }}
        onKeyDown={keys.onKeyDown}
        onPaste={keys.onPaste}
        onCopy={keys.onCopy}
      >
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky top-0 left-0 z-20 w-36 min-w-36 border-r border-b border-hairline bg-sunken px-2.5 py-2 text-left sm:w-56 sm:min-w-56"
            >
              Project
            </th>
            {columns.map(({ name, title }) => (
              <th
                key={name}
                scope="col"
                className="sticky top-0 z-10 min-w-36 border-r border-b border-hairline bg-sunken px-2.5 py-2 text-left whitespace-nowrap"
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, isPublished, cells }, row) => (
            <tr key={id}>
              <th
                scope="row"
                className="sticky left-0 z-10 h-12 text-left w-36 max-w-36 border-r border-b border-hairline bg-surface px-2.5 py-1.5 align-middle font-semibold wrap-anywhere sm:w-56 sm:max-w-56"
              >
                <Link to={paths.staff(`modify-component/${id}`)} className={linkStyle}>
                  {name}
                </Link>
                {!isPublished && <span className="block font-normal text-ink-soft">Draft</span>}
              </th>
              {columns.map((column, at) => {
                const key = keyOf({ id, column: column.name });
                const isActive = row === active.row && at === active.column;
                return (
                  <SheetCell
                    key={column.name}
                    mark={cellMark(row, at)}
                    stands={cells[column.name] ?? ''}
                    edit={state.edits[key]}
                    left={state.left[key]}
                    isActive={isActive}
                    isChosen={isChosen(row, at)}
                    typing={isActive ? typing : null}
                    label={`${column.title} of ${name}`}
                    onType={keys.onType}
                    onLeave={keys.leave}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
