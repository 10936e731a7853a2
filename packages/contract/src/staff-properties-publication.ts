import { STATED_STATUSES } from '@manemitra/query/criteria';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ById, Id, IdInAddress } from './ids.ts';
import {
  BULK_AT_ONCE_MAX,
  PROPERTIES_AT_ONCE_MAX,
  REASON_MAX_LENGTH,
  RESTORABLE_DAYS,
} from './limits.ts';
import { Said } from './paging.ts';
import { CELLS_MAX, SheetCell } from './staff-properties-sheet.ts';
import { FittingProperties } from './staff-properties.ts';
import * as staffWire from './staff-wire.ts';

/** Publishing and withdrawing: one project, several at once, or many in the background. */

export const BULK_ACTIONS = ['publish', 'unpublish', 'delete', 'restore', 'set-stage'] as const;

/** `set-facts` sets cells of the sheet (`showSheet`). `take-back` gives each project that an earlier run changed what it had before, as its history tells. */
const RUN_ACTIONS = [...BULK_ACTIONS, 'set-facts', 'take-back'] as const;

const oneOf = <const Actions extends readonly [string, ...string[]]>(actions: Actions) =>
  z.enum(actions, `Choose one of ${actions.join(', ')}.`);

const BulkChange = {
  /** With `set-stage`. */
  stage: z.enum(STATED_STATUSES).optional(),
  reason: z
    .string()
    .trim()
    .max(REASON_MAX_LENGTH, `Keep it to ${REASON_MAX_LENGTH} characters.`)
    .optional(),
};

const hasItsStage = ({ action, stage }: { action: string; stage?: string | undefined }): boolean =>
  action !== 'set-stage' || stage !== undefined;
const stageIsMissing = { message: 'Choose a stage.', path: ['stage'] };

const CHOOSE = 'Choose at least one project.';

export const changePropertiesInBulk = endpoint({
  summary: 'Publish, unpublish, delete, restore, or set the stage of several projects at once',
  at: staffWire.changePropertiesInBulk,
  access: 'staff',
  body: z
    .strictObject({
      ids: z
        .array(Id)
        .min(1, CHOOSE)
        .max(BULK_AT_ONCE_MAX, `Choose at most ${BULK_AT_ONCE_MAX} projects at once.`),
      action: oneOf(BULK_ACTIONS),
      ...BulkChange,
    })
    .refine(hasItsStage, stageIsMissing),
  answer: z.object({
    message: z.string(),
    changed: z.array(z.number().int()),
    unchanged: z.array(z.number().int()),
    refused: z.array(z.object({ id: z.number().int(), reason: z.string() })),
    /** Of those that were changed, the change in their history: `undoPropertyChange` takes it back. */
    undo: z.array(z.object({ id: z.number().int(), changeId: z.number().int() })),
  }),
  problems: [],
});

/** The same for many projects, in the background. */
export const BulkRun = z.object({
  id: z.number().int(),
  action: z.enum(RUN_ACTIONS),
  stage: z.enum(STATED_STATUSES).nullable(),
  status: z.enum(['waiting', 'running', 'cancelled', 'done']),
  /** Projects that were chosen, and how many of them it has come to. */
  total: z.number().int(),
  done: z.number().int(),
  changed: z.number().int(),
  /** They were so already. */
  unchanged: z.number().int(),
  refused: z.number().int(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  /** What became of each project, as a file. */
  resultHref: z.string(),
});
export type BulkRun = z.infer<typeof BulkRun>;

export const startBulkRun = endpoint({
  summary:
    'Change many projects in the background: those named, all that fit a filter, or what a run changed',
  at: staffWire.startBulkRun,
  access: 'staff',
  body: z
    .strictObject({
      ids: z.array(Id).min(1, CHOOSE).max(PROPERTIES_AT_ONCE_MAX).optional(),
      /** As the list takes them; what fits now, and the caller may change, is chosen. */
      fitting: FittingProperties.optional(),
      /** What an earlier run of the caller's changed. */
      changedBy: IdInAddress.optional(),
      action: oneOf(RUN_ACTIONS),
      /** With `set-facts`: cells of single projects, which are then the ones that are changed, or of all that are named. */
      cells: z.array(SheetCell).min(1, 'Change at least one cell.').max(CELLS_MAX).optional(),
      ...BulkChange,
    })
    .refine(hasItsStage, stageIsMissing)
    .refine(({ action, cells }) => (action === 'set-facts') === (cells !== undefined), {
      message: 'Say which facts to set.',
      path: ['cells'],
    })
    .refine(({ action, changedBy }) => action !== 'take-back' || changedBy !== undefined, {
      message: 'Name the run to take back.',
      path: ['changedBy'],
    })
    .refine(
      ({ ids, fitting, changedBy, cells = [] }) =>
        [ids, fitting, changedBy, cells.find(({ id }) => id !== undefined)].filter(
          (each) => each !== undefined,
        ).length === 1,
      { message: 'Name the projects, a filter or a run, and only one of them.', path: ['ids'] },
    ),
  answer: BulkRun,
  problems: ['bulk.not-found'],
});

export const getBulkRun = endpoint({
  summary: 'Progress of such a change, for the person who started it only',
  at: staffWire.getBulkRun,
  access: 'staff',
  params: ById,
  answer: BulkRun,
  problems: ['bulk.not-found'],
});

export const cancelBulkRun = endpoint({
  summary: 'Stop such a change after the project in progress; what was changed stays changed',
  at: staffWire.cancelBulkRun,
  access: 'staff',
  params: ById,
  answer: BulkRun,
  problems: ['bulk.not-found'],
});

export const downloadBulkResult = endpoint({
  summary: 'What became of each project, as CSV',
  at: staffWire.downloadBulkResult,
  access: 'staff',
  params: ById,
  download: true,
  answer: z.never(),
  problems: ['bulk.not-found'],
});

export const deleteProperty = endpoint({
  summary: `Delete a project; it can be restored for ${RESTORABLE_DAYS} days`,
  at: staffWire.deleteProperty,
  access: 'staff',
  params: ById,
  answer: Said,
  problems: ['property.not-found'],
});

export const restoreProperty = endpoint({
  summary: `Take the deletion of a project back, within ${RESTORABLE_DAYS} days`,
  at: staffWire.restoreProperty,
  access: 'staff',
  params: ById,
  answer: Said,
  problems: ['property.not-found', 'promoter.not-found'],
});
