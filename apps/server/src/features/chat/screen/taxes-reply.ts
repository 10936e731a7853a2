import { formatShortRupees } from '@manemitra/domain/money';
import { gstOf, registrationTaxes } from '@manemitra/domain/tax-rates';
import { explainTerm, type TermId } from '@manemitra/domain/terms';
import { termsNamed } from '@manemitra/query/term-question';
import type { Token } from '@manemitra/query/token';
import type { Answer } from '../answer.ts';
import { amountsIn } from './amounts.ts';

const TAXES: ReadonlySet<TermId> = new Set(['stamp-duty', 'registration-fee', 'gst', 'cess']);

/** Smaller sums are fees or instalments, no price of a home. */
const LEAST_PRICE = 500_000;

/** "Stamp duty on a 92 lakh flat": what the state takes on a price, of a flat or a plot in the city. Undefined for anything else. */
export function taxesReply(
  prompt: string,
  tokens: readonly Token[],
  today: string,
): Answer | undefined {
  const named = termsNamed(prompt);
  const terms = named.filter((term) => TAXES.has(term));
  const isPlot = named.includes('plot');
  const price = amountsIn(tokens).find(({ rupees }) => rupees >= LEAST_PRICE)?.rupees;
  if (terms.length === 0 || price === undefined) return undefined;
  const sale = {
    type: isPlot ? 'plot' : 'apartment',
    agreement: price,
    isUrban: true,
    isCompleted: true,
    registeredOn: today,
  };
  const taxes = registrationTaxes(sale);
  if (taxes === undefined) return undefined;
  const total = taxes.reduce((sum, { rupees }) => sum + rupees, 0);
  const gst = gstOf({ ...sale, isCompleted: false });
  const sources = terms.flatMap((term) => explainTerm(term, today).sources);
  return {
    message: [
      `On a ${isPlot ? 'plot' : 'flat'} of ${formatShortRupees(price)} in the city, stamp duty with cess and surcharge, and registration, come to ${formatShortRupees(total)}.`,
      isPlot
        ? 'There is no GST on a plot.'
        : gst === undefined || gst.rupees === 0
          ? ''
          : `While it is built, GST of ${formatShortRupees(gst.rupees)} is added; none with the occupancy certificate.`,
      'Duty is on the guidance value where that is higher than the price.',
    ]
      .filter((line) => line !== '')
      .join('\n'),
    outcome: 'answered',
    sources: [...new Map(sources.map(({ name, url }) => [name, url]))].map(([title, href]) => ({
      title,
      href,
    })),
    taps: [
      {
        label: `Search up to ${formatShortRupees(price + total)} all-in`,
        prompt: `all-in under ${formatShortRupees(price + total)}`,
      },
    ],
  };
}
