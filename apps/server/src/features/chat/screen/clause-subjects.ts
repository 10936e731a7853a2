import type { Constraint } from '@manemitra/query/interpretation';
import type { Token } from '@manemitra/query/token';
import { topicAt } from '../project/read-question.ts';
import { whichWords } from './asking-words.ts';
import type { Range } from './clause.ts';
import { closesTagged } from './clause-form.ts';
import { degrees } from './degree-words.ts';
import { countedBehindNo, denials } from './form-words.ts';
import { has, orderAt, textAt } from './in-clause.ts';
import { pointingOnes } from './ordinal-words.ts';
import { pointedIn } from './pointing.ts';

/* What a clause is about, beside what it does: what it points at, a fact it names, what it denies or agrees with. */

/** "First and second which is nearer": it asks of those that it points at, whatever degree it names. */
export const asksWhichOfFew = (clause: readonly Token[]): boolean =>
  OF_FEW.has(pointedIn(clause)?.pointing.at ?? '') &&
  has(whichWords, clause) &&
  !clause.some((_, at) => orderAt(clause, at) > 0);
const OF_FEW: ReadonlySet<string> = new Set(['places', 'group', 'those']);

/** It closes with "isn't it", and says nothing that a home is asked about or looked for by. */
export const agrees = (said: readonly Token[]): boolean =>
  closesTagged(said) &&
  pointedIn(said) === undefined &&
  !has(degrees, said) &&
  !said.some((_, at) => topicAt(said, at) !== undefined);

/** "The Hebbal one": a place that points at what is seen. */
export const isPointing = (tokens: readonly Token[], { field, span }: Constraint): boolean => {
  const next = tokens.find(({ from }) => from >= span[1]);
  return field === 'locality' && pointingOnes.has(next?.text ?? '');
};

export const asksForFact = (tokens: readonly Token[], { from, to }: Range): boolean =>
  tokens.slice(from, to).some((_, at) => (topicAt(tokens, from + at)?.value ?? 'bhk') !== 'bhk');

export const opensPointing = (clause: readonly Token[]): boolean =>
  (pointedIn(clause)?.spans ?? []).some(([from]) => from === 0);

/** "No pool", but not "no of car parks" and "no. 2". */
export const denies = (tokens: readonly Token[], at: number): boolean =>
  denials.has(textAt(tokens, at)) && !countedBehindNo.has(textAt(tokens, at + 1));

/** "Any good builder", but not "any idea when it is ready". */
export const isAnyOf = (clause: readonly Token[]): boolean =>
  textAt(clause, 0) === 'any' && clause.length <= MOST_OPEN;
const MOST_OPEN = 4;

/** "Any with OC?": whether one of those seen has it. */
export const asksForSome = (clause: readonly Token[], within: readonly Constraint[]): boolean =>
  textAt(clause, 0) === 'any' &&
  (within.length > 0 || clause.some((_, at) => topicAt(clause, at) !== undefined)) &&
  within.every(({ field, strength }) => strength === 'must' && PAPERS.has(field));

const PAPERS: ReadonlySet<string> = new Set([
  'litigation',
  'rera',
  'occupancyCertificate',
  'khatha',
  'approver',
]);
