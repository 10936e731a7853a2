import { placesOf } from '@manemitra/query/exchange-place';
import { placeBySlug, spokenName } from '@manemitra/query/gazetteer';
import { describe } from '@manemitra/query/describe';
import { interpret } from '@manemitra/query/interpret';
import { criteriaOf, type Constraint } from '@manemitra/query/interpretation';
import type { Token } from '@manemitra/query/token';
import { tokenize } from '@manemitra/query/tokens';
import type { Absolute, Before } from './absolute.ts';
import { BESIDE_CORRECTIONS } from './correcting-words.ts';
import { correcting } from './denial-words.ts';
import { WHERE } from './searched-in.ts';
import { isSpoken } from './in-clause.ts';

/**
 * "No, go back to Kanakapura", "beda matte yelahanka ge hogi": a place of a search before, by its name or a part of it, beside nothing but
 * words that correct. Where that search looked comes back, and all other wishes stay. Undefined where a turn says anything more.
 */
export function correctedPlace(
  tokens: readonly Token[],
  { previous, names, today, before = [] }: Before,
): Absolute | undefined {
  const said = tokens.filter(isSpoken);
  const named = said.filter(({ text }) => !correcting.has(text) && !BESIDE_CORRECTIONS.has(text));
  const isCorrection = said.some(({ text }) => correcting.has(text)) && named.length > 0;
  if (!isCorrection || previous === undefined) return undefined;
  const now = previous.constraints.filter(saysWhere);
  const words = named.map(({ text }) => text);
  for (const sentence of before.toReversed()) {
    const then = interpret(sentence, { today, names }).constraints.filter(saysWhere);
    const isMeant = then.flatMap(placesOf).some((place) => isCalled(place, words));
    if (!isMeant || sameAs(then) === sameAs(now)) continue;
    const constraints = [...previous.constraints.filter((one) => !saysWhere(one)), ...then];
    return {
      prompt: describe(criteriaOf({ ...previous, constraints }), names),
      says: '',
      isAnew: true,
    };
  }
  return undefined;
}

const saysWhere = ({ field, strength }: Constraint): boolean =>
  WHERE.has(field) && strength === 'must';

/** A place by some of the words of its name, from the first one on. */
function isCalled(slug: string, words: readonly string[]): boolean {
  const place = placeBySlug(slug);
  const name = tokenize(place === undefined ? slug : spokenName(place)).map(({ text }) => text);
  return words.every((word, at) => name[at] === word);
}

const sameAs = (where: readonly Constraint[]): string =>
  JSON.stringify(where.map(({ field, value }) => [field, value]));
