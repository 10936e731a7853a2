import type { OPERATOR_SORTS } from '@manemitra/contract/staff-operators';
import { STATUS_VALUES } from '#web/features/staff/acts/status.tsx';

/** What the list of operators can be asked. */
export const OPERATOR_LIST = {
  sorts: ['name', '-name', 'created', '-created'],
  filters: { status: STATUS_VALUES },
} as const satisfies {
  sorts: readonly (typeof OPERATOR_SORTS)[number][];
  filters: Record<string, readonly string[]>;
};

export const OPERATOR_ORDERS = [
  { value: 'name', label: 'Name, A to Z' },
  { value: '-name', label: 'Name, Z to A' },
  { value: '-created', label: 'Newest' },
  { value: 'created', label: 'Oldest' },
];
