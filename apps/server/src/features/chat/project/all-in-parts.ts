import type { KeysInHand } from '@manemitra/domain/keys-in-hand';
import { formatRupees } from '@manemitra/domain/money';

type Line = Pick<KeysInHand['lines'][number], 'key' | 'rupees' | 'rate'>;

/** Under which word a buyer asks for a line: what has a rate goes to the registrar, and what has none to the builder. */
function partOf({ key, rate }: Line): string {
  if (key === 'agreement') return 'agreement';
  if (key === 'gst') return 'GST';
  return rate === null ? 'charges at possession' : 'stamp duty and registration';
}

/**
 * `agreement ₹1,72,00,000 + no GST + stamp duty and registration ₹13,12,360 + charges at possession ₹2,75,000`: whole rupees, which add up to
 * the sum. A part of which nothing is known is left out, as the sum leaves it out.
 */
export function allInParts({ lines }: { lines: readonly Line[] }): string {
  const sums = new Map<string, number>();
  for (const line of lines) {
    if (line.rupees === null) continue;
    const part = partOf(line);
    sums.set(part, (sums.get(part) ?? 0) + line.rupees);
  }
  return [...sums]
    .map(([part, sum]) => (sum === 0 ? `no ${part}` : `${part} ${formatRupees(sum)}`))
    .join(' + ');
}
