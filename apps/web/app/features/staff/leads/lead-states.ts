import type { LEAD_STATUSES } from '@manemitra/contract/leads';

/** How a lead stands, as staff says it. */
export const LEAD_STATES: readonly { value: (typeof LEAD_STATUSES)[number]; label: string }[] = [
  { value: 'new', label: 'New' },
  { value: 'contacted', label: 'Contacted' },
  { value: 'closed', label: 'Closed' },
];

/** What the inbox can be asked, beside a word. */
export const LEAD_LIST = {
  sorts: [],
  filters: { status: ['new', 'contacted', 'closed'] },
} as const;
