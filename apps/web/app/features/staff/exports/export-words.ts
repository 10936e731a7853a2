import { formatIndianNumber } from '@manemitra/domain/indian-number';
import type { ExportView } from '@manemitra/contract/staff-properties-exports';

const KIB = 1024;

/** `1,536` bytes -> `1.5 kB`, as file managers say it. */
export function sizeText(bytes: number): string {
  if (bytes < KIB) return `${bytes} bytes`;
  const [value, unit] = bytes < KIB * KIB ? [bytes / KIB, 'kB'] : [bytes / KIB / KIB, 'MB'];
  return `${formatIndianNumber(value, 1)} ${unit}`;
}

/** How many projects are in it so far. */
export function progressText({
  rowsDone,
  rowsTotal,
}: Pick<ExportView, 'rowsDone' | 'rowsTotal'>): string {
  if (rowsTotal === null) return 'not started yet';
  const done = formatIndianNumber(rowsDone);
  if (rowsDone >= rowsTotal) return rowsTotal === 1 ? '1 project' : `${done} projects`;
  return `${done} of ${formatIndianNumber(rowsTotal)}`;
}
