import type { Constraint } from '@manemitra/query/interpretation';
import { lengthAt } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import { caseEndings, everWords, toldTo } from './clause-words.ts';
import { wantWords } from './form-words.ts';
import { has, textAt } from './in-clause.ts';
import { countsHomes, oneWords } from './ordinal-words.ts';
import {
  asksByEnding,
  asksByWord,
  refusesByForm,
  saysWhatever,
  tellsByForm,
} from './verb-form-words.ts';
import {
  ofSome,
  askingAnywhere,
  askingBefore,
  askingToTell,
  auxiliaries,
  beforeQuestions,
  helpingVerbs,
  notAskedAfter,
  openingQuestions,
  participle,
  perfectVerbs,
  statesAfterCan,
  whichWords,
} from './asking-words.ts';

/* How a clause shows that it asks, by its words and by the verbs that open or close it. */

/** "What is …", "in which …", "tell me …". */
export function opensAsking(clause: readonly Token[], first: number): boolean {
  const at = beforeQuestions.has(textAt(clause, first)) ? first + 1 : first;
  return openingQuestions.has(textAt(clause, at)) || has(askingToTell, clause);
}

/** "Is it ready", but not "is fine", "have to be ready" or "have suffered enough", which leaves out who did. */
export const opensWithVerb = (clause: readonly Token[], first: number): boolean =>
  auxiliaries.has(textAt(clause, first)) &&
  !notAskedAfter.has(textAt(clause, first + 1)) &&
  !(perfectVerbs.has(textAt(clause, first)) && participle.test(textAt(clause, first + 1))) &&
  !(textAt(clause, first) === 'can' && statesAfterCan.has(textAt(clause, first + 1))) &&
  lengthAt(wantWords, clause, first) === 0 &&
  !(textAt(clause, first) === 'any' && has(wantWords, clause));

/** "Show me which of these …" */
export function asksWhichAt(clause: readonly Token[], at: number): boolean {
  const from = toldTo.has(textAt(clause, at)) ? at + 1 : at;
  return lengthAt(whichWords, clause, from) > 0;
}

/** "Kitna bhi" and "yavaga aadru" say however much and whenever, and ask nothing. */
export function asksAnywhere(clause: readonly Token[]): boolean {
  if (clause.some(({ text }) => saysWhatever(text))) return false;
  return clause.some(({ text }, at) => {
    const next = textAt(clause, at + 1);
    // "OC illdiro yavdu beda": none of them.
    if (asksByWord(text)) return !everWords.has(next) && !refusesByForm(next);
    if (askingAnywhere.has(text)) return true;
    if (!askingBefore.has(text) || tellsOfHomes(clause, at)) return false;
    // "Flats which are ready" tells of them; "which approval is better" asks.
    const verb = text === 'which' ? textAt(clause, at + 2) : next;
    return ofSome.has(next) || auxiliaries.has(verb);
  });
}

/** "Only ones which already have OC". */
const tellsOfHomes = (clause: readonly Token[], at: number): boolean => {
  const before = textAt(clause, at - 1);
  return RELATIVE.has(textAt(clause, at)) && (oneWords.has(before) || countsHomes(before) === 1);
};
const RELATIVE: ReadonlySet<string> = new Set(['which', 'who']);

/** Whether a word asks, or only helps to ask: it says nothing of what is asked for. */
export const isAskingWord = (text: string): boolean =>
  asksByWord(text) ||
  tellsByForm(text) ||
  openingQuestions.has(text) ||
  auxiliaries.has(text) ||
  helpingVerbs.has(text);

/**
 * "Purple line metro ge 1 km olage ideya ivu": the verb closes, or what it speaks of comes after. What was read as a name, such as
 * "Bannerghatta", is no verb; "nayi saakbahuda" (may one keep a dog) was read as a wish and is one.
 */
export function endsAsking(clause: readonly Token[], within: readonly Constraint[]): boolean {
  const isName = ({ from, to }: Token) =>
    within.some(({ field, span }) => NAMES.has(field) && span[0] <= from && to <= span[1]);
  // "Late madidara yavdadru project": of what it may be is said after the verb.
  const open = clause.findIndex(({ text }) => saysWhatever(text));
  if (open > 0 && clause.length - open <= MOST_BEHIND && asksByEnding(textAt(clause, open - 1)))
    return true;
  // "Neeru nilutta Bellandur alli?": where is said after the verb.
  const last = clause.findLastIndex((token) => !isName(token) && !caseEndings.has(token.text));
  const end = clause.slice(last + 1).some(isName) ? last + 1 : clause.length;
  return clause
    .slice(Math.max(0, end - 2), end)
    .filter((token) => !isName(token))
    .some(({ text }) => asksByEnding(text));
}

const MOST_BEHIND = 2;

const NAMES: ReadonlySet<string> = new Set([
  'near',
  'locality',
  'zone',
  'project',
  'promoter',
  // "RERA irabeku": the word ends like a verb that asks.
  'rera',
  'litigation',
  'khatha',
  'occupancyCertificate',
]);
