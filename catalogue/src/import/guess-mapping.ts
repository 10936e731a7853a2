import { tellsNothing } from './cell.ts';
import { columnTitle } from './column-title.ts';
import { columnName, columnNamed } from './columns.ts';
import { BY_CELLS, BY_OTHER_NAME, namesOfHeading } from './heading-names.ts';
import { meantOfFlats, namesProjects, numbersFlats } from './flat-headings.ts';
import { doubtIn, doubtsWhatIsIn } from './heading-doubts.ts';
import { homeHeading, homeNamed } from './home-headings.ts';
import { factOf, isPassedOver, type MappedColumn, OF_ONE_FACT } from './mapped-column.ts';
import { rangeHeading } from './range-headings.ts';
import { isPerArea, looksLikeRate } from './ranges.ts';

type Rows = readonly (readonly string[])[];

/**
 * The most likely meaning of each column of a header, each of our columns at most once; `rows` are the first rows of the
 * file.
 */
export function guessMapping(header: readonly string[], rows: Rows = []): MappedColumn[] {
  const taken = new Set<string>();
  const claim = (meant: readonly string[], at: number, isExact = false): string | null => {
    const heading = header[at] ?? '';
    if (doubtsWhatIsIn(heading, toldIn(rows, at))) return null;
    for (const name of meant) {
      const as = isRate(name, heading, toldIn(rows, at)) ? RATE : name;
      if (as === RATE && homeNamed(heading) !== undefined) continue;
      const fact = factOf({ column: heading, as });
      if (taken.has(fact) || (!isExact && isToldBy(fact, taken))) continue;
      taken.add(fact);
      return as;
    }
    return null;
  };
  const ofFlats = isOfFlats(header, rows);
  const exact = header.map((column, at) =>
    claim(ownName(column, toldIn(rows, at), ofFlats), at, true),
  );
  return header.map((column, at) => ({
    column,
    as: exact[at] ?? claim(meantBy(column, toldIn(rows, at), ofFlats), at),
  }));
}

/** Whether each row is one flat: a column numbers them, and no other names another project in most of the rows. */
const isOfFlats = (header: readonly string[], rows: Rows): boolean =>
  header.some((heading, at) => numbersFlats(heading, toldIn(rows, at))) &&
  !header.some((heading, at) => namesProjects(heading, toldIn(rows, at), rows.length));

/** Whether another column already gives the same: a range in one cell, and one end of that range. */
const isToldBy = (fact: string, taken: ReadonlySet<string>): boolean =>
  OF_ONE_FACT.some(
    (names) => names.includes(fact) && names.some((name) => name !== fact && taken.has(name)),
  );

/** The cells of a column that tell something. */
const toldIn = (rows: Rows, at: number): string[] =>
  rows.map((row) => row[at]?.trim() ?? '').filter((cell) => cell !== '' && !tellsNothing(cell));

/** A heading that is the name of one of our columns counts as that column, unless its cells show that it means another. */
function ownName(heading: string, told: readonly string[], ofFlats: boolean): string[] {
  const name = columnName(heading);
  if (ofFlats && meantOfFlats(heading, told) !== undefined) return [];
  return columnNamed(name) === undefined || byCells(name, told) !== undefined ? [] : [name];
}

/** What a column may be, by its heading and its cells, the likeliest first. */
function meantBy(heading: string, told: readonly string[], ofFlats: boolean): string[] {
  if (isPassedOver(columnName(heading))) return [];
  const ofFlat = ofFlats ? meantOfFlats(heading, told) : undefined;
  if (ofFlat !== undefined) return ofFlat === '' ? [] : [ofFlat];
  const known = namesOfHeading(heading);
  if (known.length === 0 && isPerArea(heading))
    return ofFlats || homeNamed(heading) !== undefined ? [] : [RATE];
  const meant =
    firstOf(known, (name) => byCells(name, told)) ??
    rangeHeading(heading) ??
    firstOf(known, (name) => (columnNamed(name) ? name : BY_OTHER_NAME.get(name))) ??
    homeHeading(heading)?.as ??
    '';
  return meant
    .split(' ')
    .filter((name) => columnNamed(name) !== undefined && (ofFlats || !isOfFlat(name)));
}

const isOfFlat = (name: string): boolean => columnNamed(name)?.isOfFlat === true;

const byCells = (name: string, told: readonly string[]): string | undefined =>
  BY_CELLS.get(name)?.find(([pattern]) => areMostly(told, (cell) => pattern.test(cell)))?.[1];

function firstOf(names: readonly string[], meaning: (name: string) => string | undefined) {
  const meant = names.find((name) => meaning(name) !== undefined);
  return meant === undefined ? undefined : meaning(meant);
}

const RATE = 'rate_range';

const PRICES: ReadonlySet<string> = new Set([
  'price_range',
  'min_price',
  'max_price',
  'home_price',
  'all_in_price_range',
]);

