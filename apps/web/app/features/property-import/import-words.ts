import { formatIndianNumber } from '@manemitra/domain/indian-number';
import type { ImportView } from '@manemitra/contract/staff-properties-imports';

export const STATUS_WORDS: Readonly<Record<ImportView['status'], string>> = {
  uploaded: 'Not started',
  waiting: 'Waiting for its turn',
  running: 'Importing',
  cancelled: 'Stopped',
  done: 'Done',
  failed: 'Failed',
};

type Counts = Pick<ImportView, 'rowsRead' | 'refused'>;

const rows = (count: number): string =>
  count === 1 ? '1 row' : `${formatIndianNumber(count)} rows`;

/** What became of the rows of an import that is done, and whether that is good news. */
export function importSummary({ rowsRead, refused }: Counts): {
  tone: 'success' | 'warning' | 'info';
  text: string;
} {
  const taken = rowsRead - refused;
  if (rowsRead === 0)
    return { tone: 'info', text: 'The file has no rows, so nothing was imported.' };
  if (refused === 0) return { tone: 'success', text: 'Every row was imported.' };
  const all = refused === 1 ? 'The only row was refused' : `All ${rows(refused)} were refused`;
  if (taken === 0) {
    return {
      tone: 'warning',
      text: `Nothing was imported. ${all}. Correct the file and import it again.`,
    };
  }
  const was = refused === 1 ? 'was' : 'were';
  const them = refused === 1 ? 'it' : 'them';
  return {
    tone: 'warning',
    text: `${rows(taken)} ${taken === 1 ? 'was' : 'were'} imported. ${rows(refused)} ${was} refused: correct ${them} and import ${them} again.`,
  };
}

/** `Row 6 (line 475)`: as a spreadsheet counts, and as a text editor does. */
export function placeWords({ line, sheetRow }: { line: number; sheetRow: number | null }): string {
  if (sheetRow === null) return `Line ${line}`;
  return sheetRow === line ? `Row ${sheetRow}` : `Row ${sheetRow} (line ${line})`;
}
