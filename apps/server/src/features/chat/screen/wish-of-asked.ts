import { describe } from '@manemitra/query/describe';
import { criteriaOf, everyConstraint } from '@manemitra/query/interpretation';
import type { Token } from '@manemitra/query/token';
import { isAsking } from './clause-form.ts';
import { boundWords } from './form-words.ts';
import { pointedIn } from './pointing.ts';
import { askedOf, predicateIn } from './predicate.ts';
import type { Turn } from './turn.ts';
import { withinOf } from './clause-wishes.ts';
import type { Clause } from './clause.ts';
import { has, orderAt } from './in-clause.ts';

/** "A khata andre enu? Adu irodu matra torsi", "what is RERA? Only those having it": what is wished for is what was asked about. */
export function wishOfAsked(
  tokens: readonly Token[],
  { request: { today }, alone, names }: Pick<Turn, 'request' | 'alone' | 'names'>,
  clauses: readonly Clause[],
): string | undefined {
  const wishes = everyConstraint(alone);
  const at = clauses.findIndex((clause) => {
    const said = tokens.slice(clause.from, clause.to);
    const pointing = pointedIn(said)?.pointing.at;
    const pointsBack = pointing === 'this' || pointing === 'those';
    const orders = has(boundWords, said) || said.some((_, index) => orderAt(said, index) > 0);
    const isOwn = withinOf(wishes, tokens, clause).length > 0;
    return clause.form === 'wishes' && pointsBack && orders && !isOwn;
  });
  const before = clauses[at - 1];
  if (before === undefined || !isAsking(before.form)) return undefined;
  const asked = tokens.slice(before.from, before.to);
  // Asked of a project, it says what that one is.
  if (pointedIn(asked) !== undefined) return undefined;
  const meant = predicateIn(askedOf(asked, []), today, names);
  return meant && describe(criteriaOf(meant), names);
}
