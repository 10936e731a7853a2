import type { USER_SORTS } from '@manemitra/contract/staff-users';
import { STATUS_VALUES } from '#web/features/staff/acts/status.tsx';

/** What the list of buyers can be asked. */
export const USER_LIST = {
  sorts: ['name', '-name', 'created', '-created'],
  filters: { status: STATUS_VALUES },
} as const satisfies {
  sorts: readonly (typeof USER_SORTS)[number][];
  filters: Record<string, readonly string[]>;
};

export const USER_ORDERS = [
  { value: '-created', label: 'Newest' },
  { value: 'created', label: 'Oldest' },
  { value: 'name', label: 'Name, A to Z' },
  { value: '-name', label: 'Name, Z to A' },
];
