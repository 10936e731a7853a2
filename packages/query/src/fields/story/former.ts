import { moneyAt } from '../../money.ts';
import { lengthAt, rowLength } from '../../phrases.ts';
import type { Token } from '../../token.ts';
import { tooHigh } from '../../words/story-words.ts';
import { endBefore, goesOn } from './where-it-ends.ts';

/** "pehle whitefield socha tha ab hebbal", "initially wanted Whitefield, now Hebbal". */
export function formerThought(tokens: readonly Token[], at: number): number {
  if (!FORMER.has(tokens[at]?.text ?? '')) return 0;
  const end = endBefore(NOW, tokens, at + 1);
  const isPast = tokens.slice(at, end).some(({ text }) => THOUGHT.has(text));
  return isPast && goesOn(tokens, end) ? end - at : 0;
}

const NOW = new Set(['now', 'ab', 'iga', 'eega', 'but', 'lekin', 'so', 'अब', 'ಈಗ']);
const THOUGHT = new Set(
  'tha the thi was were thought considered looked wanted planned planning searched searching socha dekha ittu था थे थी सोचा ಇತ್ತು'.split(
    ' ',
  ),
);

export const WAS = new Set(['was', 'were', 'tha', 'thi', 'ittu', 'था', 'थी', 'ಇತ್ತು']);
export const FORMER = new Set([
  'earlier',
  'previously',
  'before',
  'pehle',
  'pahle',
  'modalu',
  'initially',
  'originally',
  'old',
  'पहले',
  'ಮೊದಲು',
]);

/** "was 1.5 now 1.2", "pehle 1.5 cr tha", "1.5 cr is too costly": an amount that no longer counts. */
export function formerAmount(tokens: readonly Token[], at: number): number {
  let next = at;
  if (BUDGET.has(tokens[next]?.text ?? '')) next++;
  const isFormer = FORMER.has(tokens[next]?.text ?? '') ? 1 : 0;
  next += isFormer;
  if (isFormer === 1 && BUDGET.has(tokens[next]?.text ?? '')) next++;
  const isPast = WAS.has(tokens[next]?.text ?? '') ? 1 : 0;
  next += isPast;
  if (isPast + isFormer > 0) next += rowLength(AMOUNT_FILLERS, tokens, next);
  const amount = moneyAt(tokens, next);
  if (amount === undefined) return 0;
  next += amount.length;
  const isPastBehind = WAS.has(tokens[next]?.text ?? '') ? 1 : 0;
  next += isPastBehind;
  const high = lengthAt(tooHigh, tokens, next);
  next += high;
  if (isPast + isFormer + isPastBehind + high === 0 || (high > 0 && amount.unit === 0)) return 0;
  return isAmountAhead(tokens, next) ? next - at : 0;
}

export const BUDGET = new Set(['budget', 'price', 'limit', 'range', 'bajat']);
export const AMOUNT_FILLERS = new Set([
  'around',
  'about',
  'upto',
  'for',
  'at',
  'is',
  'till',
  'under',
  ':',
]);

/** Only beside another amount is one of them the former. */
function isAmountAhead(tokens: readonly Token[], from: number): boolean {
  return (
    tokens.some(
      (token, index) =>
        index >= from && /^\d/.test(token.text) && (moneyAt(tokens, index)?.unit ?? 0) > 0,
    ) || tokens.slice(from, from + 3).some(({ text }) => /^\d+\.\d+$/.test(text))
  );
}
