import { createReadStream } from 'node:fs';
import { csvCells } from '@manemitra/catalogue/import/csv-rows';
import { StartFailure } from '#server/platform/start-failure.ts';
import { checkPlace, type PlaceFileRow } from './place-row.ts';

/** Columns by the names people give them. */
const COLUMNS: Readonly<Record<string, string>> = {
  id: 'id',
  name: 'name',
  name_kn: 'nameKn',
  category: 'category',
  lat: 'lat',
  latitude: 'lat',
  lng: 'lng',
  longitude: 'lng',
  source: 'source',
};
const REQUIRED = ['name', 'category', 'lat', 'lng', 'source'];

/**
 * Rows of a CSV file after its header, one at a time. Throws a `StartFailure` when the header is wrong or missing.
 */
export async function* readPlacesCsv(filePath: string): AsyncGenerator<PlaceFileRow> {
  let header: string[] | undefined;
  for await (const row of csvCells(createReadStream(filePath, 'utf8'))) {
    if ('problems' in row) yield { at: `line ${row.line}`, problems: row.problems };
    else if (header === undefined) header = fieldsOf(row.cells);
    else yield readRow(row.line, row.cells, header);
  }
  if (header === undefined) throw new StartFailure('The file is empty.');
}

function fieldsOf(header: readonly string[]): string[] {
  const fields = header.map((name) => {
    const field = COLUMNS[name.trim().toLowerCase()];
    if (field !== undefined) return field;
    throw new StartFailure(
      `The header has a column "${name.slice(0, 60)}"; known are ${Object.keys(COLUMNS).join(', ')}.`,
    );
  });
  const missing = REQUIRED.filter((field) => !fields.includes(field));
  if (missing.length > 0) {
    throw new StartFailure(`The header lacks ${missing.join(', ')}.`);
  }
  if (new Set(fields).size < fields.length) {
    throw new StartFailure('The header has a column twice.');
  }
  return fields;
}

function readRow(line: number, cells: readonly string[], header: readonly string[]): PlaceFileRow {
  const at = `line ${line}`;
  if (cells.length !== header.length) {
    const reason = `This row has ${cells.length} cells, the header has ${header.length}; a comma inside a cell needs quotation marks around the cell.`;
    return { at, problems: [{ field: 'row', reason }] };
  }
  const told = header.flatMap((field, i) => {
    const cell = (cells[i] ?? '').trim();
    if (cell === '') return [];
    return [[field, field === 'lat' || field === 'lng' ? plainNumber(cell) : cell] as const];
  });
  return checkPlace(at, Object.fromEntries(told));
}

/** Anything but a number written plainly stays text, which the check refuses. */
function plainNumber(cell: string): number | string {
  return /^[+-]?\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell;
}
