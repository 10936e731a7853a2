import { describe } from '@manemitra/query/describe';
import { criteriaOf, everyConstraint, type Interpretation } from '@manemitra/query/interpretation';
import type { Token } from '@manemitra/query/token';
import type { Absolute, Before } from './absolute.ts';
import { relaxing } from './correcting-words.ts';
import { isSpoken } from './in-clause.ts';

/** "2" after "flat": as many bedrooms, where a kind of home was said and no rooms of it. */
export function bareRooms(
  tokens: readonly Token[],
  { previous }: Pick<Before, 'previous'>,
): Absolute | undefined {
  const [figure, ...more] = tokens.filter(isSpoken);
  const before = previous === undefined ? [] : everyConstraint(previous);
  const hasRooms = before.some(
    ({ field, value }) => field === 'propertyType' && !value.in.includes('plot'),
  );
  const isOpen = hasRooms && !before.some(({ field }) => field === 'bhk');
  return isOpen && more.length === 0 && /^[1-5]$/.test(figure?.text ?? '')
    ? { prompt: `${figure?.text ?? ''} BHK`, says: '' }
    : undefined;
}

/** "Relax loading to 32" gives no wish up: it says the limit anew. */
export function relaxedTo(
  tokens: readonly Token[],
  alone: Interpretation,
  { previous, names }: Pick<Before, 'previous' | 'names'>,
): Absolute | undefined {
  const [wish, ...more] = everyConstraint(alone);
  const isHeld = previous?.constraints.some(({ field }) => field === wish?.field) === true;
  const isRelaxed =
    relaxing.has(tokens[0]?.text ?? '') && tokens.some(({ text }) => /^\d/.test(text));
  if (!isHeld || !isRelaxed || wish?.strength !== 'must' || more.length > 0) return undefined;
  return { prompt: describe(criteriaOf(alone), names), says: '' };
}
