import type { LEAD_STATUSES } from '@manemitra/contract/leads';

/** The status of a lead in staff's words. */
export const LEAD_STATES: readonly { value: (typeof LEAD_STATUSES)[number]; label: string }[] = [
  { value: 'new', label: 'New' },
  { value: 'contacted', label: 'Contacted' },
  { value: 'closed', label: 'Closed' },
];

/** Filters of the inbox, besides a search word. */
export const LEAD_LIST = {
  sorts: [],
  filters: { status: ['new', 'contacted', 'closed'] },
} as const;
