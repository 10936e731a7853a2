import type { Field } from '../criteria.ts';
import { countsSomething } from '../fields/price-context.ts';
import { numberAt } from '../numbers.ts';
import { lengthAt, lengthBefore } from '../phrases.ts';
import type { Sentence } from '../reading.ts';
import type { Span, Token } from '../token.ts';
import { pastCopulas } from '../words/copula-words.ts';
import { rangeJoints } from '../words/comparison-words.ts';
import { denialsBehind } from '../words/denial-words.ts';
import { alternativeJoints } from '../words/joint-words.ts';
import { noMoreThanThat } from '../words/no-more-words.ts';
import {
  aroundCorrections,
  correcting,
  correctingOnce,
  MOST_CORRECTING,
  restatingAhead,
  enoughBehind,
  settledBehind,
  settlingAhead,
  wantedBehind,
} from '../words/widening-words.ts';
import { isBareCount } from './bare-counts.ts';
import type { Edge } from './edges.ts';
import { MUST, ROLE_COUNT } from './roles.ts';
import { formerSum } from './told.ts';

/** What a correction leaves: the edges that are meant, and those that no longer are. */
export interface Corrected {
  meant: readonly number[];
  taken: readonly number[];
}

/**
 * "95 lakhs, sorry, 98", "hsr, no wait, bellandur", "80 socha, 75 hi rakho": the last one holds. Of the readings of what is said last the
 * likeliest is meant.
 */
export function correctedIn(
  edges: readonly Edge[],
  roles: Float64Array,
  { tokens }: Sentence,
): Corrected {
  const meant = new Set<number>();
  const taken = new Set<number>();
  for (const fields of CORRECTED) {
    const own = edges.flatMap((edge, at) => (fields.includes(edge.field) ? [{ edge, at }] : []));
    if (own.length < 2) continue;
    for (const start of new Set(own.map(({ edge }) => edge.from))) {
      const end = correctedBefore(start, tokens) ?? deniedBefore(start, own, tokens);
      const wrong = end === undefined ? [] : correctedAt(end, start, own, tokens);
      if (wrong.length === 0) continue;
      const later = likeliest(own, start, roles);
      if (later === undefined) continue;
      const isDenied = isToldAway(tokens[later.edge.to]?.text ?? '');
      const isSame = wrong.some(({ edge }) => edge.meaning === later.edge.meaning);
      // "Villa chahiye, nahi nahi villa nahi row house": said once more to be denied.
      if (isSame && isDenied)
        for (const { edge, at } of own) if (edge.meaning === later.edge.meaning) taken.add(at);
      if (isSame || isDenied) continue;
      meant.add(later.at);
      const before = { from: fromOfAlternatives(wrong, edges, fields, tokens), to: start };
      for (const [at, edge] of edges.entries())
        if (isOfKind(edge, fields) && isWithin(edge, before) && edge.to <= lastOf(wrong))
          taken.add(at);
    }
  }
  const settled = edges.flatMap((edge, at) =>
    edge.field === 'price' &&
    (isSettled(edge, tokens) || isRestated(edge, edges, tokens)) &&
    !isOfRooms(edge, edges)
      ? [{ edge, at }]
      : [],
  );
  const last = settled.at(-1)?.edge;
  const later =
    last &&
    likeliest(
      settled.filter(({ edge }) => edge.to === last.to),
      undefined,
      roles,
    );
  if (later !== undefined) {
    meant.add(later.at);
    for (const [at, edge] of edges.entries()) {
      if (edge.field === 'price' && edge.to <= later.edge.from) taken.add(at);
    }
  }
  return {
    meant: [...meant],
    taken: [...taken].filter((at) => !meant.has(at)),
  };
}

/** "1bhk hatao, 2 hi rakho": the rooms are settled, and no sum. */
const isOfRooms = (sum: Edge, edges: readonly Edge[]): boolean =>
  isBareCount(sum) &&
  edges.some(({ field, from, to }) => field === 'bhk' && to === sum.to && from === sum.from) &&
  edges.some(({ field, seen, to }) => field === 'bhk' && seen === 'plain' && to < sum.from);

/** "75 hi rakho", "keep it under one crore", "55 lakh ide, adara mele ond rupai illa". */
function isSettled({ from, to, wishes: [wish] }: Edge, tokens: readonly Token[]): boolean {
  if (lengthAt(settledBehind, tokens, to) > 0 || isMostAfterwards(tokens, to)) return true;
  if (isBehindFormer(from, tokens) && wish?.field === 'price' && wish.isBound === true) return true;
  return (
    wish?.field === 'price' &&
    wish.isBound === true &&
    wish.value.min === undefined &&
    lengthBefore(settlingAhead, tokens, from) > 0
  );
}

/** "1 crore 20 lakh, nahi 30 lakh tak, yaani 1 crore 30": said once more, behind another sum. */
function isRestated(
  { from, to, wishes: [wish] }: Edge,
  edges: readonly Edge[],
  tokens: readonly Token[],
): boolean {
  if (lengthBefore(restatingAhead, tokens, from) === 0) return false;
  // "75, matlab 73 se upar bank nahi de raha" goes on to tell why.
  const isLimit = wish?.field === 'price' && wish.value.min === undefined;
  const isWhole = lengthAt(rangeJoints, tokens, to) === 0 && !countsSomething(tokens, to);
  const isSum = (one: Edge) => one.field === 'price' && one.seen === 'plain' && one.to < from;
  return isLimit && isWhole && edges.some(isSum);
}

