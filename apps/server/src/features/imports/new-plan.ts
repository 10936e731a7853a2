import type { ImportPlan } from '#server/database/project-work-tables.ts';

/** A look at a file that has seen nothing yet. */
export const newPlan = (): ImportPlan => ({
  status: 'waiting',
  percent: 0,
  rowsRead: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  refused: 0,
  refusedCells: 0,
  refusals: 0,
  beside: 0,
  doubtful: 0,
  gone: { count: 0, first: [] },
});
