import { everyConstraint, type Constraint } from '@manemitra/query/interpretation';
import { lengthAt } from '@manemitra/query/phrases';
import { termsNamed } from '@manemitra/query/term-question';
import type { Token } from '@manemitra/query/token';
import { tokenize } from '@manemitra/query/tokens';
import type { ReadSentence } from '../read-once.ts';
import { asksOfProjects } from '../project/read-question.ts';
import { isGeneralQuestion } from '../term-reply.ts';
import { isAsking } from './clause-form.ts';
import { degrees } from './degree-words.ts';
import { errandIn } from './errand-in.ts';
import { pointedBarelyIn, pointedIn } from './pointing.ts';
import { countsBack, findsNothing, remarks } from './remarks.ts';
import { besideLast, otherWords } from './said-at-last-words.ts';
import { saysWhichHomes } from './searched-in.ts';
import { clausesOf } from './turn-form.ts';
import { sentencesOf, type Clause } from './clause.ts';
import { has, isSign, textAt } from './in-clause.ts';
import { oneWords } from './ordinal-words.ts';
import { closingDenials, denying } from './denial-words.ts';
import { thisOne, thoseSpokenOf } from './pointing-words.ts';

/* What a turn comes to, where it first says what it is not about. */

/**
 * "Not that one, the second", "adu bidi, modalnedu hege": who refuses one that was spoken of and points at another asks about the other.
 * Gives the turn without the refusal, which takes nothing out of the list.
 */
export function pointedAtLast(prompt: string): string {
  const tokens = tokenize(prompt);
  const from = endOfRefusal(tokens);
  const rest = tokens.slice(from);
  const isMeant = from > 0 && points(rest) && endOfRefusal(rest) < rest.length;
  return isMeant ? prompt.slice(tokens[from]?.from ?? 0) : prompt;
}

const points = (tokens: readonly Token[]): boolean => {
  const pointed = pointedIn(tokens) ?? pointedBarelyIn(tokens, true);
  return pointed !== undefined && pointed.pointing.at !== 'all';
};

/** Where what refuses ends: it says "no" and points, and says nothing more. 0 where it refuses nothing. */
function endOfRefusal(tokens: readonly Token[]): number {
  let end = 0;
  let from = 0;
  let hasDenied = false;
  for (let at = 0; at <= tokens.length; at++) {
    const token = tokens[at];
    const ends = token === undefined || isSign(token);
    // "No. 2" counts.
    if (tokens[at]?.text === '.' && /^\d/.test(textAt(tokens, at + 1))) return end;
    const said = tokens.slice(from, at);
    const isOnlyThat = at > from && isRefusal(said, hasDenied);
    if (isOnlyThat && ends) {
      hasDenied = true;
      end = Math.min(at + 1, tokens.length);
      from = at + 1;
    } else if (ends) {
      return end;
    } else if (isOnlyThat && isClosed(tokens, from, at)) {
      // "Wo nahi dusra wala" has no sign between the two.
      hasDenied = true;
      end = from = at;
    }
  }
  return end;
}

/** Denies what it points at, or only denies. After a denial "the other" says the same. */
function isRefusal(said: readonly Token[], hasDenied: boolean): boolean {
  const spans = pointedIn(said)?.spans ?? [];
  const isPointing = (at: number) => spans.some(([from, to]) => at >= from && at < to);
  const denies = said.some(({ text }) => denying.has(text));
  return (
    (denies || (hasDenied && lengthAt(otherWords, said, 0) === said.length)) &&
    said.every(({ text }, at) => denying.has(text) || besideLast.has(text) || isPointing(at))
  );
}

/** "Adu beda" is closed by its verb, "not that one" by the one it denies. */
function isClosed(tokens: readonly Token[], from: number, to: number): boolean {
  const last = textAt(tokens, to - 1);
  if (denying.has(textAt(tokens, to))) return false;
  if (closingDenials.has(last)) return to - from > 1;
  const denied = tokens.slice(from, to).findLastIndex(({ text }) => denying.has(text));
  const at = from + denied + 1;
  const that = lengthAt(thisOne, tokens, at) || lengthAt(thoseSpokenOf, tokens, at);
  return that > 0 && at + that === to;
}

