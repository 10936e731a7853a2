import { isFlatNumber } from './flat-words.ts';

/** How the reasons of rows end that are no projects at all: titles, sums, notes. */
export const NO_PROJECT = 'so it tells no project.';

const toldOf = (cells: readonly string[]): string[] => cells.filter((cell) => cell.trim() !== '');

/** The only cell of a row that holds something: the name of a part of the sheet, or a note below it. */
export function standsAlone(cells: readonly string[]): string | undefined {
  const [alone, ...others] = toldOf(cells);
  return others.length === 0 ? alone : undefined;
}

const PART = '(?:tower|block|wing|phase)\\s*[-–:]?\\s*\\w{1,3}';
const OF_WHAT = `(?:of\\s+)?(?:${PART}|[a-z]|\\d{1,2}|(?:no\\.?|number)\\s+of|projects?|properties|builders?|listings?|rows?|entries|flats?|units?|homes?|sold|unsold|available|area|value|amount|sft|sq\\.?\\s*ft)`;
const TOTAL = new RegExp(
  `^(?:${PART}\\W*)?(?:grand|sub)?[\\s-]*totals?(?:[\\s:()–-]+${OF_WHAT})*[\\s:=)–-]*[\\d,.]*$`,
  'i',
);

/** `Sub total - sheet 1`: no project is called that. A builder may be called `Total …`. */
const SURELY_TOTAL = /^(?:grand|sub)[\s-]*totals?\b/i;

/** Whether a row is the sum of those above it: one of its cells is that word alone, or it begins by saying of what: `Total Tower A`. */
export const isTotal = (cells: readonly string[]): boolean =>
  cells.some((cell) => /^(?:grand|sub)?[\s-]*totals?\s*:?$/i.test(cell.trim())) ||
  [TOTAL, SURELY_TOTAL].some((one) => one.test(toldOf(cells)[0]?.trim() ?? ''));

/** Whether a row says the names of the columns again, as the first of each printed page does. */
export function repeatsHeadings(
  cells: readonly string[],
  columns: readonly ({ heading?: string } | undefined)[],
): boolean {
  const told = columns.flatMap((column, at) => {
    const cell = cells[at]?.trim() ?? '';
    return column?.heading === undefined || cell === '' ? [] : [[cell, column.heading] as const];
  });
  return (
    told.length > 1 &&
    told.every(([cell, heading]) => cell.toLowerCase() === heading.trim().toLowerCase())
  );
}

/** Whether a text is a note below a sheet: `* E & OE`, `Note: rates may change`, `Colour legend`. */
export const isNote = (text: string): boolean =>
  /^\s*(?:\*|notes?\b\s*:|e\s*&\s*o\.?\s*e|(?:colou?rs?\s+)?(?:legends?|codes?|keys?)\s*:?\s*$)/i.test(
    text,
  );

/** How many cells a row has and the header. */
export const lengthsOf = (cells: readonly string[], columns: readonly unknown[]): string =>
  `This row has ${cells.length} ${cells.length === 1 ? 'cell' : 'cells'}, the header has ${columns.length}`;

/** Whether a row has more cells than columns: one of its cells was split, and the later ones are in wrong columns. */
export const isTooLong = (cells: readonly string[], columns: readonly unknown[]): boolean =>
  cells.slice(columns.length).some((cell) => cell.trim() !== '');

const PREMISES =
  /\b(?:commercial|offices?|office space|retail|shops?|showrooms?|warehous(?:e|ing)s?|industrial|co-?working|it parks?|business parks?|malls?)\b/i;
const HOMES =
  /\d\s*-?\s*(?:bhk|rk|bed)|\b(?:residential|mixed|flats?|apartments?|villas?|row ?houses?|plots?|plotted|sites?|layouts?|homes?|houses?|studios?|penthouses?|duplex(?:es)?)\b/i;

/** `Commercial`, `Office space 1,200 sft`; where homes are named too, they are what we list. */
const isOfNoHomes = (cell: string): boolean => PREMISES.test(cell) && !HOMES.test(cell);

/** Why a row holds neither a project nor one of its homes; undefined if it may. */
export function whyApart(
  cells: readonly string[],
  columns: readonly ({ name: string; heading?: string } | undefined)[],
): string | undefined {
  if (isTooLong(cells, columns))
    return `${lengthsOf(cells, columns)}; a comma inside a cell needs quotation marks around the cell.`;
  const toldIn = (name: string): string =>
    cells[columns.findIndex((column) => column?.name === name)]?.trim() ?? '';
  const ofFlats = columns.some((column) => column?.name === 'flat_number');
  const alone = standsAlone(cells);
  if (alone !== undefined && (toldIn('name') === '' || ofFlats || isNote(alone)))
    return `"${alone.trim().replace(/\s+/g, ' ').slice(0, 200)}" stands alone in this row, ${NO_PROJECT}`;
  if (isTotal(cells)) return `This row is a sum of others, ${NO_PROJECT}`;
  if (repeatsHeadings(cells, columns))
    return `This row says the names of the columns again, ${NO_PROJECT}`;
  if (['home_type', 'units'].some((name) => isOfNoHomes(toldIn(name))))
    return 'This row tells of offices, shops or other premises, which are no homes, so it is not taken.';
  return ofFlats && !isFlatNumber(toldIn('flat_number'))
    ? 'This row has no flat number, so it tells no flat.'
    : undefined;
}
