import { describe } from '@manemitra/query/describe';
import {
  criteriaOf,
  everyConstraint,
  type CatalogueNames,
  type Interpretation,
} from '@manemitra/query/interpretation';
import type { Token } from '@manemitra/query/token';
import { asksOfProjects, readQuestion } from '../project/read-question.ts';
import { besidePointing } from './beside-pointing.ts';
import type { Meant } from './meant.ts';
import { isAsking, ordersSomething } from './clause-form.ts';
import { isRelative } from './clause-marks.ts';
import { aboutWords, beforeOpeners, complaints } from './form-words.ts';
import type { Effect } from './effect.ts';
import { isMostlyRead, saysWish, withinOf, type Clause } from './turn-form.ts';
import { refusesOrAllows, wishesUnheld } from './refusals.ts';
import { searchedIn } from './searched-in.ts';
import { soundsAsked } from './turn-kind.ts';
import { has, textAt } from './in-clause.ts';

interface Said {
  prompt: string;
  tokens: readonly Token[];
  alone: Interpretation;
  clauses: readonly Clause[];
  meant: Meant | undefined;
  /** One project is open: what is asked is asked of it. */
  isOpen: boolean;
  /** A question of the trade, as "can an NRI get a loan". */
  isGeneral: boolean;
  /** There is a search that the turn goes on from. */
  hasBefore: boolean;
  /** Two or three are side by side. */
  isCompared: boolean;
  /** What a turn without a wish of its own does to the search before. */
  effect: Effect;
  names: CatalogueNames;
}

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
  if (asksOfOne(said) || isOfOneAlone(said)) return undefined;
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
  const opening = opensIn(said);
  if (opening.length > 0) return wordsOf(prompt, tokens, opening);
  const wishes = clauses.filter(
    (one) =>
      saysWish(tokens, one, alone) &&
      // "My sons go to college at Jayanagar" beside a question tells why it is asked.
      (one.form === 'wishes' || !isAsked || isMostlyRead(tokens, one, alone)),
  );
  const isStated = wishes.some(({ form }) => form === 'wishes');
  if (isGeneral && !isStated) return undefined;
  // "1 BHK in Koramangala, will I get it for 60 lakh?": before any search there is no list to lose, and two things say which homes.
  if (!said.hasBefore && !said.isOpen && said.meant === undefined && opensSearch(alone))
    return prompt;
  if (isAsked) {
    // "Pets ok in the 2nd? I have 2 dogs" tells why it is asked.
    const tellsMore = said.meant?.isDefinite === true || soundsLikeNoWish(said);
    if (wishes.length === 0 || (!isStated && tellsMore)) return undefined;
    // Before any search there is no list to lose: "is there a 3 BHK in Hebbal? budget 1.5 Cr" is one wish.
    const isOneWish = !said.hasBefore && clauses.every(({ form }) => form !== 'asks');
    return isOneWish ? prompt : wordsOf(prompt, tokens, wishes);
  }
  if (!isStated && (asksOfFacts(said, wishes.length > 0) || soundsLikeNoWish(said))) {
    return undefined;
  }
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

/** "What about power backup in the first one": of what a home has, asked of a project at its place. */
const asksOfOne = ({ tokens, alone, meant }: Said): boolean =>
  meant?.isDefinite === true &&
  has(aboutWords, tokens) &&
  !isRelative(tokens) &&
  searchedIn(alone).size === 0;

/** "Dusra wala dikhao", "ok the second": a turn that only points at a project asks what is known of it. */
const isOfOneAlone = ({ tokens, alone, meant, effect, prompt }: Said): boolean =>
  meant?.isDefinite === true &&
  meant.projects.length > 0 &&
  (effect === undefined || effect === 'nothing') &&
  everyConstraint(alone).length === 0 &&
  alone.sort === undefined &&
  !isRelative(tokens) &&
  !refusesOrAllows(tokens) &&
  !asksOfProjects(prompt);

/** "Any zone", "any possession": of the clauses that ask each does so by this word alone, and no sign asks. */
const leavesOpen = ({ tokens, clauses }: Said): boolean =>
  !tokens.some(({ text }) => /^[?？]$/u.test(text)) &&
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
      opensSearch({ ...alone, constraints: withinOf(alone.constraints, tokens, one) }),
  );
  return opens ? clauses.filter(({ isNamed, form }) => isNamed || form === 'wishes') : [];
}

/** A sentence in the words in which we offer and link a search. */
function isOurOwn({ prompt, alone, names }: Said): boolean {
  const { constraints } = alone;
  return constraints.length > 0 && describe(criteriaOf(alone), names) === prompt.trim();
}

/** It says which homes by a place and something else. */
const opensSearch = (alone: Interpretation): boolean => {
  const fields = new Set(everyConstraint(alone).map(({ field }): string => field));
  return (
    fields.size > 1 && ['locality', 'zone', 'region', 'near'].some((field) => fields.has(field))
  );
};

/** Facts by their bare name: "price of the second", "the loading" beside an open project. */
function asksOfFacts(
  { prompt, tokens, alone, clauses, meant, isOpen }: Said,
  saysMore: boolean,
): boolean {
  // Beside an open project "flats per floor" and "the 3 BHK" are its own.
  if (isOpen && [...searchedIn(alone)].every((field) => OF_A_HOME.has(field))) return true;
  const { topics, amenities, places } = readQuestion(prompt);
  if (topics.length + amenities.length + places.length === 0) return false;
  // "Price no bar" says what may be, and asks for none.
  if (meant === undefined && !isOpen && refusesOrAllows(tokens)) return false;
  if (searchedIn(alone).size > 0) return false;
  // "Car parks with each", "per sq ft for all" are asked of what is seen.
  if (meant?.isDefinite === true || meant?.isAll === true || isOpen) return true;
  return !saysMore && clauses.every(({ form }) => form !== 'wishes');
}

const OF_A_HOME: ReadonlySet<string> = new Set(['bhk', 'propertyType', 'area']);

/** Done by what they name, whatever is shown. */
export const DOINGS: ReadonlySet<string> = new Set(['compare', 'emi']);

/** What sounds like a question by what was learned, unless it names two kinds of things by which homes are searched. */
function soundsLikeNoWish({ prompt, tokens, alone, clauses }: Said): boolean {
  if (DOINGS.has(alone.intent) || clauses.some(({ form }) => form === 'wishes')) return false;
  if (clauses.every((one) => isMostlyRead(tokens, one, alone))) return false;
  // "Yava metro line adru sari": whatever may be is allowed, and asked of nothing.
  if (everyConstraint(alone).length > 0 && refusesOrAllows(tokens)) return false;
  return searchedIn(alone).size < 2 && soundsAsked(prompt);
}

function wordsOf(prompt: string, tokens: readonly Token[], clauses: readonly Clause[]): string {
  return clauses
    .map(({ from, to }) => prompt.slice(tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? 0))
    .join(', ');
}
