import {
  everyConstraint,
  type Constraint,
  type Interpretation,
} from '@manemitra/query/interpretation';
import { lengthAt, phraseAt } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import {
  askedOf,
  askingAnywhere,
  askingAuxiliaries,
  askingBefore,
  askingToTell,
  auxiliaries,
  beforeOpeners,
  beforeQuestions,
  closingWants,
  denials,
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
import { asksByEnding, asksByWord, ordersByForm, saysWhatever, tellsByForm } from './verb-forms.ts';
import { allShown } from './pointing-words.ts';
import { degrees, type Degree } from './degree-words.ts';
import { saysSimilar } from './similar-words.ts';

/**
 * What a clause does by its form: it asks what or whether, it wishes, it tells what others say, or it only names something.
 */
type Form = 'asks' | 'asks-whether' | 'wishes' | 'reports' | 'names';

export const isAsking = (form: Form): boolean => form === 'asks' || form === 'asks-whether';

/** Tokens, `[from, to)`. */
interface Range {
  from: number;
  to: number;
}

export interface Clause extends Range {
  form: Form;
}

type Phrases = Parameters<typeof lengthAt>[0];

/**
 * The clauses of a turn with what each does. What is only named in a sentence that asks is what it asks about; a question mark
 * asks about all that does not wish, except about what a home is looked for by and no project is asked about: "Begur or Kudlu?"
 */
export function clausesOf(tokens: readonly Token[], alone: Interpretation): Clause[] {
  const constraints = everyConstraint(alone);
  const all = cutAt(tokens, { from: 0, to: tokens.length }, SENTENCE_END).flatMap((sentence) => {
    const clauses = cutAt(tokens, sentence, JOINT).map((range): Clause => {
      const within = withinOf(constraints, tokens, range);
      return { ...range, form: formOf(tokens.slice(range.from, range.to), within) };
    });
    const isMarked = /[?？]/u.test(tokens[sentence.to]?.text ?? '');
    const isPlace = isLookedFor(withinOf(constraints, tokens, sentence));
    const asked =
      clauses.find(({ form }) => isAsking(form))?.form ??
      (isMarked && !isPlace ? 'asks-whether' : undefined);
    return clauses.map((one): Clause => {
      if (one.form !== 'names') return one;
      if (asked) return { ...one, form: asked };
      return denials.has(textAt(tokens, one.from)) ? { ...one, form: 'wishes' } : one;
    });
  });
  // "It takes one week. True or lie": a tag by itself asks about the sentence before it.
  return all.map((one, at) => {
    const next = all[at + 1];
    if (next === undefined) return one;
    const after = tokens.slice(next.from, next.to);
    // "Is there one near the metro? Show": a bare order is of what was said before it.
    if (one.form !== 'asks' && orderAt(after, 0) === after.length)
      return { ...one, form: 'wishes' };
    return one.form === 'names' && isTag(after) ? { ...one, form: 'asks-whether' } : one;
  });
}

const SENTENCE_END = /^[.?!;\n？]$/u;
const JOINT = /^[,:]$/u;

/** The parts of a range between signs, without the signs. */
function cutAt(tokens: readonly Token[], { from, to }: Range, sign: RegExp): Range[] {
  const ends = [
    ...tokens.slice(from, to).flatMap(({ text }, at) => (sign.test(text) ? [from + at] : [])),
    to,
  ];
  const starts = [from, ...ends.map((end) => end + 1)];
  return ends.flatMap((end, at) => {
    const start = starts[at] ?? end;
    return end > start ? [{ from: start, to: end }] : [];
  });
}

/** The wishes that were read from the words of a range. */
function withinOf(
  constraints: readonly Constraint[],
  tokens: readonly Token[],
  { from, to }: Range,
): Constraint[] {
  const [start, end] = [tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? 0];
  return constraints.filter(({ span }) => span[0] >= start && span[1] <= end);
}

function formOf(clause: readonly Token[], within: readonly Constraint[]): Form {
  const first = clause.findIndex(({ text }) => !beforeOpeners.has(text));
  if (first === -1) return 'names';
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
  if (verb !== '' || has(yesOrNo, clause) || endsAsking(clause)) {
    const isOfOthers = isRelative(clause) && clause.some(({ text }) => others.has(text));
    return isOfOthers ? 'wishes' : 'asks-whether';
  }
  const isTagged = closes(clause, (all, at) => lengthAt(tags, all, at));
  const wants = has(wantWords, clause) || closingWants.has(clause.at(-1)?.text ?? '');
  if (!isTagged && (wants || isRelative(clause))) return 'wishes';
  if (isTagged) return 'asks-whether';
  return has(reports, clause) ? 'reports' : 'names';
}

/** "Is there any …": of others than those seen. */
const OF_OTHERS = /^(?:there|any)$/;

/** "Remove Sobha", and not only "show me" or "can I see the plan". */
function ordersSomething(clause: readonly Token[]): boolean {
  const first = clause.findIndex(({ text }) => !beforeOpeners.has(text));
  const length = first === -1 || opensWithVerb(clause, first) ? 0 : orderAt(clause, first);
  return length > 0 && clause.slice(first + length).some(({ text }) => !NOBODY.has(text));
}

const NOBODY = new Set('me us it that this please pls na ji do'.split(' '));

const textAt = (clause: readonly Token[], at: number): string => clause[at]?.text ?? '';

/** How many words that order begin at a word. */
const orderAt = (clause: readonly Token[], at: number): number =>
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

/** "Purple line metro ge 1 km olage ideya ivu": the verb closes, or what it speaks of comes after. */
const endsAsking = (clause: readonly Token[]): boolean =>
  clause.slice(-2).some(({ text }) => asksByEnding(text));

const RELATIVE: ReadonlySet<Degree> = new Set(['cheap', 'big', 'near']);

/** "Nearest" picks one of what is seen. */
const SUPERLATIVE = /(?:[^r]est|nearest|^sabse|^सबसे|^ಅತಿ)$/u;

/** "Cheaper" wishes for what is cheaper than what is seen, where nothing asks which is. */
const isRelative = (clause: readonly Token[]): boolean =>
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

const isTag = (clause: readonly Token[]): boolean => lengthAt(tags, clause, 0) === clause.length;

/** What a home is looked for by, and what no project is asked about beside a list. */
const LOOKED_FOR: ReadonlySet<string> = new Set([
  'bhk',
  'propertyType',
  'locality',
  'zone',
  'near',
]);

const isLookedFor = (within: readonly Constraint[]): boolean =>
  within.length > 0 && within.every(({ field }) => LOOKED_FOR.has(field));

/** Whether a clause says what a home should be: a wish that was read from it, or one that is measured by what is seen. */
export function saysWish(tokens: readonly Token[], clause: Clause, alone: Interpretation): boolean {
  if (clause.form !== 'wishes' && clause.form !== 'names') return false;
  const within = withinOf(everyConstraint(alone), tokens, clause).filter(
    // A project is spoken of.
    ({ field }) => field !== 'project',
  );
  const said = tokens.slice(clause.from, clause.to);
  return (
    within.length > 0 || (clause.form === 'wishes' && (isRelative(said) || ordersSomething(said)))
  );
}
