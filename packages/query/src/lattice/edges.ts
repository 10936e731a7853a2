import type { Field } from '../criteria.ts';
import { lakhsOfCrores } from '../fields/amounts-told.ts';
import { contact } from '../fields/contact.ts';
import { moneyBeside, moneyTold, soldForParts } from '../fields/sum-of-parts.ts';
import { roadWidth } from '../fields/unheld.ts';
import { townsBeyond } from '../gazetteer/towns-beyond.ts';
import { beginningsOf, lengthAt } from '../phrases.ts';
import type { Piece, Sentence, Wish } from '../reading.ts';
import type { Before } from './before.ts';
import { likenedIn } from './likened-projects.ts';
import type { Readings } from './readings.ts';
import { toldIn } from './told.ts';
import { isTurned, turnsBounds } from './turned-bounds.ts';
import { variantsOf } from './variants.ts';
import { isLeavingSign, type Span } from '../token.ts';

/** A span of tokens `[from, to)` and the wishes it could mean. */
export interface Edge {
  from: number;
  to: number;
  wishes: readonly Wish[];
  /** The wishes as text, to tell whether two edges say the same. */
  meaning: string;
  field: Field;
  /** How the wish was made from what was read: "read", "least", "rooms"; see `variants.ts`. */
  variant: string;
  /** The wish that was read, where the variant says it otherwise. */
  said?: Wish | undefined;
  /** How it was seen: "plain", or by which bold reader. */
  seen: string;
}

/** Every wish that any reader sees anywhere, and what else its words could mean. Ordered by end, then start. */
export function edgesOf(
  sentence: Sentence,
  readings: Readings,
  pieces: readonly Piece[],
  before: Before | undefined,
): Edge[] {
  const edges: Edge[] = [];
  const closed = [
    ...askedSpans(pieces),
    ...budgetChanges(pieces, before),
    ...pieces.filter(isAllIn),
    ...otherThings(sentence),
    ...likenedIn(sentence, pieces),
  ];
  const towns = townSpans(sentence);
  const told = toldIn(sentence, readings, before !== undefined);
  const isSumTold = moneyTold(sentence.tokens) !== undefined;
  const beside = moneyBeside(sentence.tokens);
  const lakhs = lakhsOfCrores(sentence.tokens);
  const sold = soldForParts(sentence.tokens);
  const homes = new Set(
    readings
      .flat()
      .flatMap((reading) =>
        reading.kind === 'wish'
          ? reading.wishes.flatMap((one) =>
              one.field === 'near' && one.isSure === true ? [one.value.place] : [],
            )
          : [],
      ),
  );
  // "My sister stays in Kengeri, 2bhk near her place" asks for nothing in Kengeri itself.
  const isHome = (one: Wish) =>
    (one.field === 'locality' && one.value.in.every((place) => homes.has(place))) ||
    (one.field === 'near' &&
      one.limitUnsaid === true &&
      homes.has(one.value.place) &&
      one.isSure !== true);
  const mayTurn = turnsBounds(sentence, pieces);
  for (const [from, here] of readings.entries()) {
    const known = new Set<string>();
    const meanings = here.flatMap((reading) =>
      reading.kind === 'wish'
        ? variantsOf(reading.wishes)
            .filter((meaning) => mayTurn || !isTurned(meaning))
            .map((meaning) => ({
              to: from + reading.length,
              seen: reading.seen ?? 'plain',
              ...meaning,
            }))
        : [],
    );
    // What was read comes before what else it could mean, with what the reader says of it.
    meanings.sort((a, b) => Number(a.variant !== 'read') - Number(b.variant !== 'read'));
    for (const { wishes, variant, said, seen, to } of meanings) {
      const [first] = wishes;
      const meaning = meaningOf(wishes);
      const key = `${to} ${meaning}`;
      // "We sold our flat for 70 lakhs, the bank has sanctioned 95" tells what was done, and what is there to spend.
      const isSum = isSumTold && first?.field === 'price' && first.isSure === true;
      const isClosed =
        closed.some((span) => span.from <= from && to <= span.to) ||
        towns.some((span) => span.from < to && from < span.to) ||
        // Of money that is told in parts no part is what a home may cost.
        (first?.field === 'price' &&
          first.isSure !== true &&
          (isSumTold ||
            lakhs.has(from) ||
            beside.some((part) => part.from < to && from < part.to))) ||
        (!isSum && sold.some((span) => span.from <= from && to <= span.to)) ||
        (first !== undefined &&
          ((!isSum &&
            told.some((one) => one.from <= from && to <= one.to && one.isOf(first.field))) ||
            isHome(first)));
      if (first === undefined || isClosed || known.has(key)) continue;
      known.add(key);
      edges.push({ from, to, wishes, meaning, field: first.field, variant, said, seen });
    }
  }
  // A line with signs is one for a box of a search, which turns nothing.
  const isForBox = sentence.tokens.some((_, at) => isLeavingSign(sentence.tokens, at));
  return (isForBox ? withLeastsHeard(edges) : edges).sort((a, b) => a.to - b.to || a.from - b.from);
}

/** "3bhk -sobha above 1 crore": the sum without its word is no other wish. */
function withLeastsHeard(edges: Edge[]): Edge[] {
  const least = edges.filter(
    ({ field, seen, variant, wishes: [wish] }) =>
      field === 'price' &&
      seen === 'plain' &&
      variant === 'read' &&
      wish?.field === 'price' &&
      wish.value.max === undefined,
  );
  return edges.filter(
    ({ field, from, to }) =>
      field !== 'price' || !least.some((one) => one.from < from && one.to === to),
  );
}

export function meaningOf(wishes: readonly Wish[]): string {
  return wishes.map(({ field, value }) => field + JSON.stringify(value)).join();
}

/** What only the buyer can settle, a name of two places or a sum that no home costs, is asked and no edge guesses it. */
function askedSpans(pieces: readonly Piece[]): Piece[] {
  return pieces.filter((piece) => piece.kind === 'ask' && piece.isVague !== true);
}

/** "20 lakh badha do" after a sentence with a budget: neither a sum of its own nor, by "do", two rooms. */
function budgetChanges(pieces: readonly Piece[], before: Before | undefined): Piece[] {
  if (before?.fields.has('price') !== true) return [];
  return pieces.filter((piece) => piece.kind === 'change' && CHANGES.has(piece.change.change));
}

const CHANGES: ReadonlySet<string> = new Set(['budget-by', 'budget-times']);

/** "Registration and parking included" asks for no parking. */
const isAllIn = (piece: Piece): boolean =>
  piece.kind === 'marker' && piece.marker.role === 'all-in';

/** The digits of a telephone number are no sum, a mail address names no place, and a road of 40 feet costs nothing. */
function otherThings(sentence: Sentence): Span[] {
  const spans: Span[] = [];
  for (const { read } of [contact, roadWidth])
    for (let from = 0; from < sentence.tokens.length; from++) {
      const length = read(sentence, from)?.length ?? 0;
      if (length > 0) spans.push({ from, to: from + length });
    }
  return spans;
}

/** A town outside the city is no place in it, not even with the word before: "Hoskote ya Malur" names no Yamalur. */
function townSpans({ tokens }: Sentence): Span[] {
  return beginningsOf(townsBeyond, tokens).map((from) => ({
    from,
    to: from + lengthAt(townsBeyond, tokens, from),
  }));
}
