import { everyConstraint, type Interpretation } from '@manemitra/query/interpretation';
import type { Token } from '@manemitra/query/token';
import { goingOn } from '../joining-words.ts';
import { readQuestion } from '../project/read-question.ts';
import { textAt } from './in-clause.ts';
import { isOfTheTrade } from './of-the-trade.ts';
import type { Question } from './question.ts';
import { searchedIn, WHERE } from './searched-in.ts';

/** "Is there a 3 BHK in Hebbal", "which areas have villas": what is asked for is found by a search and not among those shown. */
export function looksForHomes(question: Question): boolean {
  const { request, shown, alone, tokens, meant } = question;
  const asksOn = shown.focus.length === 1 && goesOn(tokens, alone);
  return (
    meant === undefined &&
    !asksOn &&
    !asksOfSurroundings(request.prompt, alone) &&
    saysWhich(question) &&
    !isOfTheTrade(question, true)
  );
}

/** "How many flats in all" says of homes only what every project has. */
const OF_HOMES = new Set(['bhk', 'propertyType']);

function saysWhich({ alone, clauses, isOpen, isWhich }: Question): boolean {
  const fields = [...searchedIn(alone)].filter((field) => !isWhich || !OF_HOMES.has(field));
  if (fields.length === 0 || (isOpen && fields.length < 2)) return false;
  return fields.length > 1 || clauses.every(({ form }) => form !== 'asks');
}

/** "Is there noise of the airport?" is of those that are seen, and looks for none near it. */
export const asksOfSurroundings = (prompt: string, alone: Interpretation): boolean =>
  readQuestion(prompt).topics.some((topic) => SURROUNDINGS.has(topic)) &&
  everyConstraint(alone).every(({ field, strength }) => field === 'near' && strength === 'avoid');

const SURROUNDINGS: ReadonlySet<string> = new Set(['surroundings', 'floods', 'drains']);

/** "And to Koramangala?" asks on of the project that was spoken of. */
const goesOn = (tokens: readonly Token[], alone: Interpretation): boolean =>
  goingOn.has(textAt(tokens, 0)) && [...searchedIn(alone)].every((field) => WHERE.has(field));