/** "Rate" and "Price" are sometimes for a home and sometimes for a square foot. */
const isRate = (name: string, heading: string, told: readonly string[]): boolean =>
  PRICES.has(name) && areMostly(told, (cell) => looksLikeRate(cell, heading));

function areMostly(cells: readonly string[], is: (cell: string) => boolean): boolean {
  const those = cells.filter(is).length;
  return those > 0 && those >= cells.length / 2;
}

/** What is to be said of the columns of a mapping; `rows` are the first ones of the file. */
export function columnNotes(mapping: readonly MappedColumn[], rows: Rows): ColumnNote[] {
  return mapping.flatMap(({ column }, at) => {
    const note = columnNote(mapping, at, rows);
    return note === undefined ? [] : { column, note };
  });
}

export interface ColumnNote {
  /** As the file calls it. */
  column: string;
  note: string;
}

/** Why a column of a mapping is skipped and what can be done, or that its heading doubts itself, as sentences. */
export function columnNote(
  mapping: readonly MappedColumn[],
  at: number,
  rows: Rows,
): string | undefined {
  const { column, as } = mapping[at] ?? {};
  if (column === undefined) return undefined;
  const told = toldIn(rows, at);
  const doubt = doubtIn(column, told);
  if (as === null)
    return doubt !== undefined && doubtsWhatIsIn(column, told)
      ? `Its heading is not sure whether taxes and charges are in this price (“${doubt}”), so it is not taken. Choose which price it is, if you know.`
      : whySkipped(mapping, at, rows);
  return doubt === undefined
    ? undefined
    : `The heading has a doubt in it (“${doubt}”). Buyers will see these values as certain. Skip the column if they are not.`;
}

function whySkipped(mapping: readonly MappedColumn[], at: number, rows: Rows): string | undefined {
  const { column = '' } = mapping[at] ?? {};
  if (isPassedOver(columnName(column))) return 'Our own files have it for people to read.';
  const told = toldIn(rows, at);
  if (told.length === 0) return 'Its first rows tell nothing here.';
  const header = mapping.map((each) => each.column);
  const ofFlats = isOfFlats(header, rows);
  const meant = meantBy(column, told, ofFlats);
  if (ofFlats && isPerArea(column)) return OF_ONE_FLAT;
  const isOfRate = isPerArea(column) || meant.some((name) => isRate(name, column, told));
  if (isOfRate && homeNamed(column) !== undefined)
    return 'A price per square foot is taken of the whole project, not of one kind of home.';
  for (const given of meant) {
    const name = isRate(given, column, told) ? RATE : given;
    const fact = factOf({ column, as: name });
    const other = mapping.find(
      (each) =>
        each.as !== null && (factOf(each) === fact || isToldBy(fact, new Set([factOf(each)]))),
    );
    if (other !== undefined) {
      return `“${other.column}” is read as “${columnTitle(other.as ?? name)}” already. Choose it here if this column is the right one.`;
    }
  }
  if (meant[0] !== undefined) return `It may be “${columnTitle(meant[0])}”. Choose that if it is.`;
  const known = NOT_TAKEN.find(([pattern]) => pattern.test(column));
  if (known !== undefined) return known[1];
  if (ofFlats && meantOfFlats(column, told) === '') return OF_ONE_FLAT;
  if (homeHeading(column) !== undefined) {
    return 'It may be a price with taxes or one without. Choose which it is.';
  }
  return 'Its name is not known. Choose what it holds; leave it if it is not for buyers.';
}

const OF_ONE_FLAT =
  'It describes one flat or its buyer. A list of flats tells us its kinds of home, their areas and prices.';

/** Headings that have no column of ours, and why. */
const NOT_TAKEN: readonly (readonly [pattern: RegExp, why: string])[] = [
  [
    /\b(?:contact|mobile|phone|tel|whats ?app|e-?mail|brokerage|commission|incentive|slab|booking|booked|client|customer|buyer|rm|remarks?|comments?|internal)\b/i,
    'Persons, what brokers earn and notes of the office are not for buyers, so this is not taken.',
  ],
  [
    /^\W*(?:sl|sr|s|ser(?:ial)?)\W*(?:no|number)?\W*$|^#$/i,
    'It numbers the rows and tells nothing of a project.',
  ],
  [
    /\b(?:metro|station|airport|distance|dist|landmark)\b/i,
    'How far it is to stations and places is worked out from where the project lies, so this is not taken.',
  ],
  [
    /\b(?:bank|banks|loan|loans|apf)\b/i,
    'Banks that lend for a project have no place among its facts yet.',
  ],
  [
    /\busps?\b|\bhighlights?\b|\bpitch\b/i,
    'Praise is no fact; choose “Description” if buyers should read it as it stands.',
  ],
];
