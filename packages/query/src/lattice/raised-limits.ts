import type { Field } from '../criteria.ts';
import type { PlacedWish } from '../placed-wish.ts';
import type { Sentence, Wish } from '../reading.ts';
import { wordSet } from '../tokens.ts';
import { conditionals } from '../words/conditional-words.ts';
import type { Choice } from './decode.ts';
import type { Lattice } from './lattice.ts';
import { MUST } from './roles.ts';

/* "65 is max but will go 70 if OC is in hand": a second, higher limit that holds only of homes that have something. */

interface Said {
  from: number;
  to: number;
  wish: Wish;
}

interface RaisedLimit<S extends Said> {
  limit: S;
  raised: S;
  condition: readonly S[];
}

/** Both limits are wished for, in no doubt: neither takes the place of the other. */
export function limitsRaised(
  { edges }: Lattice,
  row: readonly Choice[],
  sentence: Sentence,
): Choice[] {
  const all = edges.flatMap(({ from, to, wishes: [wish], seen, variant }, edge) =>
    wish === undefined || (wish.field !== 'price' && !row.some((one) => one.edge === edge))
      ? []
      : [{ edge, from, to, wish, isPlain: seen === 'plain' && variant === 'read' }],
  );
  // Of the readings of one sum the longest that is written as one says it.
  const sums = all
    .filter(({ wish }) => wish.field === 'price')
    .toSorted(
      (one, other) =>
        Number(other.isPlain) - Number(one.isPlain) || lengthOf(other) - lengthOf(one),
    );
  const apart = sums.filter(
    (one, at) => !sums.slice(0, at).some((other) => one.from < other.to && other.from < one.to),
  );
  const found = raisedIn([...apart, ...all.filter(({ wish }) => wish.field !== 'price')], sentence);
  if (found === undefined) return [];
  return [found.limit, found.raised].map(({ edge }) => ({ edge, role: MUST }));
}

/** The wishes of such a sentence as alternatives: the lower limit alone, or the higher one with what it is given for. */
export function withRaisedLimit(
  placed: readonly PlacedWish[],
  sentence: Sentence,
): PlacedWish[] | undefined {
  const found = raisedIn(
    placed.filter(({ strength, isWithdrawn }) => strength === 'must' && !isWithdrawn),
    sentence,
  );
  if (found === undefined) return undefined;
  return placed.map((one) => {
    if (one === found.limit) return { ...one, alternative: 0 };
    const isRaised = one === found.raised || found.condition.includes(one);
    return isRaised ? { ...one, alternative: 1 } : one;
  });
}

function raisedIn<S extends Said>(
  said: readonly S[],
  { tokens }: Sentence,
): RaisedLimit<S> | undefined {
  const sums = said
    .filter((one) => mostOf(one.wish) !== undefined)
    .toSorted((a, b) => a.from - b.from);
  const [limit, raised] = sums;
  if (limit === undefined || raised === undefined || sums.length > 2) return undefined;
  if ((mostOf(raised.wish) ?? 0) <= (mostOf(limit.wish) ?? 0)) return undefined;
  const opener = tokens.findIndex(({ text }, at) => at >= limit.to && conditionals.has(text));
  if (opener < 0) return undefined;
  const close = opener < raised.from ? raised.from : endOfSentence(tokens, opener);
  if (endOfSentence(tokens, opener) < close || (opener > raised.from && opener < raised.to))
    return undefined;
  const condition = said.filter(
    (one) => one.wish.field !== 'price' && one.from > opener && one.to <= close,
  );
  // "2bhk 80 lakh, if 3bhk then 1.2 crore" parts the rooms too, which is told elsewhere.
  const isOwn = condition.every(
    ({ wish }) =>
      BESIDE.has(wish.field) ||
      said.every((one) => condition.includes(one) || one.wish.field !== wish.field),
  );
  return condition.length > 0 && isOwn ? { limit, raised, condition } : undefined;
}

const lengthOf = ({ from, to }: Said): number => to - from;

/** The most of a price that has no least. */
const mostOf = (wish: Wish): number | undefined =>
  wish.field === 'price' && wish.value.min === undefined ? wish.value.max : undefined;

const sentenceEnds = wordSet('. ; ! ? \n');

function endOfSentence(tokens: Sentence['tokens'], from: number): number {
  const end = tokens.findIndex(({ text }, at) => at > from && sentenceEnds.has(text));
  return end < 0 ? tokens.length : end;
}

/** Fields of which a home may be asked to meet several. */
const BESIDE: ReadonlySet<Field> = new Set<Field>(['near', 'metroLine', 'amenity']);
