import { Readable } from 'node:stream';
import type { contract } from '@manemitra/contract/contract';
import { stringify } from 'csv-stringify/sync';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { fileAnswer } from '#server/platform/http/file-answer.ts';
import type { HandlerTable } from '#server/platform/http/handler.ts';
import {
  findImport,
  listImports,
  listRefusedRows,
  listStaffFields,
  refusedRows,
} from './import-queries.ts';
import { presentImport } from './present-import.ts';
import { cancelImport, mapColumns, startImport } from './steer-import.ts';
import { uploadImport } from './upload-import.ts';

export function importRoutes({ db }: { db: Kysely<Database> }) {
  const view = async (id: number) => presentImport(await findImport(db, id));
  return {
    uploadImport: async ({ body }, context) => view(await uploadImport(db, body, context)),
    listImports: ({ query }) => listImports(db, query),
    getImport: ({ params: { id } }) => view(id),
    mapImportColumns: async ({ params: { id }, body }) => {
      await mapColumns(db, id, body.mapping);
      return view(id);
    },
    startImport: async ({ params: { id } }, context) => {
      await startImport(db, id, context);
      return view(id);
    },
    cancelImport: async ({ params: { id } }, context) => {
      await cancelImport(db, id, context);
      return view(id);
    },
    listRefusedRows: ({ params: { id }, query }) => listRefusedRows(db, id, query),
    listStaffFields: ({ params: { id }, query }) => listStaffFields(db, id, query),
    downloadRefusedRows: async ({ params: { id } }) => {
      await findImport(db, id);
      return fileAnswer({
        name: `refused-rows-${id}.csv`,
        mimeType: 'text/csv; charset=utf-8',
        content: Readable.from(refusedAsCsv(db, id)),
      });
    },
  } satisfies Partial<HandlerTable<typeof contract>>;
}

async function* refusedAsCsv(db: Kysely<Database>, id: number): AsyncGenerator<string> {
  const toCsv = (rows: unknown[][]) => stringify(rows, { escape_formulas: true });
  yield `\uFEFF${toCsv([['row', 'line', 'project', 'field', 'reason']])}`;
  for await (const rows of refusedRows(db, id)) {
    yield toCsv(
      rows.map(({ sheet_row, line, project, field, reason }) => [
        sheet_row,
        line,
        project,
        field,
        reason,
      ]),
    );
  }
}
