import { describe } from '@manemitra/query/describe';
import { criteriaOf, everyConstraint, type Interpretation } from '@manemitra/query/interpretation';
import type { Token } from '@manemitra/query/token';
import { asksOfProjects } from '../project/read-question.ts';
import { besidePointing } from './beside-pointing.ts';
import { isAsking, ordersSomething } from './clause-form.ts';
import { anyWords, beforeOpeners, complaints } from './form-words.ts';
import { countsHomes } from './ordinal-words.ts';
import { asksWhatIsThere, isMostlyRead, saysWish, withinOf } from './clause-wishes.ts';
import type { Clause } from './clause.ts';
import { refusesOrAllows, wishesUnheld } from './refusals.ts';
import { has, textAt, isMarked, isSpoken } from './in-clause.ts';
import { areasLookedAt } from './what-is-there.ts';
import { asksOfFacts, asksOfOne, asksOfPicked, isOfOneAlone, type Said } from './asked-turn.ts';

/**
 * What of a turn may change the list: the words of its clauses that wish, or only name what a home should be. Undefined where the
 * turn asks: a list is changed by nothing else.
 */
export function wishIn(whole: Said): string | undefined {
  const said = {
    ...whole,
    alone: besidePointing(whole.alone, whole.tokens, whole.meant?.spans ?? []),
  };
  const { prompt, tokens, alone, clauses, isGeneral } = said;
  if (isOurOwn(said)) return prompt;
  if (asksOfOne(said) || isOfOneAlone(said) || asksOfPicked(said)) return undefined;
  const isAsked = clauses.some(({ form }) => isAsking(form));
  // "Wider, any zone" gives the zone up, and asks for none.
  if (said.effect === 'drops' && said.meant === undefined && leavesOpen(said)) return prompt;
  // "Facing doesn't matter", "all inclusive": by itself it wishes for nothing, and takes or changes a wish.
  // "Don't care about the builder" points at none, though "the builder" may.
  const drops = said.effect === 'drops' && said.meant?.isDefinite !== true;
  const changes = said.effect === 'changes' && said.meant === undefined;
  if ((drops || changes) && !isAsked) return prompt;
  // "Show the total price" orders, and changes nothing: it asks of what is seen.
  // "Not the ground floor" refuses what no field holds, and asks nothing.
  const asksOfNothing = said.effect === 'nothing' && asksOfProjects(prompt);
  if (asksOfNothing && (isAsked || !wishesUnheld(said))) return undefined;
  // Side by side "and bigger" asks which.
  const orders = clauses.some(({ from, to }) => ordersSomething(tokens.slice(from, to)));
  if (said.isCompared && everyConstraint(alone).length === 0 && !orders) return undefined;
  const areas = areasLookedAt(tokens.filter(isSpoken));
  if (areas !== undefined) return areas;
  const opening = opensIn(said);
  if (opening.length > 0) return wordsOf(prompt, tokens, opening);
  const wishes = clauses.filter(
    (one) =>
      saysWish(tokens, one, alone) &&
      // "My sons go to college at Jayanagar" beside a question tells why it is asked.
      (one.form === 'wishes' || !isAsked || isMostlyRead(tokens, one, alone)),
  );
  // An order of the list is nobody's question: "sabse pehle possession wala upar".
  const isOrder = alone.sort !== undefined && said.meant === undefined;
  const isStated = isOrder || wishes.some(({ form }) => form === 'wishes');
  const mayOpen = !said.hasBefore && !said.isOpen && said.meant === undefined;
  if (mayOpen && asksForAny(said)) return prompt;
  // "Rent pe nahi, kharidna hai" refuses, and asks for no rule.
  // "Maintenance jaasti aagutta chikka building andre?"
  const asksOfTrade = isGeneral && isMarked(tokens) && everyConstraint(alone).length === 0;
  if (asksOfTrade) return undefined;
  if (isGeneral && !isStated && (isAsked || !refusesOrAllows(tokens))) return undefined;
  // "We want a plot, what papers to check?" comes to the question: nothing says yet which homes.
  if (isGeneral && isAsked && mayOpen && !orders && !opensSearch(alone)) return undefined;
  // "1 BHK in Koramangala, will I get it for 60 lakh?": before any search there is no list to lose, and two things say which homes.
  if (mayOpen && opensSearch(alone)) return prompt;
  if (isAsked) {
    // "Pets ok in the 2nd? I have 2 dogs" tells why it is asked.
    if (wishes.length === 0 || (!isStated && said.meant?.isDefinite === true)) return undefined;
    // Before any search there is no list to lose: "is there a 3 BHK in Hebbal? budget 1.5 Cr" is one wish.
    const isOneWish = clauses.every(
      (one) =>
        (!said.hasBefore && one.form !== 'asks') ||
        one.form === 'wishes' ||
        asksWhatIsThere(tokens, one, alone),
    );
    return isOneWish ? prompt : wordsOf(prompt, tokens, wishes);
  }
  if (!isStated && asksOfFacts(said, wishes.length > 0)) return undefined;
  const forms = new Set(clauses.map(({ form }) => form));
  const isToldOnly = wishes.length === 0 && forms.has('reports') && !forms.has('wishes');
  if (isToldOnly) return undefined;
  // "No tanker water, had enough of it in my rented place": why it is wished is no wish.
  const isReason = ({ from, to, form }: Clause) =>
    form === 'reports' && has(complaints, tokens.slice(from, to));
  return wishes.length > 0 && clauses.some(isReason)
    ? wordsOf(
        prompt,
        tokens,
        clauses.filter((one) => !isReason(one)),
      )
    : prompt;
}

