import type { Constraint } from '@manemitra/query/interpretation';
import { lengthAt, phraseAt } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import { degrees, type Degree } from './degree-words.ts';
import {
  askedOf,
  askingAnywhere,
  askingAuxiliaries,
  askingBefore,
  askingToTell,
  auxiliaries,
  beforeOpeners,
  beforeQuestions,
  boundWords,
  closingWants,
  helpingVerbs,
  notAskedAfter,
  openingQuestions,
  orderWords,
  others,
  reports,
  tags,
  wantWords,
  whichWords,
  yesOrNo,
} from './form-words.ts';
import { allShown } from './pointing-words.ts';
import { saysSimilar } from './similar-words.ts';
import { asksByEnding, asksByWord, ordersByForm, saysWhatever, tellsByForm } from './verb-forms.ts';

type Phrases = Parameters<typeof lengthAt>[0];

/**
 * What a clause does by its form: it asks what or whether, it wishes, it tells what others say, or it only names something.
 */
export type Form = 'asks' | 'asks-whether' | 'wishes' | 'reports' | 'names';

export const isAsking = (form: Form): boolean => form === 'asks' || form === 'asks-whether';

/** What a clause does, by its words; `within` are the wishes that were read from them. */
export function formOf(clause: readonly Token[], within: readonly Constraint[]): Form {
  const first = clause.findIndex(({ text }) => !beforeOpeners.has(text));
  if (first === -1) return 'names';
  if (asksEither(clause)) return 'asks-whether';
  const ordering = orderAt(clause, first);
  // "Show me which of these have OC" asks, "which is nearest, show that first" orders.
  if (ordering > 0) return asksWhichAt(clause, first + ordering) ? 'asks' : 'wishes';
  const orders = clause.some((_, at) => orderAt(clause, at) > 0);
  if (orders && closes(clause, orderAt)) return 'wishes';
  // "Among these which is bigger" asks of what is seen, "a flat which is ready" does not.
  const isOfThese = has(allShown, clause) && has(whichWords, clause);
  if (isOfThese || opensAsking(clause, first) || asksAnywhere(clause)) return 'asks';
  const verb = opensWithVerb(clause, first) ? textAt(clause, first) : '';
  const isAskedAnyhow = askingAuxiliaries.has(verb) && !OF_OTHERS.test(textAt(clause, first + 1));
  if (orders && !isAskedAnyhow) return 'wishes';
  if (clause.some(({ text }) => tellsByForm(text))) return isLookedFor(within) ? 'wishes' : 'asks';
  if (verb === 'any' && isLookedFor(within)) return 'names';
  if (verb !== '' || has(yesOrNo, clause) || endsAsking(clause, within)) {
    const isOfOthers = isRelative(clause) && clause.some(({ text }) => others.has(text));
    return isOfOthers ? 'wishes' : 'asks-whether';
  }
  const isTagged = closes(clause, (all, at) => lengthAt(tags, all, at));
  const wants = has(wantWords, clause) || closingWants.has(clause.at(-1)?.text ?? '');
  if (!isTagged && (wants || (isRelative(clause) && !states(clause)))) return 'wishes';
  if (isTagged) return 'asks-whether';
  return has(reports, clause) ? 'reports' : 'names';
}

/** "Is there any …": of others than those seen. */
const OF_OTHERS = /^(?:there|any)$/;

/** "Remove Sobha", and not only "show me" or "can I see the plan". */
export function ordersSomething(clause: readonly Token[]): boolean {
  const first = clause.findIndex(({ text }) => !beforeOpeners.has(text));
  const length = first === -1 || opensWithVerb(clause, first) ? 0 : orderAt(clause, first);
  return length > 0 && clause.slice(first + length).some(({ text }) => !NOBODY.has(text));
}

const NOBODY = new Set('me us it that this please pls na ji do'.split(' '));

export const textAt = (clause: readonly Token[], at: number): string => clause[at]?.text ?? '';

/** How many words that order begin at a word. */
export const orderAt = (clause: readonly Token[], at: number): number =>
  lengthAt(orderWords, clause, at) || Number(ordersByForm(textAt(clause, at)));

function asksWhichAt(clause: readonly Token[], at: number): boolean {
  const from = /^(?:me|us)$/.test(textAt(clause, at)) ? at + 1 : at;
  return lengthAt(whichWords, clause, from) > 0;
}

/** "What is …", "in which …", "tell me …". */
function opensAsking(clause: readonly Token[], first: number): boolean {
  const at = beforeQuestions.has(textAt(clause, first)) ? first + 1 : first;
  return openingQuestions.has(textAt(clause, at)) || has(askingToTell, clause);
}

/** "Is it ready", but not "is fine" or "have to be ready". */
const opensWithVerb = (clause: readonly Token[], first: number): boolean =>
  auxiliaries.has(textAt(clause, first)) &&
  !notAskedAfter.has(textAt(clause, first + 1)) &&
  lengthAt(wantWords, clause, first) === 0 &&
  !(textAt(clause, first) === 'any' && has(wantWords, clause));

