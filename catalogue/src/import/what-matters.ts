import { columnTitle } from './column-title.ts';
import { columnNamed } from './columns.ts';
import type { MappedColumn } from './mapped-column.ts';

/** Fields by which a buyer decides: price, area, possession, RERA, khata, and the homes, which have the first two. */
const MATTERS =
  /^(?:price|allInPrice|rate|carpet|superBuiltUp|plot|area)Range|^possession|^rera|^khatha|^eKhatha|^units/;

/** Whether the column of a file, or a field of a record, tells something by which a buyer decides; `field` as refusals name it. */
export function matters(field: string, mapping: readonly MappedColumn[]): boolean {
  const as = mapping.find(({ column }) => column === field)?.as;
  const column = as === undefined || as === null ? undefined : columnNamed(as);
  if (column?.isOfHome === true) return column.name !== 'home_count';
  if (column !== undefined) return MATTERS.test(column.path);
  return MATTERS.test(field) || field === columnTitle('rera_numbers');
}