/** "…, adara mele ond rupai illa": with nothing but words between, and no number of something else. */
function isMostAfterwards(tokens: readonly Token[], to: number): boolean {
  if (countsSomething(tokens, to)) return false;
  for (let at = to; at < to + MOST_BETWEEN && numberAt(tokens, at) === undefined; at++)
    if (lengthAt(noMoreThanThat, tokens, at) > 0) return true;
  return false;
}

const MOST_BETWEEN = 6;

/** "65 lakh bol raha tha par bank manager ne 72 tak …": it is said in place of one that is told as former. */
const isBehindFormer = (from: number, tokens: readonly Token[]): boolean =>
  tokens.some((_, at) => at < from && formerSum(tokens, at) > 0);

/** Fields of which one takes the place of another: a place is lived in or near to. */
const CORRECTED: readonly (readonly Field[])[] = [
  ['price'],
  ['locality', 'near'],
  ['bhk'],
  ['propertyType'],
  ['facing'],
  ['promoter'],
  ['possession'],
  ['khatha'],
  ['metroLine'],
  ['zone'],
];

/** Rooms and kinds of homes are said side by side: "1bhk or studio". */
const HOMES: readonly Field[] = ['bhk', 'propertyType'];

const isOfKind = ({ field }: Edge, fields: readonly Field[]): boolean =>
  fields.includes(field) || (fields.some((one) => HOMES.includes(one)) && HOMES.includes(field));

const lastOf = (wrong: readonly Placed[]): number => Math.max(...wrong.map(({ edge }) => edge.to));

/** "1bhk or studio, no wait, 2bhk": all that was said to be as right is taken back. Where the first of them begins. */
function fromOfAlternatives(
  wrong: readonly Placed[],
  edges: readonly Edge[],
  fields: readonly Field[],
  tokens: readonly Token[],
): number {
  let from = Math.min(...wrong.map(({ edge }) => edge.from));
  for (;;) {
    const end = from - 1;
    const ahead = alternativeJoints.has(tokens[end]?.text ?? '')
      ? edges.filter((edge) => edge.to === end && isOfKind(edge, fields))
      : [];
    if (ahead.length === 0) return from;
    from = Math.min(...ahead.map((edge) => edge.from));
  }
}

/** Where what is corrected ends, if a correction stands before a word. */
function correctedBefore(start: number, tokens: readonly Token[]): number | undefined {
  const skipped = (at: number) => {
    let end = at;
    while (aroundCorrections.has(tokens[end - 1]?.text ?? '')) end--;
    return end;
  };
  const behind = skipped(start);
  for (let length = MOST_CORRECTING; length > 0; length--) {
    const from = behind - length;
    if (from > 0 && lengthAt(correcting, tokens, from) === length) return skipped(from);
  }
  return undefined;
}

/**
 * Where what a single "no" corrects ends: "3bhk, no 2bhk is enough", "3bhk beku, alla 2bhk saaku", "70 lakh, no, make it 80". What stands behind it is
 * said to do; else it is refused ("flat, no villa").
 */
function deniedBefore(
  start: number,
  own: readonly Placed[],
  tokens: readonly Token[],
): number | undefined {
  let at = start - 1;
  while (aroundCorrections.has(tokens[at]?.text ?? '')) at--;
  if (!correctingOnce.has(tokens[at]?.text ?? '')) return undefined;
  const isMade = tokens.slice(at + 1, start).some(({ text }) => text === 'make');
  const isEnough = own.some(
    ({ edge }) => edge.from === start && lengthAt(enoughBehind, tokens, edge.to) > 0,
  );
  if (!isMade && !isEnough) return undefined;
  let end = at;
  while (aroundCorrections.has(tokens[end - 1]?.text ?? '')) end--;
  // "Hebbal nahi Jalahalli chahiye" refuses the first, as it does without the second.
  const isWanted = lengthBefore(wantedBehind, tokens, end);
  if (end === at && tokens[at]?.text !== 'no' && isWanted === 0) return undefined;
  return end - isWanted;
}

/** What a correction takes back: what ends right before it, or else the last of its kind, with other wishes between. */
function correctedAt(
  end: number,
  start: number,
  own: readonly Placed[],
  tokens: readonly Token[],
): readonly Placed[] {
  const beside = own.filter(({ edge }) => edge.to === end);
  if (beside.length > 0) return beside;
  const ahead = own.filter(({ edge }) => edge.to < end && edge.seen === 'plain');
  const last = Math.max(...ahead.map(({ edge }) => edge.to));
  const isPlain = correctedBefore(start, tokens) !== undefined;
  // In "jayanagar beda, illa jp nagar beku" the first is refused. "I need 2bhk. Sorry, 3bhk" goes on in another sentence.
  const isOneThought = tokens
    .slice(Math.max(0, last), end)
    .every(({ text }) => (isPlain || text !== '.') && !denialsBehind.has(text));
  return isOneThought ? ahead.filter(({ edge }) => edge.to === last) : [];
}

/** "Sorry, 75 was without registration", "sorry, Sarjapur Road nahi": not what is meant. */
const isToldAway = (next: string): boolean => denialsBehind.has(next) || pastCopulas.has(next);

const VARIANTS: ReadonlySet<string> = new Set(['read', 'near']);

interface Placed {
  edge: Edge;
  at: number;
}

function likeliest(
  own: readonly Placed[],
  start: number | undefined,
  roles: Float64Array,
): Placed | undefined {
  const worth = ({ at }: Placed) => roles[at * ROLE_COUNT + MUST] ?? 0;
  return own
    .filter(
      ({ edge }) => (start === undefined || edge.from === start) && VARIANTS.has(edge.variant),
    )
    .toSorted((one, other) => worth(other) - worth(one))[0];
}

const isWithin = (one: Edge, whole: Span) => one.from >= whole.from && one.to <= whole.to;