/**
 * "GST too much. Ready ones only", "calling from Dubai, night here. Which areas have villas": a remark is no question and no sum, and a
 * story is not asked about, so that what follows is the turn. Both stay where a wish was read from their words.
 */
export async function withoutRemarks(whole: string, read: ReadSentence): Promise<string> {
  const prompt = behindCount(whole);
  const tokens = tokenize(prompt);
  const alone = await read(prompt);
  const clauses = clausesOf(tokens, alone);
  const wishes = everyConstraint(alone);
  const wordsOf = ({ from, to }: Clause) => tokens.slice(from, to);
  const isRemark = (clause: Clause) =>
    remarks(wordsOf(clause)) || findsNothing(wordsOf(clause)) || leavesThis(wordsOf(clause));
  const first = clauses.findIndex(
    (clause) =>
      !findsNothing(wordsOf(clause)) &&
      (isAsking(clause.form) ||
        !(isRemark(clause) || (clause.form === 'names' && isIdle(wordsOf(clause))))),
  );
  const next = clauses[first];
  if (first < 1 || next === undefined) return prompt;
  const start = tokens[next.from]?.from ?? 0;
  const rest = prompt.slice(start);
  const before = clauses.slice(0, first);
  // "Nothing? Ok 2 km"
  const findNothing = before.every((clause) => findsNothing(wordsOf(clause)));
  if (findNothing && !isAsking(next.form)) return rest;
  // "Forget this project, any 3 BHK in Hebbal?"
  const isOfOthers = before.some((clause) => leavesThis(wordsOf(clause)));
  if (isOfOthers && !saysWhichHomes(alone)) return prompt;
  if (isAsking(next.form) && !isOfOthers) {
    const pointing = pointedIn(tokens.slice(next.from))?.pointing.at;
    // "It" may be what was said before.
    const isOfBefore = pointing === 'this' || pointing === 'those';
    const isStory = before.every((clause) => isIdle(wordsOf(clause)));
    return isStory && !isOfBefore && wishes.every(({ span }) => span[0] >= start) ? rest : prompt;
  }
  if (!before.every(isRemark) || !(next.form === 'wishes' || isOfOthers)) return prompt;
  const kept = everyConstraint(await read(rest)).map(wishOf);
  return wishes.every((one) => kept.includes(wishOf(one))) ? rest : prompt;
}

/** "Just 1? OK, leave the garden": what follows the count that is asked back; the whole where nothing does. */
function behindCount(prompt: string): string {
  const tokens = tokenize(prompt);
  const [first, next] = sentencesOf(tokens);
  if (first === undefined || next === undefined) return prompt;
  return countsBack(tokens.slice(first.from, first.to + 1))
    ? prompt.slice(tokens[next.from]?.from ?? 0)
    : prompt;
}

/** "Forget this project": it refuses the one that is spoken of, and none at a place of the list. */
const leavesThis = (clause: readonly Token[]): boolean =>
  pointedIn(clause)?.pointing.at === 'this' && isRefusal(clause, false);

/** It names nothing that is asked or searched for. */
function isIdle(clause: readonly Token[]): boolean {
  const words = clause.map(({ text }) => text).join(' ');
  return (
    clause.length > 1 &&
    !asksOfProjects(words) &&
    termsNamed(words).length === 0 &&
    !isGeneralQuestion(words) &&
    pointedIn(clause) === undefined &&
    !clause.some(({ text }) => oneWords.has(text)) &&
    errandIn(clause, true) === undefined &&
    !has(degrees, clause) &&
    !clause.some(({ text }) => /\d/.test(text))
  );
}

const wishOf = ({ field, value, strength }: Constraint): string =>
  JSON.stringify([field, value, strength]);
