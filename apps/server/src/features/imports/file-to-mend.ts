import { writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { kindOfFile } from '@manemitra/catalogue/import/file-kind';
import { fileText } from '@manemitra/catalogue/import-file';
import { csvCells } from '@manemitra/catalogue/import/csv-rows';
import { isAsAbove, mappedColumns } from '@manemitra/catalogue/import/headings';
import { continuing } from '@manemitra/catalogue/import/continuing';
import { WHY_REFUSED } from '@manemitra/catalogue/import/mapped-column';
import { linesOf } from '@manemitra/catalogue/import/lines';
import { reasonsInOrder, rowsToMend } from '@manemitra/catalogue/import/rows-to-mend';
import { Problem } from '@manemitra/contract/problems';
import { stringify } from 'csv-stringify/sync';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { refusalReasons } from './import-queries.ts';
import { textOf } from './import-text.ts';
import type { Refusal } from './judge-rows.ts';
import type { ImportRow } from './present-import.ts';

/**
 * The rows of which something was refused, as they were brought, with the reasons: to be mended and brought again.
 * Refused with `import.not-possible` once the file is not kept any more.
 */
export function fileToMend(db: Kysely<Database>, found: ImportRow) {
  const { id, file_id, format, file_name, mapping, settings } = found;
  if (file_id === null) {
    throw new Problem('import.not-possible', {
      message: 'Its file is not kept any more; upload it again.',
    });
  }
  const text = textOf(db, file_id);
  const reasons = refusalReasons(db, id);
  const name = `${file_name.replace(/\.[^.]*$/, '')}-to-mend.${format}`;
  return format === 'csv'
    ? {
        name,
        mimeType: 'text/csv; charset=utf-8',
        content: mendCsv(
          rowsToMend(
            csvCells(text),
            reasons,
            isAsAbove(
              mapping.map(({ as }) => as),
              settings,
            ),
            {
              continues: continuing(mappedColumns(mapping), settings),
              nameAt: mapping.findIndex(({ as }) => as === 'name'),
            },
          ),
        ),
      }
    : { name, mimeType: 'application/jsonl; charset=utf-8', content: mendLines(text, reasons) };
}

/** The same of a file on disk, beside it. */
export async function writeToMend(
  filePath: string,
  refused: readonly Refusal[],
  toPath: string,
): Promise<void> {
  const reasons = Readable.from(
    refused.map(({ line, field, reason }) => ({ line, reason: `${field}: ${reason}` })),
  );
  const text = fileText(filePath);
  const isSheet = kindOfFile(filePath) !== 'jsonl';
  await writeFile(
    toPath,
    Readable.from(
      isSheet ? mendCsv(rowsToMend(csvCells(text), reasons)) : mendLines(text, reasons),
    ),
  );
}

/** As CSV that spreadsheets know as UTF-8. Cells are as they were brought: an apostrophe would not be taken off again. */
async function* mendCsv(rows: AsyncIterable<string[]>): AsyncGenerator<string> {
  yield '\uFEFF';
  for await (const row of rows)
    yield stringify([row], { record_delimiter: 'windows', quoted_match: /[\r\n]/ });
}

/** A line that is no JSON comes back as it is: it has no place for a reason. */
async function* mendLines(
  text: AsyncIterable<string>,
  reasons: Parameters<typeof reasonsInOrder>[0],
): AsyncGenerator<string> {
  const whyOf = reasonsInOrder(reasons);
  for await (const { line, text: content = '' } of linesOf(text)) {
    const why = await whyOf(line);
    if (why === '' || content === '') continue;
    const { [WHY_REFUSED]: _before, ...record } = objectIn(content);
    yield Object.keys(record).length === 0
      ? `${content}\n`
      : `${JSON.stringify({ [WHY_REFUSED]: why, ...record })}\n`;
  }
}

function objectIn(line: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}
