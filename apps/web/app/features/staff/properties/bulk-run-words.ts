import { formatIndianNumber } from '@manemitra/domain/indian-number';
import type { BulkRun } from '@manemitra/contract/staff-properties-publication';

type Told = Pick<
  BulkRun,
  'action' | 'status' | 'total' | 'done' | 'changed' | 'unchanged' | 'refused'
>;

const DOING: Record<BulkRun['action'], string> = {
  publish: 'Publishing',
  unpublish: 'Taking down',
  delete: 'Deleting',
  restore: 'Restoring',
  'set-stage': 'Setting the stage of',
  'set-facts': 'Setting facts of',
  'take-back': 'Taking back the change of',
};
const DONE: Record<BulkRun['action'], string> = {
  publish: 'published',
  unpublish: 'taken down',
  delete: 'deleted',
  restore: 'restored',
  'set-stage': 'changed',
  'set-facts': 'changed',
  'take-back': 'taken back',
};

const projects = (count: number): string =>
  count === 1 ? '1 project' : `${formatIndianNumber(count)} projects`;

export const isUnderWay = ({ status }: Pick<BulkRun, 'status'>): boolean =>
  status === 'waiting' || status === 'running';

/** What is being done to how many. */
export const runTitle = ({ action, total }: Told): string => `${DOING[action]} ${projects(total)}`;

/** Whole per cents; all of it only when it is done. */
export function runPercent({ status, total, done }: Told): number {
  if (status === 'done') return 100;
  return Math.min(99, Math.floor((100 * done) / total));
}

/** The results of a run, in sentences; results of zero are left out. */
export function runSummary({
  action,
  status,
  total,
  done,
  changed,
  unchanged,
  refused,
}: Told): string {
  const parts = [
    `${formatIndianNumber(changed)} ${DONE[action]}`,
    unchanged > 0 && `${formatIndianNumber(unchanged)} already so`,
    refused > 0 &&
      `${formatIndianNumber(refused)} left as ${refused === 1 ? 'it was' : 'they were'}`,
  ].filter((part) => part !== false);
  const sum = `${parts.join(', ')}.`;
  return status === 'cancelled'
    ? `Stopped after ${formatIndianNumber(done)} of ${projects(total)}: ${sum}`
    : sum;
}
