import type { LatLng } from '../place.ts';

/** Rows of a table written as text: one row a line, cells between bars, empty cells as ''. */
export function readTable(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

/** `12.9710 77.7440` -> a point in degrees. */
export function pointOf(cell: string): LatLng {
  const [lat, lng] = cell.trim().split(' ').map(Number);
  if (lat === undefined || lng === undefined) throw new Error(`Not a point: "${cell}"`);
  return [lat, lng];
}

/** `hsr; h s r` -> each spelling by itself. */
export function aliasesOf(cell: string | undefined): string[] {
  return (cell ?? '')
    .split(';')
    .map((alias) => alias.trim())
    .filter((alias) => alias !== '');
}
