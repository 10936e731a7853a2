import type { AccountStatus } from '@manemitra/contract/access';
import { Badge } from '#web/ui/badge.tsx';

/** What each status means for the account (spec 3), in the order of the specification. */
export const STATUSES: readonly { value: AccountStatus; label: string; hint: string }[] = [
  { value: 'pending', label: 'Pending', hint: 'Not opened yet; cannot sign in.' },
  { value: 'active', label: 'Active', hint: 'Signs in as usual.' },
  { value: 'inactive', label: 'Inactive', hint: 'Paused; cannot sign in.' },
  {
    value: 'suspend',
    label: 'Suspended',
    hint: 'Closed after a breach of the rules; cannot sign in.',
  },
];

export const STATUS_FILTER = {
  name: 'status',
  label: 'Status',
  choices: [
    ...STATUSES.map(({ value, label }) => ({ value, label })),
    { value: 'deleted', label: 'Deleted, can be restored' },
  ],
};

export const STATUS_VALUES = ['pending', 'active', 'inactive', 'suspend', 'deleted'] as const;

const TONES = {
  pending: 'haldi',
  active: 'areca',
  inactive: 'unknown',
  suspend: 'gulmohar',
} as const;

export function StatusBadge({
  status,
  deletedAt = null,
}: {
  status: AccountStatus;
  deletedAt?: string | null;
}) {
  if (deletedAt !== null) return <Badge tone="gulmohar">Deleted</Badge>;
  const label = STATUSES.find(({ value }) => value === status)?.label ?? status;
  return <Badge tone={TONES[status]}>{label}</Badge>;
}
