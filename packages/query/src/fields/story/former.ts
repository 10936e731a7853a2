import { moneyAt } from '../../money.ts';
import { lengthAt, rowLength } from '../../phrases.ts';
import type { Token } from '../../token.ts';
import {
  amountFillers,
  atFirst,
  budgetNouns,
  formerVerbs,
  formerWords,
  nowWords,
  thoughtVerbs,
  tooHigh,
} from '../../words/story-words.ts';
import { buts } from '../../words/joint-words.ts';
import { endBefore, goesOn, SIGNS } from './where-it-ends.ts';
import { wasWords } from '../../words/copula-words.ts';

/** "pehle whitefield socha tha ab hebbal", "initially wanted Whitefield, now Hebbal". */
export function formerThought(tokens: readonly Token[], at: number): number {
  if (!formerWords.has(tokens[at]?.text ?? '')) return 0;
  const end = endBefore(nowWords, tokens, at + 1);
  const isPast = tokens.slice(at, end).some(({ text }) => thoughtVerbs.has(text));
  return isPast && goesOn(tokens, end) ? end - at : 0;
}

/** "Modlu Hebbal ne beku ankondidvi", "site beku antha modlu helidde": a clause whose last verb says that it was so at first. */
export function formerClause(tokens: readonly Token[], at: number): number {
  const before = tokens[at - 1]?.text ?? ',';
  if (!SIGNS.has(before) && !nowWords.has(before)) return 0;
  const end = endBefore(turnsOfFormer, tokens, at);
  if (!formerVerbs.has(tokens[end - 1]?.text ?? '')) return 0;
  const isFormer = tokens.slice(at, end - 1).some(({ text }) => atFirst.has(text));
  return isFormer && (at > 0 || goesOn(tokens, end)) ? end - at : 0;
}

const turnsOfFormer = new Set([...nowWords, ...buts, 'par']);

/** "was 1.5 now 1.2", "pehle 1.5 cr tha", "1.5 cr is too costly": an amount that no longer counts. */
export function formerAmount(tokens: readonly Token[], at: number): number {
  let next = at;
  if (budgetNouns.has(tokens[next]?.text ?? '')) next++;
  const isFormer = formerWords.has(tokens[next]?.text ?? '') ? 1 : 0;
  next += isFormer;
  if (isFormer === 1 && budgetNouns.has(tokens[next]?.text ?? '')) next++;
  const isPast = wasWords.has(tokens[next]?.text ?? '') ? 1 : 0;
  next += isPast;
  if (isPast + isFormer > 0) next += rowLength(amountFillers, tokens, next);
  const amount = moneyAt(tokens, next);
  if (amount === undefined) return 0;
  next += amount.length;
  const isPastBehind = wasWords.has(tokens[next]?.text ?? '') ? 1 : 0;
  next += isPastBehind;
  const high = lengthAt(tooHigh, tokens, next);
  next += high;
  if (isPast + isFormer + isPastBehind + high === 0 || (high > 0 && amount.unit === 0)) return 0;
  return isAmountAhead(tokens, next) ? next - at : 0;
}

/** Only beside another amount is one of them the former. */
function isAmountAhead(tokens: readonly Token[], from: number): boolean {
  return (
    tokens.some(
      (token, index) =>
        index >= from && /^\d/.test(token.text) && (moneyAt(tokens, index)?.unit ?? 0) > 0,
    ) || tokens.slice(from, from + 3).some(({ text }) => /^\d+\.\d+$/.test(text))
  );
}
