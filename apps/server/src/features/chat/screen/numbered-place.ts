import { describe } from '@manemitra/query/describe';
import { placeBySlug, spokenName } from '@manemitra/query/gazetteer';
import { interpret } from '@manemitra/query/interpret';
import { criteriaOf, everyConstraint, type Interpretation } from '@manemitra/query/interpretation';
import type { Token } from '@manemitra/query/token';
import { numberedParts } from '@manemitra/query/words/name-part-words';
import type { Absolute, Before } from './absolute.ts';
import { isSpoken, textAt } from './in-clause.ts';
import { ordinalOf } from './place-words.ts';

/** "Phase 1 only" after Electronic City: a part of the one place that was wished for. Undefined where it has no such part. */
export function numberedPlace(
  tokens: readonly Token[],
  alone: Interpretation,
  { previous, names, today }: Before,
): Absolute | undefined {
  const said = tokens.filter(isSpoken);
  const at = said.findIndex(({ text }) => numberedParts.has(text));
  const number = at === -1 ? undefined : (figureAt(said, at + 1) ?? figureAt(said, at - 1));
  // "Only phase 2" by itself may be read as rooms.
  const saysMore = everyConstraint(alone).some(({ field }) => field !== 'bhk');
  const [where, ...others] = (previous?.constraints ?? []).filter(
    ({ field, strength }) => field === 'locality' && strength === 'must',
  );
  if (previous === undefined || number === undefined || said.length > MOST_WORDS || saysMore) {
    return undefined;
  }
  if (where?.field !== 'locality' || others.length > 0 || where.value.in.length > 1) {
    return undefined;
  }
  const slug = where.value.in[0] ?? '';
  const place = placeBySlug(slug);
  if (place === undefined) return undefined;
  const part = interpret(`in ${spokenName(place)} ${textAt(said, at)} ${number}`, { today, names });
  const [one, ...more] = part.constraints;
  const isPart =
    one?.field === 'locality' && one.value.in.every((of) => of !== slug && of.startsWith(slug));
  if (!isPart || more.length > 0) return undefined;
  const constraints = previous.constraints.map((wish) => (wish === where ? one : wish));
  const prompt = describe(criteriaOf({ ...previous, constraints }), names);
  return { prompt, says: '', isAnew: true };
}

/** Who says more than that names more than a part. */
const MOST_WORDS = 6;

const figureAt = (said: readonly Token[], at: number): number | undefined => {
  const text = textAt(said, at);
  return /^\d{1,2}$/.test(text) ? Number(text) : ordinalOf(text);
};
