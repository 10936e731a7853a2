import { isOpenEnded, type Range } from './ranges.ts';
import { type Columns, nameOf } from './row-cells.ts';
import type { UnitCells } from './units-notation.ts';

/** One figure of a project with one kind of home is that of the home, unless its cell says that there are more; a rate is of all homes. */
export function closeSingles(
  raw: Record<string, unknown>,
  cells: readonly string[],
  columns: Columns,
): void {
  const isOne = ((raw['units'] ?? []) as unknown[]).length === 1;
  for (const [at, column] of columns.entries()) {
    if (column?.isOtherForm !== true && column?.isSpread !== true) continue;
    if (isOpenEnded(cells[at]?.trim() ?? '')) continue;
    for (const field of column.name === 'price_range' ? PRICES : [column.path]) {
      const range = raw[field] as Range | undefined;
      if (!isOne && field !== 'rateRange') continue;
      if (RANGES.has(field) && range?.min !== undefined && range.max === undefined)
        raw[field] = { ...range, max: range.min };
    }
  }
}

const PRICES = ['priceRange', 'allInPriceRange', 'rateRange'];
const RANGES: ReadonlySet<string> = new Set([
  ...PRICES,
  'carpetRange',
  'superBuiltUpRange',
  'plotRange',
  'areaRange',
]);

/** A plot has no other area than its own, whatever the heading above all homes of a sheet calls it; our own column means what it says. */
export function tellPlotsApart(
  raw: Record<string, unknown>,
  units: readonly UnitCells[],
  columns: Columns,
): void {
  const { superBuiltUpRange } = raw;
  if (superBuiltUpRange === undefined || units.length === 0) return;
  const isOurs = columns.some(
    (column) =>
      column?.path.startsWith('superBuiltUpRange') === true && nameOf(column) === column.name,
  );
  if (isOurs) return;
  if (!units.every(({ type }) => type === 'plot')) return;
  raw['plotRange'] ??= superBuiltUpRange;
  delete raw['superBuiltUpRange'];
}
