import {
  everyConstraint,
  type CatalogueNames,
  type Interpretation,
} from '@manemitra/query/interpretation';
import type { Token } from '@manemitra/query/token';
import { asksOfProjects, readQuestion } from '../project/read-question.ts';
import type { Meant } from './meant.ts';
import { isRelative } from './clause-marks.ts';
import { inDetail } from './errand-verb-words.ts';
import { aboutWords } from './form-words.ts';
import type { Effect } from './effect.ts';
import { ordersSomething } from './clause-form.ts';
import type { Clause } from './clause.ts';
import { refusesOrAllows } from './refusals.ts';
import { searchedIn } from './searched-in.ts';
import { has, isMarked } from './in-clause.ts';
import { pointedIn } from './pointing.ts';

export interface Said {
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

/* Turns that ask, whatever they name. */

/** "What about power backup in the first one", "number 2: villa or row house?": of what a home has or is, asked of a project at its place. */
export const asksOfOne = ({ tokens, alone, meant }: Said): boolean =>
  meant?.isDefinite === true &&
  !isRelative(tokens) &&
  (has(aboutWords, tokens) || has(inDetail, tokens)
    ? searchedIn(alone).size === 0
    : isMarked(tokens) &&
      !ordersSomething(tokens) &&
      everyConstraint(alone).length > 0 &&
      everyConstraint(alone).every(({ field }) => field === 'propertyType'));

/** "Isme se jo sabse bada hai uska rate?": a fact of one that is picked, with a sign that asks. */
export const asksOfPicked = ({ prompt, tokens, alone, meant }: Said): boolean =>
  meant?.isDefinite === true &&
  isMarked(tokens) &&
  searchedIn(alone).size === 0 &&
  readQuestion(prompt).topics.length > 0 &&
  pointedIn(tokens)?.pointing.at === 'pick';

/** "Dusra wala dikhao", "ok the second": a turn that only points at a project asks what is known of it. */
export const isOfOneAlone = ({ tokens, alone, meant, effect, prompt }: Said): boolean =>
  meant?.isDefinite === true &&
  meant.projects.length > 0 &&
  (effect === undefined || effect === 'nothing') &&
  everyConstraint(alone).length === 0 &&
  alone.sort === undefined &&
  !isRelative(tokens) &&
  !refusesOrAllows(tokens) &&
  !asksOfProjects(prompt);

/** Facts by their bare name: "price of the second", "the loading" beside an open project. */
export function asksOfFacts(
  { prompt, tokens, alone, clauses, meant, isOpen }: Said,
  saysMore: boolean,
): boolean {
  // Beside an open project "flats per floor" and "the 3 BHK" are its own.
  const isOfItsHomes = [...searchedIn(alone)].every((field) => OF_A_HOME.has(field));
  if (isOpen && isOfItsHomes) return true;
  // The words of a name ask for nothing: "Embassy Lake Terraces".
  const named = everyConstraint(alone).flatMap(({ field, quote }) =>
    field === 'project' ? quote : [],
  );
  const { topics, amenities, places } = readQuestion(prompt, named);
  // "Isme 3 BHK ka price", "3 BHK all-in cost in both": of the homes of those that are meant.
  if (meant?.isAll === false && meant.projects.length > 0 && isOfItsHomes && topics.length > 0)
    return true;
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
