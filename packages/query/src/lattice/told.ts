import { LAKH } from '@manemitra/domain/money';
import type { Field } from '../criteria.ts';
import { sumAt } from '../fields/amounts-told.ts';
import { banLength } from '../fields/bans.ts';
import { withdrawnLength } from '../fields/tellings.ts';
import { lengthAt } from '../phrases.ts';
import { namedPlaceAt } from '../place-reading.ts';
import { quantityAt } from '../quantity.ts';
import type { Sentence } from '../reading.ts';
import type { Span, Token } from '../token.ts';
import { workAhead } from '../words/told-point-words.ts';
import { closeToIt } from '../words/home-held-words.ts';
import { anywhereWords } from '../words/dropped-words.ts';
import { sameWords } from '../words/unsaid-place-words.ts';
import { formerBehind } from '../words/widening-words.ts';
import { homesHeld } from './homes-held.ts';
import type { Readings } from './readings.ts';
import { toldClauses, type Told } from './told-clauses.ts';

type Kind = readonly [(sentence: Sentence, at: number) => number, Told['isOf']];

const isOneOf =
  (...fields: Field[]): Told['isOf'] =>
  (field) =>
    fields.includes(field);

/** The kinds of telling, each with how many words from one on are of it, and what it withdraws. */
const KINDS: readonly Kind[] = [
  [({ tokens }, at) => banLength(tokens, at), () => true],
  [({ tokens }, at) => formerSum(tokens, at), isOneOf('price')],
  [workPlace, isOneOf('locality', 'zone')],
];

/** Which home it is that somebody has, and what it has: not where it is. */
const ofHomesHeld = isOneOf('bhk', 'propertyType', 'area', 'amenity');

const isPlace = isOneOf('locality', 'zone', 'near');

/** Whether another place is asked for, and not the same one. */
const asksElsewhere = (tokens: readonly Token[], readings: Readings, held: Span): boolean =>
  !tokens.some(({ text }, at) => sameWords.has(text) || lengthAt(closeToIt, tokens, at) > 0) &&
  readings.some(
    (here, from) =>
      lengthAt(anywhereWords, tokens, from) > 0 ||
      here.some(
        (reading) =>
          reading.kind === 'wish' &&
          reading.seen === undefined &&
          (from >= held.to || from + reading.length <= held.from) &&
          reading.wishes.some(({ field }) => isPlace(field)),
      ),
  );

/**
 * Everything that a sentence only tells: of what may break, of the home one has, of before, of others. Where the present home is still counts: "in
 * the same area". "Pehle lift bola tha, ab zaroori nahi" speaks of the sentence before.
 */
export function toldIn(sentence: Sentence, readings: Readings, isFollowing: boolean): Told[] {
  const { tokens } = sentence;
  const told: Told[] = [
    ...toldClauses(sentence, readings),
    ...homesHeld(tokens, readings).map((held) => {
      const isElsewhere = asksElsewhere(tokens, readings, held);
      return {
        ...held,
        isOf: (field: Field) => ofHomesHeld(field) || (isElsewhere && isPlace(field)),
      };
    }),
  ];
  for (const [lengthOf, isOf] of [...KINDS, withdrawing(isFollowing)])
    for (let from = 0; from < tokens.length; from++) {
      const length = lengthOf(sentence, from);
      if (length > 0) told.push({ from, to: from + length, isOf });
    }
  return told;
}

const withdrawing = (isFollowing: boolean): Kind => [
  ({ tokens }, at) => withdrawnLength(tokens, at, isFollowing),
  () => true,
];

/** "65 lakh bol raha tha par 72 tak …", "90 was the plan, … 1.05 cr": how long a sum is that is told as former, where another follows. */
export function formerSum(tokens: readonly Token[], at: number): number {
  const length = sumAt(tokens, at)?.length ?? 0;
  if (length === 0 || lengthAt(formerBehind, tokens, at + length) === 0) return 0;
  const isFollowed = tokens.some((_, later) => {
    const sum = later > at + length ? quantityAt(tokens, later, sumAt) : undefined;
    return sum !== undefined && (sum.first.unit >= LAKH || sum.comparison === 'max');
  });
  return isFollowed ? length : 0;
}

/** "Coming for a job at Peenya": where one works is not where the home is to be. */
function workPlace(sentence: Sentence, at: number): number {
  const work = lengthAt(workAhead, sentence.tokens, at);
  const place = work === 0 ? undefined : namedPlaceAt(sentence, at + work);
  return place === undefined ? 0 : work + place.length;
}
