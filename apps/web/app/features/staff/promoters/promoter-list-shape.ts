import type { PROMOTER_SORTS } from '@manemitra/contract/staff-promoters';
import { STATUS_VALUES } from '#web/features/staff/acts/status.tsx';

/** What the list of promoters can be asked. */
export const PROMOTER_LIST = {
  sorts: ['name', '-name', 'created', '-created', 'projects', '-projects'],
  filters: { status: STATUS_VALUES },
} as const satisfies {
  sorts: readonly (typeof PROMOTER_SORTS)[number][];
  filters: Record<string, readonly string[]>;
};

export const PROMOTER_ORDERS = [
  { value: 'name', label: 'Name, A to Z' },
  { value: '-name', label: 'Name, Z to A' },
  { value: '-projects', label: 'Most projects' },
  { value: 'projects', label: 'Fewest projects' },
  { value: '-created', label: 'Newest' },
  { value: 'created', label: 'Oldest' },
];
