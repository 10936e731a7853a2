import { tellsNothing } from './cell.ts';
import { columnTitle } from './column-title.ts';
import { columnName, columnNamed } from './columns.ts';
import { BY_CELLS, BY_OTHER_NAME, namesOfHeading } from './heading-names.ts';
import { homeHeading } from './home-headings.ts';
import { factOf, isPassedOver, type MappedColumn } from './mapped-column.ts';
import { rangeHeading } from './range-headings.ts';
import { isPerArea, looksLikeRate } from './ranges.ts';

type Rows = readonly (readonly string[])[];

/** What the columns of a header most likely are, each of ours at most once; `rows` are the first ones of the file. */
export function guessMapping(header: readonly string[], rows: Rows = []): MappedColumn[] {
  const taken = new Set<string>();
  const claim = (meant: readonly string[], at: number): string | null => {
    const heading = header[at] ?? '';
    for (const name of meant) {
      const fact = factOf({ column: heading, as: name });
      if (taken.has(fact) || isRate(name, heading, toldIn(rows, at))) continue;
      taken.add(fact);
      return name;
    }
    return null;
  };
  const exact = header.map((column, at) => claim(ownName(column, toldIn(rows, at)), at));
  return header.map((column, at) => ({
    column,
    as: exact[at] ?? claim(meantBy(column, toldIn(rows, at)), at),
  }));
}

/** The cells of a column that tell something. */
const toldIn = (rows: Rows, at: number): string[] =>
  rows.map((row) => row[at]?.trim() ?? '').filter((cell) => cell !== '' && !tellsNothing(cell));

/** A heading that is the name of one of our columns, unless what stands below says that it means another. */
function ownName(heading: string, told: readonly string[]): string[] {
  const name = columnName(heading);
  return columnNamed(name) === undefined || byCells(name, told) !== undefined ? [] : [name];
}

/** What a column may be by its heading and by what stands below it, the likeliest first. */
function meantBy(heading: string, told: readonly string[]): string[] {
  if (isPassedOver(columnName(heading))) return [];
  const known = namesOfHeading(heading);
  const meant =
    firstOf(known, (name) => byCells(name, told)) ??
    rangeHeading(heading) ??
    firstOf(known, (name) => (columnNamed(name) ? name : BY_OTHER_NAME.get(name))) ??
    homeHeading(heading)?.as ??
    '';
  return meant.split(' ').filter((name) => columnNamed(name) !== undefined);
}

const byCells = (name: string, told: readonly string[]): string | undefined =>
  BY_CELLS.get(name)?.find(([pattern]) => areMostly(told, (cell) => pattern.test(cell)))?.[1];

function firstOf(names: readonly string[], meaning: (name: string) => string | undefined) {
  const meant = names.find((name) => meaning(name) !== undefined);
  return meant === undefined ? undefined : meaning(meant);
}

const PRICES: ReadonlySet<string> = new Set([
  'price_range',
  'min_price',
  'max_price',
  'home_price',
  'all_in_price_range',
]);

/** Under "Rate" or "Price" stands now the price of a home, now that of a square foot. */
const isRate = (name: string, heading: string, told: readonly string[]): boolean =>
  PRICES.has(name) && areMostly(told, (cell) => looksLikeRate(cell, heading));

function areMostly(cells: readonly string[], is: (cell: string) => boolean): boolean {
  const those = cells.filter(is).length;
  return those > 0 && those >= cells.length / 2;
}

/** Why a column of a mapping is skipped and what can be done, as sentences; `rows` are the first ones of the file. */
export function whySkipped(
  mapping: readonly MappedColumn[],
  at: number,
  rows: Rows,
): string | undefined {
  const { column, as } = mapping[at] ?? {};
  if (column === undefined || as !== null) return undefined;
  if (isPassedOver(columnName(column))) return 'Our own files have it for people to read.';
  const told = toldIn(rows, at);
  if (told.length === 0) return 'Its first rows tell nothing here.';
  const meant = meantBy(column, told);
  const [rate] = meant.filter((name) => isRate(name, column, told));
  if (isPerArea(column) || rate !== undefined) {
    return 'Prices per square foot are not taken: they do not say what a home costs.';
  }
  for (const name of meant) {
    const fact = factOf({ column, as: name });
    const other = mapping.find((each) => each.as !== null && factOf(each) === fact);
    if (other !== undefined) {
      return `“${other.column}” is read as “${columnTitle(name)}” already. Choose it here if this column is the right one.`;
    }
  }
  if (meant[0] !== undefined) return `It may be “${columnTitle(meant[0])}”. Choose that if it is.`;
  if (homeHeading(column) !== undefined) {
    return 'It may be a price with taxes or one without. Choose which it is.';
  }
  return 'Its name is not known. Choose what it holds; leave it if it is not for buyers.';
}
