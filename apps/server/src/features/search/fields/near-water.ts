import type { Water } from '@manemitra/query/criteria';
import { nearWater as measures } from '../index/water-measures.ts';
import type { SearchField } from '../search-field.ts';

const NAMES: Readonly<Record<Water, string>> = {
  'flood-spots': 'a known flood spot',
  drains: 'a storm-water drain',
  lakes: 'a lake',
};

/** What is known of floods, drains and lakes within 500 m: that none is known never means that it is safe. */
export const nearWater: SearchField<'nearWater'> = {
  level: 'property',
  measures,
  met: ({ of }) => `Within 500 m of ${NAMES[of]}`,
  missed: ({ of }) => `Within 500 m of ${NAMES[of]}`,
  fact: ({ of }) => `Distance to ${NAMES[of]}`,
  avoided: ({ of }) =>
    of === 'drains'
      ? 'Drains were not looked at: ask the builder'
      : `Not known to be near ${NAMES[of]}, which is no proof`,
  wish: ({ of }) => `“near ${NAMES[of]}”`,
};
