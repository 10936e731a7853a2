import type { WorthAsking } from '@manemitra/contract/besides-found';
import { KHATHA_CLASSES } from '@manemitra/domain/khatha';
import { formatIndianNumber } from '@manemitra/domain/indian-number';
import type { Criteria } from '@manemitra/query/criteria';
import { describe } from '@manemitra/query/describe';
import type { CatalogueNames } from '@manemitra/query/interpretation';
import type { Finder } from './finder.ts';

/**
 * An e-khata is a form and does not say its class. Who asks for a class is told how many others have an e-khata of which it is not
 * known, with the sentence that finds just them; null where there are none.
 */
export function worthAsking(
  finder: Finder,
  criteria: Criteria,
  names: CatalogueNames,
): WorthAsking | null {
  const asksClass = criteria.constraints.some(
    ({ field, strength, value }) =>
      field === 'khatha' && strength === 'must' && !value.in.includes('E'),
  );
  if (!asksClass) return null;
  const others: Criteria = {
    ...criteria,
    constraints: [
      ...criteria.constraints.filter(({ field }) => field !== 'khatha'),
      { field: 'khatha', strength: 'must', value: { in: ['E'] } },
      { field: 'khatha', strength: 'avoid', value: { in: [...KHATHA_CLASSES] } },
    ],
  };
  const [total = 0] = finder.counts([{ criteria: others }]);
  if (total === 0) return null;
  return {
    text: `${formatIndianNumber(total)} more ${total === 1 ? 'has' : 'have'} an e-khata, A or B not told: see ${total === 1 ? 'it' : 'them'}`,
    sentence: describe(others, names),
    total,
  };
}
