import type { Amount } from '../quantity.ts';
import type { Span } from '../token.ts';

/**
 * What an amount is in what somebody tells of their money: their own or given ("own"), a loan, beside nothing but a person ("whose"), taken out of the rest ("out"), kept without
 * saying out of what ("kept"), paid first ("first"), not to be counted, paid every month or in another coin ("other"), what a home may cost ("limit"), or not told.
 */
export type MoneyRole =
  | 'own'
  | 'loan'
  | 'whose'
  | 'out'
  | 'kept'
  | 'first'
  | 'uncounted'
  | 'other'
  | 'limit'
  | 'untold';

/** An amount of a sentence, tokens `[from, to)`. */
export interface ToldAmount extends Amount {
  from: number;
  to: number;
  role: MoneyRole;
  /** How many give as much. */
  times: number;
  /** The words beside it that say whose or what it is. */
  named: Span | undefined;
  /** What was looked at around it. */
  clause: Span;
}

/** What is added up with the others. */
export const IS_PART: ReadonlySet<MoneyRole> = new Set(['own', 'loan']);

/** Signs and words that add the next amount. */
export const ADDING = new Set(['+', 'plus']);
