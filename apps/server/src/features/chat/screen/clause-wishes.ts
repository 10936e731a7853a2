import {
  everyConstraint,
  type Constraint,
  type Interpretation,
} from '@manemitra/query/interpretation';
import type { Token } from '@manemitra/query/token';
import type { Clause, Range } from './clause.ts';
import { ordersSomething } from './clause-form.ts';
import { isLess, isRelative } from './clause-marks.ts';
import { isSpoken } from './in-clause.ts';
import { askingWhatIsThere } from './nothing-there-words.ts';
import { LOOKED_FOR } from './searched-in.ts';

/* What a clause wishes for, by what was read from its words. */

/** The wishes that were read from the words of a range; a list that goes on behind it counts: "what about Hebbal, Jakkur". */
export function withinOf(
  constraints: readonly Constraint[],
  tokens: readonly Token[],
  { from, to }: Range,
): Constraint[] {
  const [start, end] = [tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? 0];
  return constraints.filter(({ span }) => span[0] >= start && span[0] < end);
}

/** Whether a clause says what a home should be: a wish that was read from it, or one that is measured by what is seen. */
export function saysWish(tokens: readonly Token[], clause: Clause, alone: Interpretation): boolean {
  if (clause.form !== 'wishes' && clause.form !== 'names') return false;
  const within = withinOf(everyConstraint(alone), tokens, clause).filter(
    // A project is spoken of.
    ({ field }) => field !== 'project',
  );
  const said = tokens.slice(clause.from, clause.to);
  return (
    within.length > 0 ||
    (clause.form === 'wishes' && (isRelative(said) || isLess(said) || ordersSomething(said)))
  );
}

/** "My budget is 65 lakhs, what 2 BHKs are there?": which homes there are, and nothing else, is asked beside a wish. */
export function asksWhatIsThere(
  tokens: readonly Token[],
  clause: Clause,
  alone: Interpretation,
): boolean {
  const within = withinOf(everyConstraint(alone), tokens, clause);
  const isRead = ({ from, to }: Token) =>
    within.some(({ span }) => span[0] <= from && to <= span[1]);
  return (
    within.some(({ field }) => LOOKED_FOR.has(field)) &&
    tokens
      .slice(clause.from, clause.to)
      .every((token) => !isSpoken(token) || isRead(token) || askingWhatIsThere.has(token.text))
  );
}

/** Whether most words of a clause were read as what a home should be. */
export function isMostlyRead(
  tokens: readonly Token[],
  clause: Clause,
  alone: Interpretation,
): boolean {
  const within = withinOf(everyConstraint(alone), tokens, clause);
  const said = tokens.slice(clause.from, clause.to).filter(isSpoken);
  const read = said.filter(({ from, to }) =>
    within.some(({ span }) => span[0] <= from && to <= span[1]),
  );
  return read.length > 0 && read.length * 2 >= said.length;
}
