import type { Read } from './cell.ts';
import type { Column } from './columns.ts';
import { inOrder } from './figures-apart.ts';
import { figuresApart } from './listed-figures.ts';
import type { FileSettings } from './file-settings.ts';
import { homeOf } from './home-of-row.ts';
import { namesHome } from './bedrooms.ts';
import { readHomes } from './homes.ts';
import type { Range } from './ranges.ts';
import type { UnitCells } from './units-notation.ts';

/** The field of a home that a column gives, where its cell has a figure for each of several homes. */
const FIELDS: ReadonlySet<string> = new Set([
  'priceRange',
  'carpetRange',
  'superBuiltUpRange',
  'plotRange',
  'areaRange',
]);

/**
 * The homes of a row, each with its figure from a cell that gives one per home: `85L/1.2Cr`, or with names, `2BHK-85L,
 * 3BHK-1.2Cr`. Undefined if the cell gives a single figure or is about something else.
 */
export function figuresOfHomes(
  column: Column,
  cell: string,
  homes: readonly UnitCells[],
  settings: FileSettings,
): Read<UnitCells[]> | undefined {
  const [field = '', end] = column.path.split('.');
  if (!FIELDS.has(field) || cell === '') return undefined;
  if (namesHome(cell)) return ofNamed(field, cell, homes, settings);
  const parts = figuresApart(cell);
  if (homes.length < 2 || parts.length < 2) return undefined;
  if (parts.length !== homes.length) {
    return {
      reason: `"${cell.trim()}" tells ${parts.length} figures for ${homes.length} homes, so nobody knows which is of which. Write each home separately.`,
    };
  }
  if (end === 'max') {
    return {
      reason: `"${cell.trim()}" says where the figures of several homes end; write both ends in one cell, a home in each row.`,
    };
  }
  const each: UnitCells[] = [];
  for (const [at, home] of homes.entries()) {
    const read = column.read(parts[at] ?? '', { ...settings, heading: column.heading });
    if ('reason' in read) return read;
    const told = rangeIn(read.value, field);
    if (told.min === undefined) return { reason: `"${cell.trim()}" does not say where it begins.` };
    each.push(homeOf(home, { [field]: told }, settings));
  }
  return inOrder(each, cell);
}

/** The value that a column read, which may be several fields by name. */
const rangeIn = (value: unknown, field: string): Range =>
  (value as Record<string, Range | undefined>)[field] ?? (value as Range);

/** Which fields of a home a cell of this column can give. */
const PRICE = ['price'];
const AREAS = ['carpetSqft', 'superBuiltUpSqft', 'plotSqft'];

function ofNamed(
  field: string,
  cell: string,
  homes: readonly UnitCells[],
  settings: FileSettings,
): Read<UnitCells[]> {
  const areas =
    field === 'carpetRange' ? 'carpet' : field === 'areaRange' ? settings.areas : 'super';
  const read = readHomes(cell, { ...settings, areas });
  if ('reason' in read) return read;
  if (read.refused !== undefined) return { reason: read.refused.join(' ') };
  const fields = field === 'priceRange' ? PRICE : AREAS;
  const each = [...homes];
  for (const { label, bhk, type, ...figures } of read.value) {
    const alike = [...homes.entries()].filter(([, home]) => home['bhk'] === bhk);
    const [at] = alike.find(([, home]) => alike.length === 1 || home['label'] === label) ?? [];
    const told = Object.keys(figures);
    if (told.length === 0 || told.some((name) => !fields.includes(name)))
      return { reason: `"${cell.trim()}" does not tell one figure of "${String(label)}".` };
    if (homes.length === 0) each.push({ label, bhk, type, ...figures });
    else if (at === undefined)
      return {
        reason: `"${cell.trim()}" tells of "${String(label)}", which the row does not list.`,
      };
    else each[at] = { ...figures, ...each[at] };
  }
  return { value: each };
}
