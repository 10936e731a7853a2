import { readCsvRows } from '@manemitra/catalogue/import/csv-rows';
import { mappedColumns } from '@manemitra/catalogue/import/headings';
import { readJsonLines } from '@manemitra/catalogue/import/json-lines';
import type { ImportRow } from './present-import.ts';

/** How the rows of a kept file are told apart and read. */
export type Reading = Pick<ImportRow, 'format' | 'mapping' | 'settings'>;

/** The rows of a kept file, by the mapping of its columns. */
export function rowsOf({ format, mapping, settings }: Reading, text: AsyncIterable<string>) {
  return format === 'csv'
    ? readCsvRows(text, settings, () => mappedColumns(mapping))
    : readJsonLines(text);
}
