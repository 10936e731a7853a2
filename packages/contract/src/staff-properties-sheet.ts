import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ById, Id } from './ids.ts';
import { PROPERTIES_AT_ONCE_MAX } from './limits.ts';
import { PageQuery, pageOf } from './paging.ts';
import { FORMS } from './rate-limits.ts';
import { FittingProperties, PROPERTY_FILTERS, PROPERTY_SORTS } from './staff-properties.ts';
import * as staffWire from './staff-wire.ts';

/**
 * Projects as a sheet. A column is one of the import (docs/import-format.md) whose fact staff can edit; a cell is its text,
 * read as the import reads it. An empty cell means that the fact is not known. Cells are set by `startBulkRun`.
 */

export const CELLS_MAX = 2000;
const COLUMN_MAX = 60;
const TEXT_MAX = 10_000;

const text = z.string().max(TEXT_MAX, `Keep it to ${TEXT_MAX} characters.`);

export const SheetCell = z.strictObject({
  /** A project; absent: each that is named beside. */
  id: Id.optional(),
  column: z.string().max(COLUMN_MAX),
  text,
  /** The value that the editor saw when typing: if it has changed since, the cell is left. Absent: any value may be replaced. */
  was: text.optional(),
});
export type SheetCell = z.infer<typeof SheetCell>;

const SheetRow = z.object({
  id: z.number().int(),
  name: z.string(),
  isPublished: z.boolean(),
  /** By column, those that were asked for. */
  cells: z.record(z.string(), z.string()),
});
export type SheetRow = z.infer<typeof SheetRow>;

const SheetColumn = z.object({ name: z.string(), title: z.string() });
export type SheetColumn = z.infer<typeof SheetColumn>;

export const showSheet = endpoint({
  summary: 'Projects that the caller may edit as a sheet of chosen facts',
  at: staffWire.showSheet,
  access: 'staff',
  query: PageQuery.extend({
    ...PROPERTY_FILTERS,
    sort: z.enum(PROPERTY_SORTS).default('updated-desc'),
    /** Names of columns between commas, in their order; unknown ones are passed over. */
    columns: z.string().max(2000).default(''),
  }),
  answer: pageOf(SheetRow).extend({
    /** Every column that there is, and those that are shown. */
    columns: z.array(SheetColumn),
    shown: z.array(z.string()),
  }),
  problems: [],
});

const PlannedCell = z.object({
  column: z.string(),
  outcome: z.enum(['changed', 'unchanged', 'refused', 'conflict']),
  reason: z.string().nullable(),
  /** What stands there now, and what would. */
  stands: z.string(),
  is: z.string(),
});

/** Projects that a preview looks at: a list of thousands is judged by its first. */
export const PREVIEWED_MAX = 500;

export const previewFacts = endpoint({
  summary: 'What setting facts of several projects would change; nothing is written',
  at: staffWire.previewFacts,
  access: 'staff',
  limit: FORMS,
  body: z
    .strictObject({
      ids: z.array(Id).min(1).max(PROPERTIES_AT_ONCE_MAX).optional(),
      fitting: FittingProperties.optional(),
      cells: z
        .array(SheetCell.omit({ id: true, was: true }))
        .min(1)
        .max(20),
    })
    .refine(({ ids, fitting }) => (ids === undefined) !== (fitting === undefined), {
      message: 'Name the projects or a filter, and only one of them.',
      path: ['ids'],
    }),
  answer: z.object({
    /** Projects that were chosen, and how many of them were looked at. */
    total: z.number().int(),
    looked: z.number().int(),
    /** Of those: projects in which a cell would change, none would, or some would be refused. */
    changed: z.number().int(),
    unchanged: z.number().int(),
    refused: z.number().int(),
    /** The first that would change or be refused. */
    items: z.array(
      z.object({ id: z.number().int(), name: z.string(), cells: z.array(PlannedCell) }),
    ),
  }),
  problems: [],
});

export const listLeftCells = endpoint({
  summary:
    'The cells that such a change left as they were, with the reason or with what others saved',
  at: staffWire.listLeftCells,
  access: 'staff',
  params: ById,
  answer: z.object({
    items: z.array(
      z.object({
        id: z.number().int(),
        column: z.string(),
        outcome: z.enum(['refused', 'conflict']),
        reason: z.string().nullable(),
        /** What stands there. */
        stands: z.string(),
      }),
    ),
  }),
  problems: ['bulk.not-found'],
});