/** "Kitna bhi" and "yavaga aadru" say however much and whenever, and ask nothing. */
function asksAnywhere(clause: readonly Token[]): boolean {
  if (clause.some(({ text }) => saysWhatever(text))) return false;
  return clause.some(({ text }, at) => {
    const next = textAt(clause, at + 1);
    if (asksByWord(text)) return !EVER.has(next);
    if (askingAnywhere.has(text)) return true;
    return (
      askingBefore.has(text) && (askedOf.has(next) || (text !== 'which' && auxiliaries.has(next)))
    );
  });
}

const EVER = new Set(['bhi', 'भी']);

/** Whether a word asks, or only helps to ask: it says nothing of what is asked for. */
export const isAskingWord = (text: string): boolean =>
  asksByWord(text) ||
  tellsByForm(text) ||
  openingQuestions.has(text) ||
  auxiliaries.has(text) ||
  helpingVerbs.has(text);

/**
 * "Purple line metro ge 1 km olage ideya ivu": the verb closes, or what it speaks of comes after. What was read as a wish, such as
 * "Bannerghatta", is no verb.
 */
const endsAsking = (clause: readonly Token[], within: readonly Constraint[]): boolean =>
  clause
    .slice(-2)
    .filter(({ from, to }) => !within.some(({ span }) => span[0] <= from && to <= span[1]))
    .some(({ text }) => asksByEnding(text));

/** "Is it big or not" in Hindi and Kannada: the copula, or "na", before "or"; and "kya" at the end. */
function asksEither(clause: readonly Token[]): boolean {
  if (clause.some(({ text }) => ordersByForm(text))) return false;
  const isEither = clause.some(
    ({ text }, at) =>
      (COPULAS.has(text) && EITHER.has(textAt(clause, at + 1))) ||
      (text === 'na' && textAt(clause, at + 1) === 'illa'),
  );
  return isEither || LAST_ASKING.has(clause.at(-1)?.text ?? '');
}

const COPULAS = new Set('hai hain he tha है हैं ide idhe idya ಇದೆ'.split(' '));
const EITHER = new Set('ya या athva ಅಥವಾ'.split(' '));
const LAST_ASKING = new Set('kya क्या'.split(' '));

/** A clause that ends with a verb of Hindi or Kannada which states a fact: "sasta milta hai" (it comes cheap). */
const states = (clause: readonly Token[]): boolean =>
  (COPULAS.has(clause.at(-1)?.text ?? '') && HABITUAL.test(clause.at(-2)?.text ?? '')) ||
  STATING.test(clause.at(-1)?.text ?? '');

const HABITUAL = /(?:t[aei]|raha|rahe|rahi|ता|ते|ती|रहा|रहे|रही)$/u;
const STATING = /(?:utte|utthe|uttade|ತ್ತೆ|ತ್ತದೆ)$/u;

/** It wishes by nothing but a bound that names no figure: "within", "only". */
export const isBound = (clause: readonly Token[]): boolean =>
  has(boundWords, clause) &&
  !clause.some(({ text }) => ordersByForm(text) || /\d/.test(text)) &&
  !clause.some((_, at) => orderAt(clause, at) > 0 && lengthAt(boundWords, clause, at) === 0);

const RELATIVE: ReadonlySet<Degree> = new Set(['cheap', 'big', 'near']);

/** "Nearest" picks one of what is seen. */
const SUPERLATIVE = /(?:[^r]est|nearest|^sabse|^सबसे|^ಅತಿ)$/u;

/** "Cheaper" wishes for what is cheaper than what is seen, where nothing asks which is. */
export const isRelative = (clause: readonly Token[]): boolean =>
  saysSimilar(clause) ||
  clause.some((_, at) => {
    const degree = phraseAt(degrees, clause, at);
    return (
      degree !== undefined &&
      RELATIVE.has(degree.value) &&
      !clause.slice(at, at + degree.length).some(({ text }) => SUPERLATIVE.test(text))
    );
  });

export const has = (phrases: Phrases, clause: readonly Token[]): boolean =>
  clause.some((_, at) => lengthAt(phrases, clause, at) > 0);

type LengthAt = (clause: readonly Token[], at: number) => number;

const closes = (clause: readonly Token[], length: LengthAt): boolean =>
  clause.some((_, at) => at > 0 && length(clause, at) === clause.length - at);

export const isTag = (clause: readonly Token[]): boolean =>
  lengthAt(tags, clause, 0) === clause.length;

/** What a home is looked for by, and what no project is asked about beside a list. */
const LOOKED_FOR: ReadonlySet<string> = new Set([
  'bhk',
  'propertyType',
  'locality',
  'zone',
  'near',
]);

export const isLookedFor = (within: readonly Constraint[]): boolean =>
  within.length > 0 && within.every(({ field }) => LOOKED_FOR.has(field));
