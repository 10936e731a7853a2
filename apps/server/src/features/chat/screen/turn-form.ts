import {
  everyConstraint,
  type Constraint,
  type Interpretation,
} from '@manemitra/query/interpretation';
import { lengthAt, phraseAt } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import {
  askingAnywhere,
  asksByEnding,
  beforeOpeners,
  interrogatives,
  orderWords,
  others,
  reports,
  saysWhatever,
  tags,
  tellWords,
  verbsFirst,
  wantWords,
  whichWords,
  yesOrNo,
} from './form-words.ts';
import { allShown, degrees, type Degree } from './pointing-words.ts';
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
    return clauses.map((one) => (asked && one.form === 'names' ? { ...one, form: asked } : one));
  });
  // "It takes one week. True or lie": a tag by itself asks about the sentence before it.
  return all.map((one, at) => {
    const next = all[at + 1];
    const isAsked = next !== undefined && isTag(tokens.slice(next.from, next.to));
    return one.form === 'names' && isAsked ? { ...one, form: 'asks-whether' } : one;
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
  const opens = (phrases: Phrases) => lengthAt(phrases, clause, first) > 0;
  const ordering = lengthAt(orderWords, clause, first);
  // "Show me which of these have OC" asks, "which is nearest, show that first" orders.
  if (ordering > 0) return asksWhichAt(clause, first + ordering) ? 'asks' : 'wishes';
  if (closes(clause, orderWords)) return 'wishes';
  // "Among these which is bigger" asks of what is seen, "a flat which is ready" does not.
  const isOfThese = has(allShown, clause) && has(whichWords, clause);
  if (isOfThese || opens(interrogatives) || asksAnywhere(clause)) return 'asks';
  if (has(orderWords, clause)) return 'wishes';
  if (has(tellWords, clause)) return isLookedFor(within) ? 'wishes' : 'asks';
  if (opens(verbsFirst) || has(yesOrNo, clause) || endsAsking(clause)) {
    return isRelative(clause) && saysOthers(clause) ? 'wishes' : 'asks-whether';
  }
  if (has(wantWords, clause) || isRelative(clause)) return 'wishes';
  if (closes(clause, tags)) return 'asks-whether';
  return has(reports, clause) ? 'reports' : 'names';
}

function asksWhichAt(clause: readonly Token[], at: number): boolean {
  const from = clause[at]?.text === 'me' || clause[at]?.text === 'us' ? at + 1 : at;
  return lengthAt(whichWords, clause, from) > 0;
}

/** "Kitna bhi" and "yavaga aadru" say however much and whenever, and ask nothing. */
function asksAnywhere(clause: readonly Token[]): boolean {
  if (clause.some(({ text }) => saysWhatever(text))) return false;
  return clause.some((_, at) => {
    const length = lengthAt(askingAnywhere, clause, at);
    return length > 0 && !EVER.has(clause[at + length]?.text ?? '');
  });
}

const EVER = new Set(['bhi', 'भी']);

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

const saysOthers = (clause: readonly Token[]): boolean =>
  saysSimilar(clause) || clause.some(({ text }) => others.has(text));

export const has = (phrases: Phrases, clause: readonly Token[]): boolean =>
  clause.some((_, at) => lengthAt(phrases, clause, at) > 0);

const closes = (clause: readonly Token[], phrases: Phrases): boolean =>
  clause.some((_, at) => at > 0 && lengthAt(phrases, clause, at) === clause.length - at);

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
  return (
    within.length > 0 ||
    (clause.form === 'wishes' && isRelative(tokens.slice(clause.from, clause.to)))
  );
}
