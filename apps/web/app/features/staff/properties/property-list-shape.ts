import type { PROPERTY_SORTS } from '@manemitra/contract/staff-properties';
import { BUYER_FACTS, FACT_KEYS } from '@manemitra/domain/completeness';

/** What the list of projects can be asked. */
export const PROPERTY_LIST = {
  sorts: [
    'updated-desc',
    'updated-asc',
    'name-asc',
    'name-desc',
    'completeness-asc',
    'completeness-desc',
    'checked-asc',
    'promoter-asc',
  ],
  filters: {
    status: ['published', 'unpublished', 'deleted'],
    stage: ['ready', 'under-construction', 'new-launch', 'pre-launch'],
    missing: [...FACT_KEYS, 'any'],
    promoter: null,
    importId: null,
  },
} as const satisfies {
  sorts: readonly (typeof PROPERTY_SORTS)[number][];
  filters: Record<string, readonly string[] | null>;
};

export const PROPERTY_ORDERS = [
  { value: 'updated-desc', label: 'Changed last' },
  { value: 'updated-asc', label: 'Changed longest ago' },
  { value: 'completeness-asc', label: 'Least complete' },
  { value: 'completeness-desc', label: 'Most complete' },
  { value: 'checked-asc', label: 'Checked longest ago' },
  { value: 'name-asc', label: 'Name, A to Z' },
  { value: 'name-desc', label: 'Name, Z to A' },
  { value: 'promoter-asc', label: 'Promoter, A to Z' },
];

export const STAGES = [
  { value: 'ready', label: 'Ready to move' },
  { value: 'under-construction', label: 'Under construction' },
  { value: 'new-launch', label: 'New launch' },
  { value: 'pre-launch', label: 'Pre-launch' },
] as const;

export const PROPERTY_FILTERS = [
  {
    name: 'status',
    label: 'Shown to buyers',
    all: 'Yes and no',
    choices: [
      { value: 'published', label: 'Published' },
      { value: 'unpublished', label: 'Not published' },
      { value: 'deleted', label: 'Deleted, can be restored' },
    ],
  },
  { name: 'stage', label: 'Stage', all: 'Any stage', choices: STAGES },
  {
    name: 'missing',
    label: 'Missing fact',
    all: 'Either way',
    choices: [
      { value: 'any', label: 'At least one fact' },
      ...FACT_KEYS.map((value) => ({ value, label: BUYER_FACTS[value].label })),
    ],
  },
];
