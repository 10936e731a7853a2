import { flatState, OF_FLATS } from './flat-words.ts';
import { BY_CELLS, BY_OTHER_NAME, namesOfHeading } from './heading-names.ts';

type Told = readonly string[];

/** Whether a heading is for the number of a single flat: `Flat No.`, but not `Unit Nos`, which counts flats. */
export function numbersFlats(heading: string, told: Told): boolean {
  const names = namesOfHeading(heading);
  const byCells = (name: string) =>
    BY_CELLS.get(name)?.find(([pattern]) => told.some((cell) => pattern.test(cell)))?.[1];
  const meant = names.map((name) => byCells(name) ?? BY_OTHER_NAME.get(name));
  return names[0] === 'flat_number' || meant.find((each) => each !== undefined) === 'flat_number';
}

const mayBeBuyers = (name: string): boolean => name === 'name' || name === 'title';

/**
 * Whether a column names a different project in most rows. A number beside it is then part of an address, or each row is a
 * home for resale.
 */
export function namesProjects(heading: string, told: Told, rows: number): boolean {
  const names = namesOfHeading(heading);
  const isOfProjects = names.some((name) => BY_OTHER_NAME.get(name) === 'name');
  const different = new Set(told).size;
  // A list of flats says a project once, or again and again.
  const areNamed = told.length * 3 > rows * 2 && different * 2 > rows;
  return isOfProjects && !names.some(mayBeBuyers) && different > 1 && areNamed;
}

/**
 * What a heading means in a list of flats (one row each), if that differs from a list of projects: `''` for what describes a
 * single flat and is not taken; undefined if it means the same. A column called only `Name` holds buyers, unless the same
 * name repeats.
 */
export function meantOfFlats(heading: string, told: Told): string | undefined {
  const names = namesOfHeading(heading);
  const meant = names.map((name) => OF_FLATS.get(name)).find((name) => name !== undefined);
  if (meant !== undefined) return meant;
  if (names.some((name) => name === 'status' || name === 'availability'))
    return told.some((cell) => flatState(cell) !== undefined) ? 'flat_status' : undefined;
  return names.some(mayBeBuyers) && new Set(told).size * 2 > told.length ? '' : undefined;
}
