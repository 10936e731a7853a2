import { moneyAt } from '../../money.ts';
import { numberAt } from '../../numbers.ts';
import { lengthAt, phraseAt, rowLength } from '../../phrases.ts';
import { namedPlaceAt } from '../../place-reading.ts';
import type { Sentence } from '../../reading.ts';
import { bhkWords } from '../../words/bhk-words.ts';
import { intentWords } from '../../words/intent-words.ts';
import {
  amountFillers,
  earnedEach,
  earnings,
  ownPast,
  passiveWords,
  storyWords,
} from '../../words/story-words.ts';
import { goesOn, storyEnd } from './where-it-ends.ts';

/** "we are renting in BTM", "saw one at 1.9 cr": of so many tokens. */
export function ownStory(sentence: Sentence, at: number): number {
  const { tokens } = sentence;
  const opening = lengthAt(storyWords, tokens, at);
  if (opening > 0) return earningsEnd(sentence, at, at + opening) - at;
  const past = lengthAt(ownPast, tokens, at);
  if (past === 0 || passiveWords.has(tokens[at - 1]?.text ?? '')) return 0;
  const end = storyEnd(tokens, at + past);
  return goesOn(tokens, end) ? end - at : 0;
}

/** "salary 1.5 lakh per month 2bhk whitefield": what is earned is told, and the wish goes on without a sign. */
function earningsEnd(sentence: Sentence, from: number, at: number): number {
  const { tokens } = sentence;
  const end = storyEnd(tokens, at);
  if (!tokens.slice(from, at).some(({ text }) => earnings.has(text))) return end;
  const start = at + rowLength(amountFillers, tokens, at);
  const amount = moneyAt(tokens, start);
  if (amount === undefined) return end;
  const told = start + amount.length;
  const close = told + rowLength(earnedEach, tokens, told);
  if (close < end && namedPlaceAt(sentence, close) !== undefined) return close;
  for (let next = close; next < end; next++) {
    // "Salary 95k hai to EMI 40k se zyada nahi": what may be paid a month is told for the search.
    if (phraseAt(intentWords, tokens, next)?.value === 'emi') return next;
    const rooms = numberAt(tokens, next);
    if (rooms !== undefined && lengthAt(bhkWords, tokens, next + rooms.length) > 0) return next;
  }
  return end;
}
