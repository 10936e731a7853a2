import type { Sort } from '@manemitra/query/criteria';
import type { Constraint } from '@manemitra/query/interpretation';

/** The orders that go by the size that listings quote. */
const BY_QUOTED_SIZE: readonly (Sort | undefined)[] = [
  'area-desc',
  'area-asc',
  'price-per-sqft-asc',
];

/** The size by which a list is ordered or its homes were asked for: another beside it would seem to contradict it. */
export function sizeBasisOf(
  sort: Sort | undefined,
  constraints: readonly Constraint[] = [],
): 'carpet' | 'super-built-up' {
  const isQuoted =
    BY_QUOTED_SIZE.includes(sort) ||
    constraints.some(({ field, value }) => field === 'area' && value.basis === 'super-built-up');
  return isQuoted ? 'super-built-up' : 'carpet';
}
