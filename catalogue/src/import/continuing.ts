import { tellsNothing } from './cell.ts';
import { countsUp } from './counts-up.ts';
import type { Column } from './columns.ts';
import type { FileSettings } from './file-settings.ts';
import { namesPart } from './flat-words.ts';
import { OF_A_HOME } from './home-of-row.ts';
import { readHomes } from './homes.ts';
import type { Columns } from './row-cells.ts';
import { partColumnAt } from './registrations-of-parts.ts';
import {
  isNote,
  isTooLong,
  isTotal,
  repeatsHeadings,
  standsAlone,
  whyApart,
} from './rows-apart.ts';

/** The columns that identify the project. */
const WHO_IT_IS: ReadonlySet<string> = new Set([
  'name',
  'promoter',
  'locality',
  'pincode',
  'rera_numbers',
  'external_id',
]);
/** A row without a name may tell so many other facts otherwise than the first: a tower that is ready later. With more it is of another project. */
const OWN_FACTS_MOST = 1;

/** Whether the rows of a file are flats of projects, by their numbers. */
export const isOfFlats = (columns: Columns): boolean =>
  columns.some((column) => column?.name === 'flat_number');

/** Takes rows one after the other and says of each whether it adds another home to the project of the rows before it. */
export function continuing(
  columns: Columns,
  settings: FileSettings = {},
): (cells: readonly string[]) => boolean {
  return isOfFlats(columns)
    ? continuingFlats(columns, settings)
    : continuingHomes(columns, settings);
}

function continuingHomes(columns: Columns, { project = '' }: FileSettings) {
  const places = [...columns.entries()].flatMap(([at, column]) =>
    column === undefined || isOfAHome(column) ? [] : [{ at, name: column.name }],
  );
  const who = places.filter(({ name }) => WHO_IT_IS.has(name));
  const partAt = partColumnAt(columns);
  const nameAt = columns.findIndex((column) => column?.name === 'name');
  const homesAt = columns.findIndex((column) => column?.name === 'units');
  const isSaid = nameAt === -1 && project !== '';
  const sizesAt = [...columns.entries()].flatMap(([at, column]) => (isOfASize(column) ? [at] : []));
  let first: readonly string[] = [];
  let above: readonly string[] = [];
  let part = '';
  let homes = new Set<string>();
  return (cells: readonly string[]): boolean => {
    const told = (at: number): string => cells[at]?.trim() ?? '';
    const before = (at: number): string => first[at]?.trim() ?? '';
    // A tower or phase that is named has its own number, and may have no home of its own.
    const isOfPart = told(partAt) !== '' && before(partAt) !== '';
    const isSame = ({ at, name }: { at: number; name: string }) =>
      told(at) === '' || told(at) === before(at) || (name === 'rera_numbers' && isOfPart);
    const home = told(homesAt).toLowerCase();
    const otherwise = () => places.filter((place) => !isSame(place));
    const isOfFirst = ({ at, name }: { at: number; name: string }) =>
      name === 'rera_numbers'
        ? countsUp(before(at), told(at))
        : name !== 'promoter' && before(at) === '';
    const isOne =
      (before(nameAt) || (first.length > 0 && project)) !== '' &&
      (home === '' || tellsNothing(home) ? isOfPart && told(partAt) !== before(partAt) : true) &&
      // The same home again under no name may be of a project that has lost it, unless it is another size of the one above.
      (!homes.has(home) ||
        isSaid ||
        isOfPart ||
        told(nameAt) !== '' ||
        (home === (above[homesAt]?.trim() ?? '').toLowerCase() &&
          sizesAt.some((at) => told(at) !== '' && told(at) !== (above[at]?.trim() ?? '')))) &&
      (standsAlone(cells) === undefined || isHomeAlone(home)) &&
      !isTooLong(cells, columns) &&
      !isTotal(cells) &&
      !repeatsHeadings(cells, columns) &&
      (told(nameAt) === ''
        ? otherwise().every((place) => !WHO_IT_IS.has(place.name) || isOfFirst(place)) &&
          otherwise().filter(({ name }) => !WHO_IT_IS.has(name)).length <= OWN_FACTS_MOST
        : who.every(isSame));
    const isNextPart = told(partAt) !== '' && told(partAt) !== part;
    if (!isOne) first = cells;
    // Each tower has the same homes again.
    if (!isOne || isNextPart) [part, homes] = [told(partAt), new Set()];
    homes.add(home);
    above = cells;
    return isOne;
  };
}

/**
 * Rows of flats go on until another project is named. Sums, headings and titles of towers among them are of the same list; a title that may be of
 * another project ends it where the rows themselves do not say whose they are.
 */
function continuingFlats(columns: Columns, { project }: FileSettings) {
  const who = [...columns.entries()].filter(
    ([, column]) =>
      column !== undefined && WHO_IT_IS.has(column.name) && column.name !== 'rera_numbers',
  );
  const nameAt = columns.findIndex((column) => column?.name === 'name');
  let first: readonly string[] | undefined;
  return (cells: readonly string[]): boolean => {
    const told = (at: number): string => cells[at]?.trim() ?? '';
    const before = (at: number): string => first?.[at]?.trim() ?? '';
    const isNamed = (before(nameAt) || (project ?? '')) !== '';
    if (whyApart(cells, columns) !== undefined) {
      const alone = standsAlone(cells);
      const endsIt = nameAt !== -1 && alone !== undefined && !isPartOrNote(alone);
      if (endsIt) first = undefined;
      return first !== undefined;
    }
    const goesOn =
      first !== undefined &&
      isNamed &&
      who.every(([at]) => told(at) === '' || before(at) === '' || told(at) === before(at)) &&
      (told(nameAt) === '' || told(nameAt) === before(nameAt));
    if (!goesOn) first = cells;
    return goesOn;
  };
}

const isPartOrNote = (title: string): boolean =>
  namesPart(title) || isNote(title) || isTotal([title]);

/** A row may say no more than its home; the title of a part of the sheet is none. */
const isHomeAlone = (home: string): boolean => home !== '' && 'value' in readHomes(home);

const isOfASize = (column: Column | undefined): boolean =>
  /^(?:carpet|superBuiltUp|plot|area)Range/.test(column?.path ?? '');

/** Whether a column is about the homes of its row. */
const isOfAHome = ({ path, isOfHome }: Column): boolean => {
  const [field = ''] = path.split('.');
  return (
    isOfHome === true ||
    ['', 'units', 'allInPriceRange', 'rateRange'].includes(field) ||
    field in OF_A_HOME
  );
};
