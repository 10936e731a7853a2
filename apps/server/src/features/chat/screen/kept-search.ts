import type { Token } from '@manemitra/query/token';
import { conditionalForm } from './errand-verb-words.ts';
import { alertWords, changeWords, conditions } from './alert-words.ts';
import { errandOf, saves } from './errand-words.ts';
import { keeps, keptFor, keptSearches, listWords, searchNouns } from './search-noun-words.ts';
import { beforeOpeners } from './form-words.ts';
import { oneWords } from './ordinal-words.ts';
import { numeralOf, ordinalOf } from './place-words.ts';
import { figureJoints } from '../joining-words.ts';
import { has } from './in-clause.ts';
import { errandAt } from './errand-at.ts';

/** "Keep this search", but not "keep it to Hebbal". */
export const keepsSearch = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => keeps(text)) && tokens.some(({ text }) => keptSearches.has(text));

/** "Keep 1, 2 and 3 for me", and not "keep only those", which leaves the others out. */
export const keepsThose = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => keeps(text)) &&
  tokens.some(({ text }) => numeralOf(text) !== undefined || ordinalOf(text) !== undefined) &&
  tokens.every(
    ({ text }) =>
      keeps(text) ||
      keptFor.has(text) ||
      beforeOpeners.has(text) ||
      figureJoints.has(text) ||
      numeralOf(text) !== undefined ||
      ordinalOf(text) !== undefined ||
      oneWords.has(text),
  );

/** "Email me when new ones come", "idara bele kadime adre tilisi": asks for an alert. */
export const isAlert = (tokens: readonly Token[]): boolean =>
  has(alertWords, tokens) &&
  (has(conditions, tokens) || tokens.some(({ text }) => conditionalForm.test(text))) &&
  tokens.some(({ text }) => changeWords.has(text));

/** "Save this search", "save it and email me": of the search, whatever else is named. "Save these two in the list" is of these two. */
export const savesSearch = (tokens: readonly Token[], pointsAtSome = false): boolean =>
  tokens.some(({ text }) => errandOf(text) === 'save') &&
  tokens.some(({ text }) => searchNouns.has(text) && !(pointsAtSome && listWords.has(text)));

/** "Save", "save 3", which on its page or after it was spoken of is of one project: no alert, and no search that is named. */
export const savesOne = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }, at) => saves(text) && errandAt(tokens, at) === 'save') &&
  !tokens.some(({ text }) => searchNouns.has(text));
