import { NAME_MAX } from '@manemitra/domain/name-limits';
import { PROPERTY_TYPES } from '@manemitra/query/criteria';
import { z } from 'zod';
import { asStored } from './as-stored.ts';
import { endpoint } from './endpoint.ts';
import { IMPORT_MAX_BYTES, INTEGER_MAX } from './limits.ts';
import { PageQuery, pageOf, Said } from './paging.ts';
import * as staffWire from './staff-wire.ts';

/**
 * Real projects from a CSV, XLSX or JSON Lines file (docs/import-format.md): the file is uploaded and looked at, its columns
 * are mapped, then a background job takes it in row by row. A cell that cannot be read is
 * refused alone, a row only where it does not say its project; both are listed, and come back as a file to mend.
 */

const IMPORT_STATUSES = ['uploaded', 'waiting', 'running', 'cancelled', 'done', 'failed'] as const;

/** A column of the file and the column of the import that it is read as; `null`: passed over. */
const ColumnMapping = z.object({ column: z.string(), as: z.string().nullable() });
const MappedColumn = z.object({
  column: z.string().max(1000),
  as: z.string().max(200).nullable(),
});

/** What holds for every row of a sheet that does not say it itself; what is left out is not said. */
const Settings = z.strictObject({
  /** Whose projects these are. */
  promoter: z.string().trim().min(1).max(NAME_MAX).optional(),
  sourceName: z.string().trim().min(1).max(NAME_MAX).optional(),
  sourceUrl: z
    .url({ protocol: /^https$/, error: 'Give a full https address.' })
    .max(500)
    .optional(),
  sourceCheckedOn: z.iso.date('Give a date as YYYY-MM-DD.').optional(),
  /** What homes are whose names do not say it; else a number of bedrooms is an apartment. */
  homeType: z.enum(PROPERTY_TYPES).optional(),
  /** Which area a bare figure of a home is; else the super built-up one. */
  areas: z.enum(['carpet', 'super']).optional(),
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
const Refusal = RefusedRow.extend({
  /** Only this cell was refused; the row came in without it. */
  isCell: z.boolean(),
});

/** A fact of a row, in words: as it stands or stood, with whose word that is, and as the row tells it. */
const ImportedFact = z.object({
  fact: z.string(),
  label: z.string(),
  was: z.string().nullable(),
  wasSource: z.string().nullable(),
  wasAsOf: z.string().nullable(),
  is: z.string().nullable(),
});

const ImportedRow = RefusedRow.pick({ line: true, sheetRow: true }).extend({
  project: z.string(),
  /** `null`: not there (yet). */
  propertyId: z.number().int().nullable(),
  outcome: z.enum(['added', 'changed', 'unchanged']),
  /** Facts that get another value. */
  changes: z.array(ImportedFact),
  /** What stays beside what a better source says. */
  beside: z.array(ImportedFact),
  /** What a person should look at, as sentences. */
  doubts: z.array(z.string()),
});
export type ImportedRow = z.infer<typeof ImportedRow>;

const ROW_FILTERS = ['added', 'changed', 'beside', 'doubtful'] as const;
export type RowFilter = (typeof ROW_FILTERS)[number];

const count = z.number().int();
/** What the file would do, as far as that was looked at. */
const ImportPlan = z.object({
  status: z.enum(['waiting', 'running', 'done', 'failed']),
  percent: count,
  rowsRead: count,
  added: count,
  changed: count,
  unchanged: count,
  refused: count,
  /** Refused rows and single cells. */
  refusals: count,
  beside: count,
  doubtful: count,
});

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
  /** Cells of rows that came in without them. */
  refusedCells: z.number().int(),
  /** Values that stay beside what a better source says (`listDifferences`). */
  beside: z.number().int(),
  /** `null`: nobody has looked yet. Before it starts, `listImportRows` and `listRefusedRows` tell what it would do. */
  plan: ImportPlan.nullable(),
  /** New projects are not published. */
  areDrafts: z.boolean(),
  /** Projects that it brought and that are not published. */
  drafts: z.number().int(),
  /** `null`: nobody has taken it back. */
  takingBack: z.enum(['waiting', 'done']).nullable(),
  /** Why the file as a whole cannot be taken in. */
  failure: z.string().nullable(),
  /** CSV only; in the order of the file. */
  mapping: z.array(ColumnMapping),
  settings: asStored(Settings),
  /** The columns that the import knows. */
  knownColumns: z.array(
    z.object({
      name: z.string(),
      title: z.string(),
      isRequired: z.boolean(),
      /** It tells the home that the heading of the file names (`2 BHK Price`), so several columns may be read as it. */
      isOfHome: z.boolean(),
    }),
  ),
  /** The first rows as the file has them, and what would be refused of them by the mapping. */
  preview: z.object({
    rows: z.array(
      RefusedRow.pick({ line: true, sheetRow: true }).extend({ cells: z.array(z.string()) }),
    ),
    problems: z.array(Refusal),
  }),
  startedBy: z.string().nullable(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
});
export type ImportView = z.infer<typeof ImportView>;

const ById = z.object({ id: z.coerce.number().int().positive().max(INTEGER_MAX) });
const Page = PageQuery.omit({ search: true });

const typed = (max: number) => z.string().max(max, `Keep it to ${max} characters.`);

/** A project that a person types: it is brought in like a row of a file, as a draft. */
export const addProperty = endpoint({
  name: 'addProperty',
  summary: 'Add one project by hand, as a draft; it can be taken back like an import of one row',
  at: staffWire.addProperty,
  access: 'admin',
  body: z.strictObject({
    /** By the names of the import's columns (docs/import-format.md), as a sheet would have them. */
    cells: z
      .record(z.string().max(60), typed(5000))
      .refine(
        (cells) => Object.keys(cells).length <= 100,
        'These are more columns than there are.',
      ),
    homes: z
      .array(
        z.strictObject({
          label: typed(200),
          carpet: typed(100),
          super: typed(100),
          price: typed(100),
        }),
      )
      .max(60, 'A project has at most 60 unit types.')
      .default([]),
    /** It looks like a project that is there, and is another one. */
    isAnother: z.boolean().default(false),
  }),
  answer: Said.extend({
    propertyId: z.number().int(),
    /** By which it is taken back: `takeImportBack`. */
    importId: z.number().int(),
  }),
  problems: ['property.known', 'property.looks-alike'],
});

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
  summary:
    'Say which column of a sheet is which and what holds for all rows, and see the first ones by it',
  at: staffWire.mapImportColumns,
  access: 'admin',
  serviceScope: 'import',
  params: ById,
  body: z.strictObject({
    mapping: z.array(MappedColumn).max(500),
    /** Without it what was said of the file stays. */
    settings: Settings.optional(),
  }),
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
  /** `drafts`: new projects are not published yet. */
  query: z.object({ as: z.enum(['published', 'drafts']).default('published') }),
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
  answer: pageOf(Refusal),
  problems: ['import.not-found'],
});

