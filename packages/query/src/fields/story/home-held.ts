import { lengthAt, phraseAt } from '../../phrases.ts';
import type { Token } from '../../token.ts';
import { pronounWords, peopleWords } from '../../words/people-words.ts';
import {
  aheadOfHomesHeld,
  behindHomesHeld,
  endsOfHolding,
  havingVerbs,
  keepingAhead,
  livedBehind,
  livingAhead,
  thereVerbs,
} from '../../words/home-held-words.ts';
import { SIGNS } from './where-it-ends.ts';

interface Span {
  from: number;
  to: number;
}

/** So many small words may stand between a home and the verb that holds it: "have a very small 2bhk". */
const MOST_SMALL = 4;
const LONGEST_VERB = 4;

/**
 * The clause of a home that somebody has, lives in, leaves or has seen: "she has a 3bhk in an old building with no lift", "abhi 2bhk me rehte hain",
 * "shift out of this 1bhk", "mere paas ek plot hai".
 */
export function homeHeld(tokens: readonly Token[], home: Span): Span | undefined {
  const start = home.from - smallBefore(tokens, home.from);
  if (isHeldAhead(tokens, start)) return { from: start, to: endOf(tokens, home.to) };
  const end = home.to + smallBehind(tokens, home.to);
  const lived = lengthAt(livedBehind, tokens, end);
  const clause = startOf(tokens, home.from);
  if (lived > 0) return { from: clause, to: end + lived };
  const isKept = tokens.slice(clause, home.from).some(({ text }) => keepingAhead.has(text));
  return isKept && isOfSomebody(tokens, clause) && thereVerbs.has(tokens[end]?.text ?? '')
    ? { from: clause, to: end + 1 }
    : undefined;
}

/** "We have", "she had", "living in", "out of this": a verb that ends there, and who has it where the verb needs somebody. */
function isHeldAhead(tokens: readonly Token[], end: number): boolean {
  for (let back = 1; back <= LONGEST_VERB; back++)
    if (lengthAt(livingAhead, tokens, end - back) === back) return true;
  if (!havingVerbs.has(tokens[end - 1]?.text ?? '')) return false;
  return [1, 2].some((back) => isSomebody(tokens, end - 1 - back, back));
}

const isOfSomebody = (tokens: readonly Token[], at: number): boolean =>
  [0, 1, 2].some((on) => isSomebody(tokens, at + on));

function isSomebody(tokens: readonly Token[], at: number, length?: number): boolean {
  const said = Math.max(
    phraseAt(peopleWords, tokens, at)?.length ?? 0,
    lengthAt(pronounWords, tokens, at),
    aheadOfHomesHeld.has(tokens[at]?.text ?? '') ? 1 : 0,
  );
  return said > 0 && (length === undefined || said <= length);
}

function smallBefore(tokens: readonly Token[], at: number): number {
  let length = 0;
  while (length < MOST_SMALL && behindHomesHeld.has(tokens[at - length - 1]?.text ?? '')) length++;
  return length;
}

function smallBehind(tokens: readonly Token[], at: number): number {
  let length = 0;
  while (length < MOST_SMALL && behindHomesHeld.has(tokens[at + length]?.text ?? '')) length++;
  return length;
}

const isEnd = (text: string): boolean => SIGNS.has(text) || endsOfHolding.has(text);

function endOf(tokens: readonly Token[], from: number): number {
  let end = from;
  while (end < tokens.length && !isEnd(tokens[end]?.text ?? '')) end++;
  return end;
}

function startOf(tokens: readonly Token[], from: number): number {
  let start = from;
  while (start > 0 && !isEnd(tokens[start - 1]?.text ?? '')) start--;
  return start;
}
