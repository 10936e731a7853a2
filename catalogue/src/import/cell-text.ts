import type { ProjectRecord } from '../project-record.ts';
import type { Column } from './columns.ts';
import type { Range } from './ranges.ts';
import { writtenCell } from './write-cells.ts';

/** The text of one column of a record, in a form that its own reader reads back; empty means not known. */
export function cellText(column: Column, record: ProjectRecord): string {
  const { coordinates } = record;
  if (column.name === 'lat_lng') return coordinates ? `${coordinates.lat}, ${coordinates.lng}` : '';
  if (column.name.endsWith('_range')) {
    return rangeText((record as unknown as Record<string, Range | undefined>)[column.path] ?? {});
  }
  return String(writtenCell(column, record));
}

function rangeText({ min, max }: Range): string {
  if (min === undefined) return max === undefined ? '' : `up to ${max}`;
  return max === undefined ? `${min} onwards` : `${min}-${max}`;
}