export const listImportRows = endpoint({
  name: 'listImportRows',
  summary:
    'What each row does to its project, fact by fact; before the import has started, what it would do',
  at: staffWire.listImportRows,
  access: 'admin',
  serviceScope: 'import',
  params: ById,
  query: Page.extend({ only: z.enum(ROW_FILTERS).optional() }),
  answer: pageOf(ImportedRow),
  problems: ['import.not-found'],
});

export const planImport = endpoint({
  name: 'planImport',
  summary: 'Look in the background at what the whole file would do; nothing of it is taken in',
  at: staffWire.planImport,
  access: 'admin',
  serviceScope: 'import',
  params: ById,
  answer: ImportView,
  problems: ['import.not-found', 'import.not-possible'],
});

export const publishImport = endpoint({
  name: 'publishImport',
  summary: 'Publish the projects that an import brought as drafts',
  at: staffWire.publishImport,
  access: 'admin',
  params: ById,
  /** `run`: the change of many projects that publishes them. */
  answer: z.object({ message: z.string(), run: z.number().int() }),
  problems: ['import.not-found', 'import.not-possible'],
});

export const takeImportBack = endpoint({
  name: 'takeImportBack',
  summary:
    'Take an import back in the background: each project is then as if the file had never come, but for what staff set since',
  at: staffWire.takeImportBack,
  access: 'admin',
  params: ById,
  answer: ImportView,
  problems: ['import.not-found', 'import.not-possible'],
});

export const downloadRefusedRows = endpoint({
  name: 'downloadRefusedRows',
  summary: 'The rows of which something was refused, with the reasons, to mend and bring again',
  at: staffWire.downloadRefusedRows,
  access: 'admin',
  serviceScope: 'import',
  params: ById,
  download: true,
  answer: z.never(),
  problems: ['import.not-found', 'import.not-possible'],
});
