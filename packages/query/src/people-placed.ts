import { moneyTold } from './fields/sum-of-parts.ts';
import { numberAt } from './numbers.ts';
import type { Question } from './interpretation.ts';
import type { Item, Stop } from './people-item.ts';
import { namedPlaceAt } from './place-reading.ts';
import type { PlacedWish } from './placed-wish.ts';
import type { Change, Piece, Sentence, WishOf } from './reading.ts';
import type { Limited } from './shared-limits.ts';
import { soundsLikeTwo } from './words/people-item-words.ts';
import type { Span } from './token.ts';

/** Whether words were read as a wish of this field. */
export function readIn(
  placed: readonly PlacedWish[],
  field: 'near' | 'locality',
): (words: Span) => boolean {
  const read = placed.filter(({ wish }) => wish.field === field);
  return (words) => read.some(({ from, to }) => from < words.to && words.from < to);
}

/** Words of wishes that have nothing to do with where somebody goes. */
export function takenBy(
  placed: readonly PlacedWish[],
  sentence: Sentence,
): (token: number) => boolean {
  const taken = placed.filter(
    (one) =>
      isRefused(one, sentence) || !(MOVABLE.has(one.wish.field) || isNumberAlone(one, sentence)),
  );
  // "Bank sanctioned 90" is no way of 90 minutes.
  const sums = moneyTold(sentence.tokens)?.parts ?? [];
  return (token) => [...taken, ...sums].some(({ from, to }) => from <= token && token < to);
}

/** A place whose own words are all that is said of it is refused by nothing: "my husband goes to Electronic City". */
function isRefused({ strength, wish, from, to }: PlacedWish, sentence: Sentence): boolean {
  if (strength !== 'avoid') return false;
  return wish.field !== 'locality' || namedPlaceAt(sentence, from)?.length !== to - from;
}

/** A sum or a count that is a mere number, which no word makes one. */
function isNumberAlone({ wish, from, to }: PlacedWish, { tokens }: Sentence): boolean {
  if (!COUNTED.has(wish.field) || ('isLimit' in wish && wish.isLimit)) return false;
  if ('isStretch' in wish && wish.isStretch) return true;
  return (
    numberAt(tokens, from)?.length === to - from ||
    (to - from === 1 && soundsLikeTwo.has(tokens[from]?.text ?? ''))
  );
}

const COUNTED: ReadonlySet<string> = new Set(['price', 'bhk', 'area', 'towers', 'totalUnits']);
const MOVABLE: ReadonlySet<string> = new Set(['near', 'locality', 'metroLine', 'region']);

/** What a sentence says of people and their ways. */
export interface Said {
  stops: readonly Stop[];
  wishes: readonly { wish: WishOf<'near'>; item: Item; also: readonly Span[] }[];
  isFair: boolean;
  questions: readonly Question[];
  changes: readonly Change[];
}

export const NOTHING: Said = { stops: [], wishes: [], isFair: false, questions: [], changes: [] };

/** The sentence with these wishes in the place of what was read of the same words. */
export function rebuilt(
  { placed, pieces }: Limited,
  { items, sentence }: { items: readonly Item[]; sentence: Sentence },
  { stops, wishes, isFair, questions, changes }: Said,
): Limited {
  const wordAt = (at: number) => sentence.tokens[at]?.text ?? '';
  const used = items.filter(({ kind }) => kind !== 'break');
  const within = (kinds: readonly Item['kind'][], { from, to }: Span) =>
    used.some((item) => kinds.includes(item.kind) && item.from < to && from < item.to);
  const isReplaced = (one: PlacedWish) => {
    const { wish } = one;
    if (isRefused(one, sentence)) return false;
    if (wish.field === 'near' && wishes.length > 0) return true;
    // The minutes to a place that nobody knows are of no other one.
    if (wish.field === 'near' && stops.length > 0 && within(['limit'], one)) return true;
    if (wish.field === 'near' || wish.field === 'locality' || wish.field === 'region') {
      return stops.some(({ item }) => item.from < one.to && one.from < item.to);
    }
    if (wish.field === 'metroLine') return wish.value.line === 'any' && within(['mode'], one);
    const isShort = one.to - one.from === 1;
    if (wish.field === 'bhk' && isShort && soundsLikeTwo.has(wordAt(one.from))) return true;
    return COUNTED.has(wish.field) && within(['limit', 'hour'], one);
  };
  const kept = placed.filter((one) => !isReplaced(one));
  const gone = placed.filter(isReplaced);
  const left = pieces.map((piece): Piece => {
    const { from, to, length } = piece;
    const isGone = gone.some((one) => one.from < to && from < one.to);
    const isOpen = piece.kind === 'change' || piece.kind === 'unheld';
    if (!isGone && !(isOpen && used.some((item) => item.from < to && from < item.to))) return piece;
    return { kind: 'filler', from, to, length };
  });
  const own = wishes.map(({ wish, item, also }): PlacedWish => ({
    wish,
    strength: 'must',
    from: item.from,
    to: item.to,
    also,
    piece: Math.max(
      0,
      left.findIndex((piece) => piece.to > item.from),
    ),
    isAdded: false,
    isWithdrawn: false,
  }));
  const end = left.at(-1)?.to ?? 0;
  const behind: Piece[] = [
    ...(isFair ? [{ kind: 'sort' as const, sort: 'fair' as const }] : []),
    ...questions.map((question) => ({ kind: 'ask' as const, question })),
    ...changes.map((change) => ({ kind: 'change' as const, change })),
  ].map((reading) => ({ ...reading, length: 0, from: end, to: end }));
  return { placed: [...kept, ...own], pieces: [...left, ...behind] };
}