/** "Any zone", "any possession": of the clauses that ask each does so by this word alone, and no sign asks. */
const leavesOpen = ({ tokens, clauses }: Said): boolean =>
  !isMarked(tokens) &&
  clauses.every(({ from, to, form, isNamed }) => {
    const said = tokens.slice(from, to).filter(({ text }) => !beforeOpeners.has(text));
    return !isAsking(form) || isNamed || (textAt(said, 0) === 'any' && said.length <= MOST_OPEN);
  });

/** "Any water source is fine". */
const MOST_OPEN = 5;

/**
 * "3 BHK in Hebbal under 1 Cr. And what is an OC?": before any search there is no list to lose, so that a clause which says which homes by a
 * place and something else is a wish, whatever is asked beside it.
 */
function opensIn({ tokens, clauses, alone, ...said }: Said): Clause[] {
  if (said.hasBefore || said.isOpen || said.meant !== undefined || !said.isGeneral) return [];
  const opens = clauses.some(
    (one) =>
      one.isNamed &&
      isMostlyRead(tokens, one, alone) &&
      opensSearch({
        ...alone,
        constraints: withinOf(alone.constraints, tokens, one),
      }),
  );
  return opens ? clauses.filter(({ isNamed, form }) => isNamed || form === 'wishes') : [];
}

/** A sentence in the words in which we offer and link a search. */
function isOurOwn({ prompt, alone, names }: Said): boolean {
  const { constraints } = alone;
  return constraints.length > 0 && describe(criteriaOf(alone), names) === prompt.trim();
}

/** "Any project with a golf course". */
function asksForAny({ tokens, alone }: Said): boolean {
  const [first, ...next] = tokens.slice(0, MOST_OPEN).map(({ text }) => text);
  const isOfHomes = next.some((text) => countsHomes(text) !== undefined);
  return anyWords.has(first ?? '') && isOfHomes && everyConstraint(alone).length > 0;
}

/** It says which homes by a place and something else. */
const opensSearch = (alone: Interpretation): boolean => {
  const fields = new Set(everyConstraint(alone).map(({ field }): string => field));
  return (
    fields.size > 1 && ['locality', 'zone', 'region', 'near'].some((field) => fields.has(field))
  );
};

function wordsOf(prompt: string, tokens: readonly Token[], clauses: readonly Clause[]): string {
  return clauses
    .map(({ from, to }) => prompt.slice(tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? 0))
    .join(', ');
}
