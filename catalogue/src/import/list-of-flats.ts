import { propertyTypeLabel } from '@manemitra/domain/labels';
import type { FileSettings } from './file-settings.ts';
import { kindsOf } from './flat-kinds.ts';
import { flatState, type FlatState, markIn, namesPart, numbersSeveral } from './flat-words.ts';
import { isForSale } from './kind-of-homes.ts';
import { isNote, isTotal, standsAlone } from './rows-apart.ts';
import { homeTypeIn } from './home-type-words.ts';
import type { Flat } from './sizes-of-homes.ts';
import type { UnitCells } from './units-notation.ts';

type Named = readonly ({ name: string; heading?: string } | undefined)[];

const cellOf = (cells: readonly string[], columns: Named, name: string): string =>
  cells[columns.findIndex((column) => column?.name === name)]?.trim() ?? '';

/** The cells of a flat without the marks that say only that it is sold: they are no price and no name. */
export const withoutMarks = (cells: readonly string[]): string[] =>
  cells.map((cell) => (markIn(cell) === undefined ? cell : ''));

/** Whether a flat can still be bought. What a column of that says in no words that we know is no offer. */
export function stateOf(
  cells: readonly string[],
  columns: Named,
): { state?: FlatState | undefined; reason?: string } {
  const told = cellOf(cells, columns, 'flat_status');
  const isSilent = /^[-–—.]*$/.test(told);
  const state = isSilent ? undefined : flatState(told);
  const [mark] = cells.flatMap((cell) => markIn(cell) ?? []);
  if (mark !== undefined) return { state: mark };
  return isSilent || state !== undefined
    ? { state }
    : {
        state: 'held',
        reason: `"${told}" does not say whether the flat can be bought, so its price is left out.`,
      };
}

/** The type of a flat if no column gives it: `Plot No.` does, or the file's settings. */
export function homeUnsaid(columns: Named, { homeType }: FileSettings): UnitCells[] {
  if (columns.some((column) => column?.name === 'units')) return [];
  const heading = columns.find((column) => column?.name === 'flat_number')?.heading ?? '';
  const named = homeTypeIn(heading);
  const type = homeType ?? (named === 'apartment' ? undefined : named);
  return type === undefined ? [] : [{ label: propertyTypeLabel(type, 'one'), type }];
}

/** Of rows, given one after the other: a name of the flat that no other of the list has; undefined where its tower is not known. */
export function namingFlats(columns: Named): (cells: readonly string[]) => string | undefined {
  let part = '';
  return (cells) => {
    const alone = standsAlone(cells);
    if (alone !== undefined && namesPart(alone)) part = alone.trim();
    const tower = cellOf(cells, columns, 'flat_tower');
    if (tower !== '') part = tower;
    const number = cellOf(cells, columns, 'flat_number');
    if (part === '' && !/[a-z]/i.test(number)) return undefined;
    return `${part} ${number}`.trim();
  };
}

/** Whether a row is of several flats alike: how many of its kind there are is not known then. */
export const isOfSeveral = (cells: readonly string[], columns: Named): boolean =>
  numbersSeveral(cellOf(cells, columns, 'flat_number'));

/** A title among flats that may be of another project: the rows below it do not say whose they are. */
export const mayNameAnother = (cells: readonly string[]): string | undefined => {
  const alone = standsAlone(cells);
  return alone === undefined || namesPart(alone) || isNote(alone) || isTotal(cells)
    ? undefined
    : alone.trim();
};

/** The flats of one project as its kinds of home, with what a person should know of how they came about. */
export function asKinds(
  flats: readonly Flat[],
  unread: number,
): { units: UnitCells[]; leftOut: string[]; doubts: string[] } {
  const { kinds, leftOut, told } = kindsOf(flats, unread);
  const listsSold = flats.some(({ state }) => state === 'sold');
  const isOpen = flats.every(isForSale);
  const counted = kinds.filter((kind) => kind['count'] !== undefined).length;
  return {
    units: kinds,
    leftOut,
    doubts: [
      `${flats.length} single ${flats.length === 1 ? 'home comes' : 'homes come'} in as kinds of home: ${told.join('; ')}. Their numbers, floors and buyers are not kept, nor which of them are sold.`,
      ...(counted > 0
        ? [
            'How many homes of a kind there are is counted from these rows. Look whether the file lists all of them.',
          ]
        : []),
      ...(isOpen ? [] : ['Prices are those of flats that are neither sold nor held.']),
      ...(listsSold
        ? []
        : [
            'None is marked as sold, so the file may leave out those that are, and how many homes there are is not taken.',
          ]),
      ...(listsSold && counted < kinds.length
        ? ['Not every row could be read, so of some kinds it is not known how many there are.']
        : []),
    ],
  };
}
