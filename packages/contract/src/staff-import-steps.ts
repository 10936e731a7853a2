import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ById } from './ids.ts';
import { IMPORT_MAX_BYTES } from './limits.ts';
import { PageQuery, pageOf } from './paging.ts';
import { ImportView, MappedColumn, Settings } from './staff-properties-imports.ts';
import * as staffWire from './staff-wire.ts';

/**
 * Real projects from a CSV, XLSX or JSON Lines file (docs/import-format.md): the file is uploaded and looked at, its columns
 * are mapped, then a background job takes it in row by row.
 */

const Page = PageQuery.omit({ search: true });

export const uploadImport = endpoint({
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
  summary: 'Uploaded files, newest first',
  at: staffWire.listImports,
  access: 'admin',
  serviceScope: 'import',
  query: Page,
  answer: pageOf(ImportView),
  problems: [],
});

export const getImport = endpoint({
  summary: 'What a file holds and how far its import is',
  at: staffWire.getImport,
  access: 'admin',
  serviceScope: 'import',
  params: ById,
  answer: ImportView,
  problems: ['import.not-found'],
});

export const mapImportColumns = endpoint({
  summary:
    'Say which column of a sheet is which and what holds for all rows, and see the first ones by it',
  at: staffWire.mapImportColumns,
  access: 'admin',
  serviceScope: 'import',
  params: ById,
  body: z.strictObject({
    mapping: z.array(MappedColumn).max(500),
    /** If absent, the earlier choice stays. */
    settings: Settings.optional(),
  }),
  answer: ImportView,
  problems: ['import.not-found', 'import.not-possible'],
});

export const planImport = endpoint({
  summary: 'Look in the background at what the whole file would do; nothing of it is taken in',
  at: staffWire.planImport,
  access: 'admin',
  serviceScope: 'import',
  params: ById,
  answer: ImportView,
  problems: ['import.not-found', 'import.not-possible'],
});

export const startImport = endpoint({
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
  summary: 'Stop after the rows in progress; what was imported stays',
  at: staffWire.cancelImport,
  access: 'admin',
  serviceScope: 'import',
  params: ById,
  answer: ImportView,
  problems: ['import.not-found', 'import.not-possible'],
});

export const publishImport = endpoint({
  summary: 'Publish the projects that an import brought as drafts',
  at: staffWire.publishImport,
  access: 'admin',
  params: ById,
  /** `run`: the change of many projects that publishes them. */
  answer: z.object({ message: z.string(), run: z.number().int() }),
  problems: ['import.not-found', 'import.not-possible'],
});

export const takeImportBack = endpoint({
  summary:
    'Take an import back in the background: each project is then as if the file had never come, but for what staff set since',
  at: staffWire.takeImportBack,
  access: 'admin',
  params: ById,
  answer: ImportView,
  problems: ['import.not-found', 'import.not-possible'],
});
