import { CRORE, LAKH } from '@manemitra/domain/money';
import { relabelled } from './constraints.ts';
import { walkedMeters } from './distances.ts';
import type { Constraint, Interpretation } from './interpretation.ts';
import { numberAt } from './numbers.ts';
import { rowLength } from './phrases.ts';
import type { Sentence } from './reading.ts';
import { denialsBehind } from './words/denial-words.ts';
import { aheadOfNumbers, behindNumbers } from './words/remaking-words.ts';

/**
 * "10 beda 20 madi", "not 10, 15": a bare number in the place of one that was said, whatever it counted. Undefined where the sentence says
 * anything else, or where the number of before is that of a price, which is read as money, or of no single wish.
 */
export function byNumber(
  previous: Interpretation,
  sentence: Sentence,
): { constraints: Constraint[] } | undefined {
  const said = numbersIn(sentence);
  if (said === undefined) return undefined;
  const { before, now } = said;
  if (previous.constraints.some((one) => isOfPrice(one, before))) return undefined;
  const meant = previous.constraints.filter((one) => withNumber(one, before, now) !== undefined);
  const [only, ...others] = meant;
  if (only === undefined || others.length > 0) return undefined;
  return {
    constraints: previous.constraints.map((one) =>
      one === only ? relabelled(withNumber(one, before, now) ?? one, sentence) : one,
    ),
  };
}

/** The number that goes and the one that comes, where nothing else is said. */
function numbersIn({ tokens }: Sentence): { before: number; now: number } | undefined {
  const start = rowLength(aheadOfNumbers, tokens, 0);
  const before = numberAt(tokens, start);
  if (before === undefined) return undefined;
  const end = start + before.length;
  const isDenied =
    denialsBehind.has(tokens[end]?.text ?? '') || (start > 0 && tokens[0]?.text === 'not');
  const joint = end + rowLength(behindNumbers, tokens, end);
  const now = isDenied ? numberAt(tokens, joint) : undefined;
  if (now === undefined) return undefined;
  const rest = joint + now.length;
  return rest + rowLength(behindNumbers, tokens, rest) === tokens.length
    ? { before: before.value, now: now.value }
    : undefined;
}

const isOfPrice = ({ field, value }: Constraint, number: number): boolean =>
  field === 'price' &&
  [value.min, value.max].some((rupees) => rupees === number * LAKH || rupees === number * CRORE);

/** A wish with one number in the place of another; undefined where it has no such number. */
function withNumber(one: Constraint, before: number, now: number): Constraint | undefined {
  if (one.strength === 'avoid') return undefined;
  if (one.field === 'near' && 'withinMinutes' in one.value) {
    return one.value.withinMinutes === before
      ? { ...one, value: { ...one.value, withinMinutes: now } }
      : undefined;
  }
  if (one.field === 'near' && 'withinMeters' in one.value) {
    const withinMeters = metersNow(one.value.withinMeters, before, now);
    return withinMeters === undefined
      ? undefined
      : { ...one, value: { ...one.value, withinMeters } };
  }
  if (one.field === 'metroLine') {
    const withinMeters = metersNow(one.value.withinMeters, before, now);
    return withinMeters === undefined
      ? undefined
      : { ...one, value: { ...one.value, withinMeters } };
  }
  if (one.field !== 'bhk' || !('in' in one.value)) return undefined;
  const [rooms, ...more] = one.value.in;
  return rooms === before && more.length === 0 ? { ...one, value: { in: [now] } } : undefined;
}

/** Metres were said as they are, in kilometres, or in minutes on foot. */
function metersNow(meters: number, before: number, now: number): number | undefined {
  const told = [(one: number) => one, (one: number) => one * 1000, walkedMeters].find(
    (metersOf) => metersOf(before) === meters,
  );
  return told?.(now);
}
