import { propertyTypeLabel } from '@manemitra/domain/labels';
import { type Column, HOME_TYPE } from './columns.ts';
import { withoutContradictions } from './contradictions.ts';
import { putPromoter, putSource } from './facts-of-file.ts';
import { closeSingles, tellPlotsApart } from './figures-of-project.ts';
import { figuresOfHomes } from './figures-of-homes.ts';
import type { FileSettings } from './file-settings.ts';
import { homesOfRow } from './home-headings.ts';
import type { FieldProblem } from './plain-words.ts';
import { joinedEnds } from './range-ends.ts';
import type { Range } from './ranges.ts';
import { readCell, refusedIn, refusedParts, textOf } from './read-cell.ts';
import { type Columns, nameOf } from './row-cells.ts';
import type { UnitCells } from './units-notation.ts';

/** Cells of known columns as the fields of a record, not checked yet. */
export function readCells(
  cells: readonly string[],
  columns: Columns,
  settings: FileSettings,
): {
  raw: Record<string, unknown>;
  problems: FieldProblem[];
  /** Fields whose lists were read without some of their parts. */
  inPart: string[];
} {
  const problems: FieldProblem[] = [];
  const inPart: string[] = [];
  const read = (column: Column, at: number, homeType = settings.homeType): unknown => {
    const defaults = { ...settings, homeType };
    const result = readCell(column, cells[at] ?? '', defaults);
    const reasons =
      result !== undefined && 'reason' in result
        ? [result.reason]
        : refusedIn(column, cells[at] ?? '', { result, defaults });
    for (const reason of reasons) problems.push({ field: nameOf(column), reason });
    if (refusedParts(result).length > 0) inPart.push(column.path);
    return result !== undefined && 'value' in result ? result.value : undefined;
  };
  const typeAt = columns.findIndex((column) => column?.name === HOME_TYPE);
  const typeColumn = columns[typeAt];
  const homeType = (typeColumn && read(typeColumn, typeAt)) as FileSettings['homeType'];

  const raw: Record<string, unknown> = {};
  const spread: Record<string, unknown> = {};
  const ends: Parameters<typeof joinedEnds>[0][number][] = [];
  const defaults = { ...settings, homeType: homeType ?? settings.homeType };
  const homes = homesOfRow(defaults);
  const unitsAt = columns.findIndex((column) => column?.name === 'units');
  const unitsColumn = columns[unitsAt];
  // Figures in the other cells may each belong to one of its homes.
  let listed = ((unitsColumn && read(unitsColumn, unitsAt, defaults.homeType)) ??
    []) as UnitCells[];
  columns.forEach((column, at) => {
    if (
      column === undefined ||
      column.name === HOME_TYPE ||
      column.isOfFlat ||
      column.isOfPart ||
      at === unitsAt
    )
      return;
    const ofEach = figuresOfHomes(column, textOf(cells[at] ?? '', column), listed, defaults);
    if (ofEach !== undefined) {
      if ('value' in ofEach) listed = ofEach.value;
      else problems.push({ field: nameOf(column), reason: ofEach.reason });
      return;
    }
    const value = read(column, at, defaults.homeType);
    if (value === undefined) return;
    if (column.isOfHome) {
      const reason = homes.add(nameOf(column), value as UnitCells);
      if (reason !== undefined) problems.push({ field: nameOf(column), reason });
    } else if (column.isEnd) ends.push({ column, range: value as Range });
    else if (column.isSpread) Object.assign(spread, value);
    else put(raw, column.path.split('.'), value);
  });
  const joined = joinedEnds(ends, nameOf);
  problems.push(...joined.problems);
  for (const [field, value] of Object.entries({ ...spread, ...joined.ranges }))
    raw[field] ??= value;
  const units = homes.besides(listed);
  if (units.length > 0) raw['units'] = units;
  tellPlotsApart(raw, units, columns);
  problems.push(...withoutContradictions(raw, columns));
  if (homeType !== undefined)
    raw['units'] ??= [{ label: propertyTypeLabel(homeType), type: homeType }];
  if (settings.project !== undefined) raw['name'] ??= settings.project;
  putPromoter(raw, settings);
  putSource(raw, settings);
  closeSingles(raw, cells, columns);
  return { raw, problems, inPart };
}

function put(
  target: Record<string, unknown>,
  [first = '', ...rest]: string[],
  value: unknown,
): void {
  if (rest.length === 0) {
    target[first] = value;
    return;
  }
  const inner = (target[first] ?? {}) as Record<string, unknown>;
  target[first] = inner;
  put(inner, rest, value);
}
