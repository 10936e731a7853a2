import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ById } from './ids.ts';
import { PageQuery, pageOf } from './paging.ts';
import * as staffWire from './staff-wire.ts';

/** Projects that changed in the last hours, as a file: at once, or made in the background and fetched later. */

export const EXPORT_FORMATS = ['csv', 'jsonl', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const hours = 'Modified-property export requires hours: a whole number from 1 to 87,600.'; // spec 5
const Hours = z.coerce.number(hours).int(hours).min(1, hours).max(87_600, hours);
const Format = z.enum(EXPORT_FORMATS, `Choose one of ${EXPORT_FORMATS.join(', ')}.`);

export const exportModifiedProperties = endpoint({
  summary: 'The projects changed in the last hours, as CSV, JSON Lines or XLSX',
  at: staffWire.exportModifiedProperties,
  access: 'staff',
  serviceScope: 'export',
  params: z.object({ hours: Hours }),
  query: z.object({ format: Format.default('csv') }),
  download: true,
  answer: z.never(),
  problems: [],
});

export const ExportView = z.object({
  id: z.number().int(),
  hours: z.number().int(),
  format: z.enum(EXPORT_FORMATS),
  status: z.enum(['waiting', 'running', 'done', 'failed']),
  rowsDone: z.number().int(),
  /** Known once it runs. */
  rowsTotal: z.number().int().nullable(),
  bytes: z.number().int().nullable(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  /** Set when it is done; the file is kept for seven days. */
  downloadHref: z.string().nullable(),
});
export type ExportView = z.infer<typeof ExportView>;

export const startExport = endpoint({
  summary: 'Make such a file in the background',
  at: staffWire.startExport,
  access: 'staff',
  serviceScope: 'export',
  body: z.strictObject({ hours: Hours, format: Format.default('csv') }),
  answer: ExportView,
  problems: [],
});

export const listExports = endpoint({
  summary: "The caller's files, the latest first",
  at: staffWire.listExports,
  access: 'staff',
  query: PageQuery.omit({ search: true }),
  answer: pageOf(ExportView),
  problems: [],
});

export const getExport = endpoint({
  summary: 'How far a file is',
  at: staffWire.getExport,
  access: 'staff',
  serviceScope: 'export',
  params: ById,
  answer: ExportView,
  problems: ['export.not-found'],
});

export const downloadExport = endpoint({
  summary: 'The file itself',
  at: staffWire.downloadExport,
  access: 'staff',
  serviceScope: 'export',
  params: ById,
  download: true,
  answer: z.never(),
  problems: ['export.not-found'],
});
