import type { CostKey } from '@manemitra/domain/cost-names';
import type { KeysInHand } from '@manemitra/domain/keys-in-hand';
import { formatRupees } from '@manemitra/domain/money';

/** The parts of an all-in price that a buyer asks for by one word each, in the order in which they are paid. */
const PARTS: readonly { says: string; keys: readonly CostKey[] }[] = [
  { says: 'agreement', keys: ['agreement'] },
  { says: 'GST', keys: ['gst'] },
  {
    says: 'stamp duty and registration',
    keys: ['stamp-duty', 'cess', 'surcharge', 'registration'],
  },
  { says: 'charges at possession', keys: ['legal-fee', 'advance-maintenance', 'corpus-fund'] },
];

/**
 * `agreement ₹1,72,00,000 + no GST + stamp duty and registration ₹13,12,360 + charges at possession ₹2,75,000`: whole rupees, which add up to
 * the sum. A part of which nothing is known is left out, as the sum leaves it out.
 */
export function allInParts({ lines }: Pick<KeysInHand, 'lines'>): string {
  return PARTS.flatMap(({ says, keys }) => {
    const known = lines.flatMap(({ key, rupees }) =>
      keys.includes(key) && rupees !== null ? [rupees] : [],
    );
    if (known.length === 0) return [];
    const sum = known.reduce((total, rupees) => total + rupees, 0);
    return sum === 0 ? [`no ${says}`] : [`${says} ${formatRupees(sum)}`];
  }).join(' + ');
}
