import { describe } from '@manemitra/query/describe';
import { criteriaOf, type Constraint, type Interpretation } from '@manemitra/query/interpretation';
import type { Token } from '@manemitra/query/token';
import { clauseOrs } from '@manemitra/query/words/joint-words';
import type { Absolute, Before } from './absolute.ts';
import { beforeOpeners } from './form-words.ts';
import { isSpoken, textAt } from './in-clause.ts';
import { WHERE } from './searched-in.ts';

/**
 * "Or a villa in Devanahalli" after 3 BHK in Hebbal under 1.5 Cr: another whole wish, which says what and where by itself. What it leaves unsaid
 * holds of both, as the budget does. Undefined where it says only one of the two, which widens the search before.
 */
export function eitherSearch(
  tokens: readonly Token[],
  alone: Interpretation,
  { previous, names }: Pick<Before, 'previous' | 'names'>,
): Absolute | undefined {
  if (previous === undefined || !opensWithOr(tokens)) return undefined;
  const own = alone.constraints;
  if (alone.alternatives !== undefined || !own.some(isWhat) || !own.some(isWhere)) return undefined;
  if (previous.alternatives !== undefined || !previous.constraints.some(isWhere)) return undefined;
  const one = previous.constraints.filter((wish) => isOfFirst(wish, own));
  const common = previous.constraints.filter((wish) => !one.includes(wish));
  const both = { ...previous, constraints: common, alternatives: [one, [...own]] };
  return { prompt: describe(criteriaOf(both), names), says: '', isAnew: true };
}

/** "Or", "ya phir", "or else". */
function opensWithOr(tokens: readonly Token[]): boolean {
  const said = tokens.filter((one) => isSpoken(one) && !beforeOpeners.has(one.text));
  return clauseOrs.has(textAt(said, 0));
}

const isWhat = ({ field, strength }: Constraint): boolean =>
  strength === 'must' && (field === 'bhk' || field === 'propertyType');

const isWhere = ({ field, strength }: Constraint): boolean =>
  strength === 'must' && (WHERE.has(field) || field === 'metroLine');

/** A flat is the home that is meant where nothing else is said: it holds of both. */
const isFlat = ({ field, value }: Constraint): boolean =>
  field === 'propertyType' && value.in.every((type) => type === 'apartment');

/** Where and what it is, and what the other says for itself, are of the first alone. */
const isOfFirst = (wish: Constraint, own: readonly Constraint[]): boolean =>
  wish.strength !== 'nice' &&
  (isWhere(wish) ||
    own.some(({ field }) => field === wish.field) ||
    (isWhat(wish) && !isFlat(wish)));
