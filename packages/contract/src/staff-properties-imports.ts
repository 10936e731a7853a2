import { NAME_MAX } from '@manemitra/domain/record-limits';
import { PROPERTY_TYPES } from '@manemitra/query/criteria';
import { z } from 'zod';
import { asStored } from './as-stored.ts';
import { BuilderOfProject } from './staff-import-questions.ts';

/** What staff see of a file of projects and of its import: how far it is, what its rows do and what was refused. */

const IMPORT_STATUSES = ['uploaded', 'waiting', 'running', 'cancelled', 'done', 'failed'] as const;

/** A column of the file and the column of the import that it is read as; `null`: passed over. */
const ColumnMapping = z.object({ column: z.string(), as: z.string().nullable() });
export const MappedColumn = z.object({
  column: z.string().max(1000),
  as: z.string().max(200).nullable(),
});

/** Defaults for rows of a sheet that do not say it themselves; what is absent is not known. */
export const Settings = z.strictObject({
  /** The project that all rows tell of. */
  project: z.string().trim().min(1).max(NAME_MAX).optional(),
  /** Whose projects these are. */
  promoter: z.string().trim().min(1).max(NAME_MAX).optional(),
  /** Columns in which an empty cell repeats the cell above. */
  asAbove: z.array(z.string().max(200)).max(100).optional(),
  sourceName: z.string().trim().min(1).max(NAME_MAX).optional(),
  sourceUrl: z
    .url({ protocol: /^https$/, error: 'Give a full https address.' })
    .max(500)
    .optional(),
  sourceCheckedOn: z.iso.date('Give a date as YYYY-MM-DD.').optional(),
  /** The type of homes whose names do not say it; by default a number of bedrooms means an apartment. */
  homeType: z.enum(PROPERTY_TYPES).optional(),
  /** Which area a figure without a name is; by default the super built-up one. */
  areas: z.enum(['carpet', 'super']).optional(),
});

const RefusedRow = z.object({
  /** Where the row begins, counted from 1. */
  line: z.number().int(),
  /** The row number in the spreadsheet; `null` in JSON Lines, and for files brought before this was kept. */
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
/** Its builder is asked for elsewhere, it is no project (a title, a sum), somebody left it out, or an earlier import left the same out. */
export const RefusalAside = z.enum(['asked', 'no-project', 'left-out', 'before']);
export type RefusalAside = z.infer<typeof RefusalAside>;
export const ListedRefusal = Refusal.extend({
  /** Why it asks nothing of anybody; `null`: it may be corrected. */
  aside: RefusalAside.nullable(),
});

/** A fact of a row, in words: its current value with its source, and the value in the row. */
const ImportedFact = z.object({
  fact: z.string(),
  label: z.string(),
  was: z.string().nullable(),
  wasSource: z.string().nullable(),
  wasAsOf: z.string().nullable(),
  is: z.string().nullable(),
});

export const ImportedRow = RefusedRow.pick({ line: true, sheetRow: true }).extend({
  project: z.string(),
  /** `null`: not there (yet). */
  propertyId: z.number().int().nullable(),
  outcome: z.enum(['added', 'changed', 'unchanged']),
  /** Cells that it comes in without, and why. */
  leftOut: z.array(RefusedRow.pick({ field: true, reason: true })),
  /** Facts that get another value; of a new project all that it would have, before it is there. */
  changes: z.array(ImportedFact),
  /** Values kept as differences because a better source says otherwise. */
  beside: z.array(ImportedFact),
  /** What a person should look at, as sentences. */
  doubts: z.array(z.string()),
});
export type ImportedRow = z.infer<typeof ImportedRow>;

export const ROW_FILTERS = ['added', 'changed', 'without-cells', 'beside', 'doubtful'] as const;
export type RowFilter = (typeof ROW_FILTERS)[number];

const count = z.number().int();
/** What the file would do, as far as that has been worked out. */
const ImportPlan = z.object({
  status: z.enum(['waiting', 'running', 'done', 'failed']),
  percent: count,
  rowsRead: count,
  added: count,
  changed: count,
  /** Those of them in which no value changes: their source says the same, of another day. */
  onlyDated: count.exactOptional(),
  unchanged: count,
  refused: count,
  /** Cells that rows come in without. */
  refusedCells: count,
  /** Refused rows and single cells. */
  refusals: count,
  beside: count,
  doubtful: count,
  /** Rows of which nobody has said yet whose they are (`listImportQuestions`). */
  questions: count.exactOptional(),
  /** Rows that name no builder and are like no project that is known. */
  builderless: count.exactOptional(),
  /** Projects that earlier files of its sources contain and this one does not; they stay as they are. The first of them by name. */
  gone: z.object({
    count,
    first: z.array(z.object({ id: z.number().int(), name: z.string() })),
  }),
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
  /** Promoters that it made and that stayed when it was taken back: others use them, or somebody changed them. */
  promotersLeft: z.array(z.string()),
  /** Cells of prices, areas, possession, RERA and khata that could not be read, by column, most first. */
  unreadThatMatters: z.array(z.object({ column: z.string(), cells: count })),
  /** Why the file as a whole cannot be taken in. */
  failure: z.string().nullable(),
  /** CSV only; in the order of the file. */
  mapping: z.array(ColumnMapping),
  /** Why columns of the file are passed over and what can be done, and which headings doubt themselves, as sentences. */
  columnNotes: z.array(z.object({ column: z.string(), note: z.string() })),
  settings: asStored(Settings),
  /** Who builds projects of which no row says it, as staff said. */
  builders: z.array(BuilderOfProject),
  /** The columns that the import knows. */
  knownColumns: z.array(
    z.object({
      name: z.string(),
      title: z.string(),
      isRequired: z.boolean(),
      /** The column belongs to the home that the heading names (`2 BHK Price`), so several columns may be read as this one. */
      isOfHome: z.boolean(),
    }),
  ),
  /** The first rows as the file has them, and what would be refused of them by the mapping. */
  preview: z.object({
    rows: z.array(
      RefusedRow.pick({ line: true, sheetRow: true }).extend({ cells: z.array(z.string()) }),
    ),
    problems: z.array(Refusal),
    /** What a workbook holds that no import reads: further tabs, notes of cells, rows that a colour marks. */
    notRead: z.array(z.object({ what: z.string(), detail: z.string() })),
  }),
  startedBy: z.string().nullable(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
});
export type ImportView = z.infer<typeof ImportView>;
