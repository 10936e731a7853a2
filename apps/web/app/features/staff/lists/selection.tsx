import { Check, Minus } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTyped } from '#web/api/use-typed.ts';

interface ChosenRow {
  key: string;
  name: string;
}

export interface Selection {
  /** Names by key, of rows on any page. */
  chosen: ReadonlyMap<string, string>;
  set: (rows: readonly ChosenRow[], isChosen: boolean) => void;
  clear: () => void;
}

/** Rows that are chosen; they stay so while pages are turned, filters change, and over a session that ended. */
export function useSelection(atFirst: readonly ChosenRow[] = []): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(
    () => new Map(atFirst.map(({ key, name }) => [key, name])),
  );
  useTyped('chosen rows', {
    read: () => (chosen.size === atFirst.length ? undefined : [...chosen]),
    onReturn: (kept) => setChosen(new Map(namesByKey(kept))),
  });
  return {
    chosen,
    set: (rows, isChosen) =>
      setChosen((before) => {
        const next = new Map(before);
        for (const { key, name } of rows) {
          if (isChosen) next.set(key, name);
          else next.delete(key);
        }
        return next;
      }),
    clear: () => setChosen(new Map()),
  };
}

function namesByKey(kept: unknown): [string, string][] {
  if (!Array.isArray(kept)) return [];
  return kept.filter(
    (row): row is [string, string] =>
      Array.isArray(row) && row.length === 2 && row.every((it) => typeof it === 'string'),
  );
}

export function ChooseOne({ selection, row }: { selection: Selection; row: ChosenRow }) {
  return (
    <Box
      aria-label={`Choose ${row.name}`}
      checked={selection.chosen.has(row.key)}
      onChange={(event) => selection.set([row], event.currentTarget.checked)}
    />
  );
}

/** Chooses all rows of this page. */
export function ChooseAll({
  selection,
  rows,
}: {
  selection: Selection;
  rows: readonly ChosenRow[];
}) {
  const count = rows.filter(({ key }) => selection.chosen.has(key)).length;
  return (
    <Box
      aria-label="Choose all of this page"
      checked={count === rows.length}
      isPartly={count > 0 && count < rows.length}
      onChange={(event) => selection.set(rows, event.currentTarget.checked)}
    />
  );
}

function Box({ isPartly = false, ...rest }: ComponentProps<'input'> & { isPartly?: boolean }) {
  return (
    <span className="relative flex shrink-0">
      <input
        type="checkbox"
        ref={(box) => {
          if (box !== null) box.indeterminate = isPartly;
        }}
        {...rest}
        className="peer size-6 cursor-pointer appearance-none rounded-sm border border-outline bg-surface transition-colors checked:border-areca checked:bg-areca indeterminate:border-areca indeterminate:bg-areca hover:border-areca"
      />
      <Check
        aria-hidden="true"
        strokeWidth={3}
        className="pointer-events-none absolute inset-0 m-auto hidden size-4 text-on-areca peer-checked:block peer-indeterminate:hidden"
      />
      <Minus
        aria-hidden="true"
        strokeWidth={3}
        className="pointer-events-none absolute inset-0 m-auto hidden size-4 text-on-areca peer-indeterminate:block"
      />
    </span>
  );
}
