import type { SheetColumn } from '@manemitra/contract/staff-properties-sheet';
import { Button } from '#web/ui/button.tsx';
import { keyOf } from './sheet-state.ts';
import type { Sheet } from './use-sheet.ts';

/** Cells that a save left as they were: why, and where somebody else changed one too, what stays. */
export function LeftCells({
  sheet,
  columns,
  nameOf,
}: {
  sheet: Sheet;
  columns: readonly SheetColumn[];
  nameOf: (id: number) => string;
}) {
  const { edits, left } = sheet.state;
  const all = Object.values(left);
  if (all.length === 0) return null;
  const titleOf = (column: string) => columns.find(({ name }) => name === column)?.title ?? column;
  return (
    <section aria-label="Cells that were not saved" className="flex flex-col gap-2">
      <h2 className="display text-lg">Not saved</h2>
      <ul className="flex flex-col gap-2">
        {all.map(({ id, column, outcome, reason, stands }) => (
          <li
            key={keyOf({ id, column })}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-hairline bg-surface p-3"
          >
            <p className="min-w-56 flex-1 wrap-anywhere">
              <strong className="font-semibold">
                {nameOf(id)} · {titleOf(column)}:
              </strong>{' '}
              {edits[keyOf({ id, column })]?.text || 'Not known'}.{' '}
              {outcome === 'refused'
                ? reason
                : `Somebody else saved meanwhile: ${stands || 'not known'}.`}
            </p>
            {outcome === 'conflict' && (
              <span className="flex gap-2">
                <Button
                  kind="quiet"
                  size="small"
                  onClick={() => sheet.choose({ id, column }, 'theirs')}
                >
                  Keep theirs
                </Button>
                <Button size="small" onClick={() => sheet.choose({ id, column }, 'mine')}>
                  Use mine
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
