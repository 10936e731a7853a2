import { readCsvRows } from '@manemitra/catalogue/import/csv-rows';
import { mappedColumns } from '@manemitra/catalogue/import/headings';
import { readJsonLines } from '@manemitra/catalogue/import/json-lines';
import type { ImportRow } from './present-import.ts';
import { rowsAsChosen } from './rows-as-chosen.ts';

/** How a kept file is read: its format, columns and settings, and what staff chose for its rows. */
export type Reading = Pick<ImportRow, 'format' | 'mapping' | 'settings' | 'choices'>;

/** The rows of a kept file, by the mapping of its columns. */
export function rowsOf(
  { format, mapping, settings, choices }: Reading,
  text: AsyncIterable<string>,
) {
  const rows =
    format === 'csv'
      ? readCsvRows(text, settings, () => mappedColumns(mapping))
      : readJsonLines(text);
  return rowsAsChosen(rows, choices);
}
