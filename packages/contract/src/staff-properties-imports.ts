import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { IMPORT_MAX_BYTES, INTEGER_MAX } from './limits.ts';
import { PageQuery, pageOf } from './paging.ts';
import * as staffWire from './staff-wire.ts';

/**
 * Real projects from a CSV or JSON Lines file (docs/import-format.md): the file is uploaded and looked at, its columns
 * are mapped, then a background job takes it in row by row. Every good row counts, refused ones are listed.
 */

const IMPORT_STATUSES = ['uploaded', 'waiting', 'running', 'cancelled', 'done', 'failed'] as const;

/** A column of the file and the column of the import that it is read as; `null`: passed over. */
const ColumnMapping = z.object({ column: z.string(), as: z.string().nullable() });
const MappedColumn = z.object({
  column: z.string().max(1000),
  as: z.string().max(200).nullable(),
});

const RefusedRow = z.object({
  /** Where the row begins, counted from 1. */
  line: z.number().int(),
  /** The row that a spreadsheet shows it in; `null` in JSON Lines, and for what was brought before this was kept. */
  sheetRow: z.number().int().nullable(),
  /** What the row calls its project, as far as that can be read. */
  project: z.string().nullable(),
  field: z.string(),
  reason: z.string(),
});

/** A field that staff had set and a row tells otherwise, and whether it stayed as staff set it. */
const StaffField = RefusedRow.extend({ outcome: z.enum(['kept', 'replaced']) });

export const ImportView = z.object({
  id: z.number().int(),
  fileName: z.string(),
  format: z.enum(['csv', 'jsonl']),
  status: z.enum(IMPORT_STATUSES),
  bytes: z.number().int(),
  /** 0 to 100, of the bytes of the file. */
  percent: z.number().int(),
  rowsRead: z.number().int(),
  added: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  /** Rows, each once, however much is wrong with it. */
  refused: z.number().int(),
  /** Fields that staff had set and the file tells otherwise (`listStaffFields`). */
  staffFields: z.number().int(),
  /** Why the file as a whole cannot be taken in. */
  failure: z.string().nullable(),
  /** CSV only; in the order of the file. */
  mapping: z.array(ColumnMapping),
  /** The columns that the import knows. */
  knownColumns: z.array(z.object({ name: z.string(), isRequired: z.boolean() })),
  /** The first rows as the file has them, and what would be refused of them by the mapping. */
  preview: z.object({
    rows: z.array(
      RefusedRow.pick({ line: true, sheetRow: true }).extend({ cells: z.array(z.string()) }),
    ),
    problems: z.array(RefusedRow),
  }),
  startedBy: z.string().nullable(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
});
export type ImportView = z.infer<typeof ImportView>;

const ById = z.object({ id: z.coerce.number().int().positive().max(INTEGER_MAX) });
const Page = PageQuery.omit({ search: true });

export const uploadImport = endpoint({
  name: 'uploadImport',
  summary: 'Upload a file of projects; nothing is imported before the import is started',
  at: staffWire.uploadImport,
  access: 'admin',
  serviceScope: 'import',
  upload: {
    maxBytes: IMPORT_MAX_BYTES,
    missing: 'import.missing',
    tooLarge: 'import.too-large',
  },
  streamsUpload: true,
  body: z.object({
    fileName: z.string(),
    content: z.custom<AsyncIterable<Uint8Array>>((it) => typeof it === 'object'),
  }),
  answer: ImportView,
  problems: ['import.missing', 'import.too-large', 'import.refused'],
});

export const listImports = endpoint({
  name: 'listImports',
  summary: 'Uploaded files, newest first',
  at: staffWire.listImports,
  access: 'admin',
  serviceScope: 'import',
  query: Page,
  answer: pageOf(ImportView),
  problems: [],
});

export const getImport = endpoint({
  name: 'getImport',
  summary: 'What a file holds and how far its import is',
  at: staffWire.getImport,
  access: 'admin',
  serviceScope: 'import',
  params: ById,
  answer: ImportView,
  problems: ['import.not-found'],
});

export const mapImportColumns = endpoint({
  name: 'mapImportColumns',
  summary: 'Say which column of a CSV file is which, and see the first rows by it',
  at: staffWire.mapImportColumns,
  access: 'admin',
  serviceScope: 'import',
  params: ById,
  body: z.strictObject({ mapping: z.array(MappedColumn).max(200) }),
  answer: ImportView,
  problems: ['import.not-found', 'import.not-possible'],
});

export const startImport = endpoint({
  name: 'startImport',
  summary:
    'Import the file in the background; after a cancellation or a failure, continue where it stopped',
  at: staffWire.startImport,
  access: 'admin',
  serviceScope: 'import',
  params: ById,
  answer: ImportView,
  problems: ['import.not-found', 'import.not-possible'],
});

export const cancelImport = endpoint({
  name: 'cancelImport',
  summary: 'Stop after the rows in progress; what was imported stays',
  at: staffWire.cancelImport,
  access: 'admin',
  serviceScope: 'import',
  params: ById,
  answer: ImportView,
  problems: ['import.not-found', 'import.not-possible'],
});

export const listRefusedRows = endpoint({
  name: 'listRefusedRows',
  summary: 'What was refused, line by line',
  at: staffWire.listRefusedRows,
  access: 'admin',
  serviceScope: 'import',
  params: ById,
  query: Page,
  answer: pageOf(RefusedRow),
  problems: ['import.not-found'],
});

export const listStaffFields = endpoint({
  name: 'listStaffFields',
  summary:
    'Fields that staff had set and the file tells otherwise: which stayed, which were replaced',
  at: staffWire.listStaffFields,
  access: 'admin',
  serviceScope: 'import',
  params: ById,
  query: Page,
  answer: pageOf(StaffField),
  problems: ['import.not-found'],
});

export const downloadRefusedRows = endpoint({
  name: 'downloadRefusedRows',
  summary: 'The same as a CSV file',
  at: staffWire.downloadRefusedRows,
  access: 'admin',
  serviceScope: 'import',
  params: ById,
  download: true,
  answer: z.never(),
  problems: ['import.not-found'],
});
