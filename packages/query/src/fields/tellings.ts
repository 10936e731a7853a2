import { numberAt } from '../numbers.ts';
import { lengthAt, PhraseTable, rowLength } from '../phrases.ts';
import type { Token } from '../token.ts';
import { factOf } from '../word.ts';
import type { Word } from '../word.ts';
import { bhkWords } from '../words/bhk-words.ts';
import { wishOpeners } from '../words/story-words.ts';
import {
  afterAge,
  agedPeople,
  ageVerbs,
  now,
  TELLINGS,
  yearsOld,
  type Telling,
  type Words,
} from '../words/tellings.ts';

/* What is told of now, of before and of others. A sentence that is all story would leave nothing to search by. */

/** How many words from one on are told of, and are no wish. */
export function toldLength(tokens: readonly Token[], at: number): number {
  return Math.max(ageLength(tokens, at), longest(tellingsOf, tokens, at));
}

/** The same of those in which nothing is a wish, whatever it weighs; behind another sentence, what was before may be of that one. */
export function withdrawnLength(
  tokens: readonly Token[],
  at: number,
  isFollowing: boolean,
): number {
  return longest(isFollowing ? withdrawnBehindOf : withdrawnOf, tokens, at);
}

/** Those of some tellings that a word may begin, found out once for each word. */
const beginningBy = (tellings: readonly Telling[]) =>
  factOf((text) => tellings.filter(({ opens: [first] }) => first === undefined || first.has(text)));

const WITHDRAWN = TELLINGS.filter(({ isWithdrawn }) => isWithdrawn);
const tellingsOf = beginningBy(TELLINGS);
const withdrawnOf = beginningBy(WITHDRAWN);
const withdrawnBehindOf = beginningBy(WITHDRAWN.filter(({ lasts }) => lasts === undefined));

function longest(
  tellingsOf: (word: Word) => readonly Telling[],
  tokens: readonly Token[],
  at: number,
): number {
  const first = tokens[at];
  let most = 0;
  for (const telling of first === undefined ? [] : tellingsOf(first.word))
    most = Math.max(most, lengthOf(telling, tokens, at));
  return most;
}

function lengthOf(telling: Telling, tokens: readonly Token[], at: number): number {
  let start = at;
  for (const words of telling.opens) {
    const length = wordsAt(words, tokens, start);
    if (length === 0) return 0;
    start += length;
  }
  if (start === at && at > 0 && !isTurn(tokens, at - 1)) return 0;
  const end = telling.closes
    ? closedBehind(telling.closes, tokens, start)
    : telling.upTo
      ? startOf(telling.upTo, tokens, start)
      : endOf(telling, tokens, start);
  const has = (words: Words, from: number, to: number) =>
    tokens.slice(from, to).some((_, on) => wordsAt(words, tokens, from + on) > 0);
  const isTold =
    (telling.holds === undefined || has(telling.holds, start, end)) &&
    (telling.lasts === undefined || has(telling.lasts, Math.max(start, end - 1), end)) &&
    (telling.before === undefined || has(telling.before, end, tokens.length)) &&
    (telling.isAlone === true || goesOn(tokens, end));
  return isTold && end > at ? end - at : 0;
}

/** The words of a class at a word: a phrase of a table, or one word of a set. */
const wordsAt = (words: Words, tokens: readonly Token[], at: number): number =>
  words instanceof PhraseTable
    ? lengthAt(words, tokens, at)
    : Number(words.has(tokens[at]?.text ?? ''));

/** Behind the first of some words, none of them the first of a thought; where it begins if there is none. */
function closedBehind(
  { by, within }: NonNullable<Telling['closes']>,
  tokens: readonly Token[],
  from: number,
): number {
  for (let at = from; at < from + within && !SIGNS.has(tokens[at]?.text ?? ''); at++) {
    const length = wordsAt(by, tokens, at);
    if (length > 0) return at + length;
  }
  return 0;
}

/** Where the first of some words stands, whatever is between; 0 if none does. */
function startOf(words: Words, tokens: readonly Token[], from: number): number {
  for (let at = from; at < Math.min(tokens.length, from + LONGEST); at++)
    if (wordsAt(words, tokens, at) > 0) return at;
  return 0;
}

/** Nobody tells a longer story without a comma; a bound keeps texts of nothing but beginnings cheap. */
const LONGEST = 100;

function endOf(
  { until = wishOpeners, endsAtRooms }: Telling,
  tokens: readonly Token[],
  from: number,
): number {
  const last = Math.min(tokens.length, from + LONGEST);
  const isRooms = (at: number) =>
    lengthAt(bhkWords, tokens, at + (numberAt(tokens, at)?.length ?? 0)) > 0;
  let end = from;
  while (end < last && !SIGNS.has(tokens[end]?.text ?? '') && wordsAt(until, tokens, end) === 0) {
    if (endsAtRooms === true && isRooms(end)) break;
    end++;
  }
  return end;
}

/** Where a thought ends. */
export const SIGNS = new Set([',', '.', ';', '\n', '!', '?']);

const isTurn = (tokens: readonly Token[], at: number): boolean =>
  SIGNS.has(tokens[at]?.text ?? '') || now.has(tokens[at]?.text ?? '');

/** Whether two words more are said. */
const goesOn = (tokens: readonly Token[], from: number): boolean =>
  tokens.slice(from).filter(({ text }) => /^[\p{L}\d]/u.test(text)).length > 1;

/** "my father is 75", "mummy 70 saal ki hai": an age is no price. */
function ageLength(tokens: readonly Token[], at: number): number {
  if (!agedPeople.has(tokens[at]?.text ?? '')) return 0;
  const verb = rowLength(ageVerbs, tokens, at + 1);
  const number = numberAt(tokens, at + 1 + verb);
  if (number === undefined || number.value > 110 || !Number.isInteger(number.value)) return 0;
  const end = at + 1 + verb + number.length;
  const years = rowLength(yearsOld, tokens, end);
  const next = tokens[end]?.text ?? '';
  const isCounted = /^[\p{L}+-]/u.test(next) && !afterAge.has(next);
  return years > 0 || ((verb > 0 || ageVerbs.has(tokens[at]?.text ?? '')) && !isCounted)
    ? end + years - at
    : 0;
}
