import { describe } from '@manemitra/query/describe';
import { placesOf, withPlaceExchanged } from '@manemitra/query/exchange-place';
import { interpret } from '@manemitra/query/interpret';
import { criteriaOf } from '@manemitra/query/interpretation';
import { lengthAt } from '@manemitra/query/phrases';
import { placesNamedAt } from '@manemitra/query/places-named';
import type { Token } from '@manemitra/query/token';
import { alsoWords } from '@manemitra/query/words/also-words';
import { wordsBeside } from './pointing.ts';
import { refusesOrAllows } from './refusals.ts';
import type { Absolute, Before } from './absolute.ts';
import { insteadOfIt } from './instead-of-it-words.ts';
import { orElse, swapWords } from './swap-words.ts';
import { noWords } from './denial-words.ts';
import { has, placeOf, textAt } from './in-clause.ts';
import { WHERE } from './searched-in.ts';

/** Who says more than that does not only put one place in the place of another. */
const MOST_WORDS = 30;

/** "What about Yelahanka", "not Hebbal, Yelahanka": another place in the place of the one before, with all other wishes. */
export function swappedPlace(
  tokens: readonly Token[],
  { previous, names, today }: Before,
): Absolute | undefined {
  // "Illa andre Kengeri" is "or else".
  if (previous === undefined || tokens.length > MOST_WORDS || has(orElse, tokens)) return undefined;
  const kept = previous.constraints.filter(({ field }) => !WHERE.has(field));
  // Where no place was said before there is none to give up.
  if (kept.length === previous.constraints.length) return undefined;
  const ofIt = placeOf(insteadOfIt, tokens);
  const at = ofIt === -1 ? placeOf(swapWords, tokens) : ofIt;
  const length = at === -1 ? 0 : lengthAt(ofIt === -1 ? swapWords : insteadOfIt, tokens, at);
  // Without a word that swaps only a refusal parts the two, and of other turns nothing need be read.
  if (at === -1 && !refusesOrAllows(tokens)) return undefined;
  // "Yelahanka ki jagah Devanahalli" says itself which of the two goes.
  const before = tokens
    .slice(0, Math.max(at, 0))
    .map(({ text }) => text)
    .join(' ');
  if (
    ofIt === -1 &&
    before !== '' &&
    interpret(`in ${before}`, { today, names }).constraints.length > 0
  )
    return undefined;
  const words = wordsBeside(tokens, at === -1 ? [] : [[at, at + length]]);
  // A place by itself is read as one.
  const { constraints, alternatives } = interpret(`in ${words}`, {
    today,
    names,
  });
  const wished = constraints.filter(({ strength }) => strength === 'must');
  const isOfPlaces =
    wished.length > 0 &&
    alternatives === undefined &&
    constraints.every(({ field, strength }) => WHERE.has(field) && strength !== 'nice');
  const held = previous.constraints.filter(({ strength }) => strength === 'must').flatMap(placesOf);
  const wishedPlaces = wished.flatMap(placesOf);
  // "HSR not needed actually, add Indiranagar": of what stands, the one that is named and not wished for goes.
  const refused = [
    ...constraints.filter(({ strength }) => strength === 'avoid').flatMap(placesOf),
    ...slugsNamed(tokens).filter((place) => held.includes(place) && !wishedPlaces.includes(place)),
  ];
  // "Found nothing, so Hulimavu too": beside what stands.
  const isJoined = ofIt === -1 && tokens.some(({ text }) => alsoWords.has(text));
  // "No Koramangala, traffic is horrible" refuses what stands.
  const stands = wishedPlaces.some((place) => held.includes(place));
  const isRefusal = stands && noWords.has(textAt(tokens, at));
  const isSwap =
    refused.length === 0
      ? at !== -1 && !isJoined && !isRefusal
      : refused.every((place) => held.includes(place));
  if (!isOfPlaces || !isSwap) return undefined;
  const [wish, ...more] = wished;
  // "Not BTM, Koramangala" leaves the other places as they were.
  const exchanged =
    refused.length > 0 && wish !== undefined && more.length === 0
      ? withPlaceExchanged(previous.constraints, refused, wish)
      : undefined;
  const now = exchanged ?? [...kept, ...wished];
  const prompt = describe(criteriaOf({ ...previous, constraints: now }), names);
  return { prompt, says: '', isAnew: true };
}

const slugsNamed = (tokens: readonly Token[]): string[] =>
  tokens.flatMap((_, at) => placesNamedAt(tokens, at)?.places.map(({ slug }) => slug) ?? []);
