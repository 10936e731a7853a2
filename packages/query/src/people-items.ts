import type { Whose } from './criteria.ts';
import { distanceAt } from './distances.ts';
import type { Distance } from './distances.ts';
import { hourAt } from './hours.ts';
import { unplacedIn } from './institution-names.ts';
import { numberAt } from './numbers.ts';
import { lengthAt, phraseAt } from './phrases.ts';
import { namedPlaceAt } from './place-reading.ts';
import type { NamedPlace } from './place-reading.ts';
import type { Sentence } from './reading.ts';
import { modeWords } from './words/near-words.ts';
import type { TravelMode } from './words/near-words.ts';
import {
  amountsAhead,
  femaleWords,
  hindiAround,
  maleWords,
  peopleBreaks,
  unitsOfNumbers,
} from './words/people-item-words.ts';
import {
  dailyWords,
  everybodyWords,
  fairWords,
  peopleWords,
  likingWords,
  pronounWords,
  schoolWords,
  thereWords,
  vehicleWords,
  visitWords,
} from './words/people-words.ts';
import type { Span } from './token.ts';

type Known = Exclude<NamedPlace, { ask: unknown }>;

/** What a sentence of a household is made of, in order. Tokens `[from, to)`. */
export type Item = Span &
  (
    | { kind: 'who'; who: Whose; isPronoun: boolean }
    | { kind: 'place'; place: Known }
    /** `isBare`: a number alone, which is minutes only beside others. */
    | { kind: 'limit'; distance: Distance; isBare: boolean }
    | { kind: 'mode'; mode: TravelMode }
    | { kind: 'hour'; at: string }
    | { kind: 'everybody' | 'fair' | 'daily' | 'visit' | 'liking' | 'school' | 'there' }
    /** `isStrong` at a full stop or semicolon. */
    | { kind: 'break'; isStrong: boolean }
  );

/** Cuts a sentence into them; tokens that are taken by another wish are passed over. */
export function itemsOf(sentence: Sentence, isTaken: (token: number) => boolean): Item[] {
  const { tokens } = sentence;
  const items: Item[] = [];
  const last = new Map<string, Whose>();
  const isHindi = tokens.some(({ text }) => hindiAround.has(text));
  let at = 0;
  while (at < tokens.length) {
    if (isTaken(at)) {
      at++;
      continue;
    }
    const item = itemAt(sentence, at);
    if (item === undefined) {
      at++;
      continue;
    }
    const text = tokens[at]?.text ?? '';
    at = item.to;
    if (item.kind === 'who') {
      // "Hebbal me" is "in Hebbal", and "main" is a road in English.
      if (AMBIGUOUS.has(text) && (text === 'me') === isHindi) continue;
      const sex = femaleWords.has(text) ? 'she' : maleWords.has(text) ? 'he' : 'any';
      if (item.isPronoun) item.who = last.get(sex) ?? last.get('any') ?? 'partner';
      else if (item.who !== 'me') last.set(sex, item.who).set('any', item.who);
    }
    items.push(item);
  }
  return items.filter((_, index) => !isPossessor(items, index));
}

const AMBIGUOUS = new Set(['me', 'main']);

/** "my husband": of the two words the second says whose place it is. */
function isPossessor(items: readonly Item[], index: number): boolean {
  const [item, next] = [items[index], items[index + 1]];
  return (
    item?.kind === 'who' &&
    next?.kind === 'who' &&
    !next.isPronoun &&
    next.who !== 'me' &&
    next.from === item.to
  );
}

function itemAt(sentence: Sentence, at: number): Item | undefined {
  const { tokens } = sentence;
  const text = tokens[at]?.text ?? '';
  const spanned = (length: number) => ({ from: at, to: at + length });
  if (peopleBreaks.has(text)) return { kind: 'break', isStrong: STRONG.has(text), ...spanned(1) };
  const found: Item[] = [];
  const hour = hourAt(tokens, at);
  if (hour !== undefined) found.push({ kind: 'hour', at: hour.at, ...spanned(hour.length) });
  const distance = distanceAt(tokens, at);
  if (distance !== undefined) {
    found.push({ kind: 'limit', distance, isBare: false, ...spanned(distance.length) });
  }
  const unplaced = unplacedIn(tokens).find(({ from }) => from === at);
  if (unplaced !== undefined) {
    const name = sentence.text.slice(tokens[at]?.from, tokens[unplaced.to - 1]?.to);
    const place = { length: unplaced.to - at, slug: '', name, isArea: false };
    return { kind: 'place', place, ...unplaced };
  }
  const place = namedPlaceAt(sentence, at);
  if (place !== undefined && !('ask' in place)) {
    found.push({ kind: 'place', place, ...spanned(place.length) });
  }
  const who = phraseAt(peopleWords, tokens, at);
  if (who !== undefined) {
    found.push({ kind: 'who', who: who.value, isPronoun: false, ...spanned(who.length) });
  }
  const pronoun = lengthAt(pronounWords, tokens, at);
  if (pronoun > 0) {
    found.push({ kind: 'who', who: 'partner', isPronoun: true, ...spanned(pronoun) });
  }
  const mode = phraseAt(modeWords, tokens, at) ?? phraseAt(vehicleWords, tokens, at);
  if (mode !== undefined) found.push({ kind: 'mode', mode: mode.value, ...spanned(mode.length) });
  for (const [kind, words] of PLAIN) {
    const length = lengthAt(words, tokens, at);
    if (length > 0) found.push({ kind, ...spanned(length) });
  }
  const bare = found.length === 0 ? bareAt(sentence, at) : undefined;
  if (bare !== undefined) found.push(bare);
  return found.reduce<Item | undefined>(
    (best, one) => (best === undefined || one.to > best.to ? one : best),
    undefined,
  );
}

const PLAIN = [
  ['everybody', everybodyWords],
  ['fair', fairWords],
  ['daily', dailyWords],
  ['visit', visitWords],
  ['liking', likingWords],
  ['school', schoolWords],
  ['there', thereWords],
] as const;

const STRONG = new Set(['.', ';', '\n', '!', '?']);

/** A number that may be minutes, as long as nothing behind it makes it something else. */
function bareAt({ tokens }: Sentence, at: number): Item | undefined {
  const number = numberAt(tokens, at);
  if (number === undefined || !Number.isInteger(number.value)) return undefined;
  if (number.value < 5 || number.value > 120) return undefined;
  const next = tokens[at + number.length]?.text ?? '';
  if (unitsOfNumbers.has(next) || amountsAhead.has(tokens[at - 1]?.text ?? '')) return undefined;
  const distance = { length: number.length, minutes: number.value };
  return { kind: 'limit', distance, isBare: true, from: at, to: at + number.length };
}
