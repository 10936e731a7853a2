import type { Interpretation } from '@manemitra/query/interpretation';
import { loanTermsOf } from '@manemitra/query/loan-terms';
import { lengthAt, phraseAt } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import { tokenize } from '@manemitra/query/tokens';
import { bhkWords } from '@manemitra/query/words/bhk-words';
import { comparisonsBefore } from '@manemitra/query/words/comparison-words';
import type { ChatRequest } from '../answer.ts';
import { askedOfAnother, askedOfBoth, askedOfOrdinal } from './ask-on-pointing.ts';
import { askedOfMore, askedOfSubject, askedOfTrade } from './ask-on-trade.ts';
import { joiningTails } from './ask-on-words.ts';
import { formOf, isAsking } from './clause-form.ts';
import { degrees } from './degree-words.ts';
import { goingOn } from '../joining-words.ts';
import { errandIn } from './errand-in.ts';
import { goesOnInList } from './page-errand.ts';
import { boundWords } from './form-words.ts';
import { has, isMarked, orderAt, textAt } from './in-clause.ts';
import { saysWhichHomes } from './searched-in.ts';
import { MOST_LEFT, turnAfter, type TurnAfter } from './turn-after.ts';

/**
 * A turn that only makes sense with the question before it, made whole with that one's words: "2nd?" asks the same of another, "and for
 * 15 years" changes a part of a sum, "is that a problem" asks of what was asked about. What is new stands first, because the first figure
 * of a kind counts. Undefined where a turn stands by itself. `alone` is what it reads as by itself.
 */
export function askedOn(
  request: Pick<ChatRequest, 'prompt' | 'screen'>,
  alone: Interpretation,
): string | undefined {
  const turn = turnAfter(request, alone);
  // "Aur dikhao" goes on in the list.
  if (turn === undefined || goesOnInList(turn.tokens)) return undefined;
  if (turn.left.length === 0) return askedOfAnother(turn);
  return (
    askedOfDegree(turn) ??
    askedOfOrdinal(turn) ??
    askedOfRooms(turn) ??
    askedOfSum(turn) ??
    askedOfSubject(turn) ??
    askedOfBoth(turn) ??
    askedOfTrade(turn) ??
    askedOfMore(turn)
  );
}

/** "And a 3?" after "how much is a 2 BHK here": of as many rooms. */
function askedOfRooms({ asked, left }: TurnAfter): string | undefined {
  const [figure, ...more] = left;
  if (figure === undefined || more.length > 0 || !/^[1-6](?:\.5)?$/.test(figure.text))
    return undefined;
  const tokens = tokenize(asked);
  const at = tokens.findIndex(
    ({ text }, index) => /^\d/.test(text) && lengthAt(bhkWords, tokens, index + 1) > 0,
  );
  const rooms = tokens[at];
  return rooms && asked.slice(0, rooms.from) + figure.text + asked.slice(rooms.to);
}

/** "And the largest?", "aur sabse sasta?" after a question which of them is the most of something: of another degree. */
function askedOfDegree({ asked, tokens, said }: TurnAfter): string | undefined {
  const from = said.findIndex((_, at) => lengthAt(degrees, said, at) > 0);
  const isAlone = from === 0 && lengthAt(degrees, said, 0) === said.length;
  const goesOn = isMarked(tokens) || goingOn.has(textAt(tokens, 0));
  if (!isAlone || !goesOn || !has(degrees, tokenize(asked))) return undefined;
  return `which one is the ${said.map(({ text }) => text).join(' ')}?`;
}

/** "Show up to 1 crore" after an instalment is a wish, and "for 1 crore" another sum. */
function askedOfSum({ prompt, asked, tokens, alone, left, wishes }: TurnAfter): string | undefined {
  const { rupees, ...otherTerms } = loanTermsOf(prompt);
  const saysTerm = Object.keys(otherTerms).length > 0;
  const isOrdered = tokens.some((_, at) => orderAt(tokens, at) > 0);
  // "Under 1.2 only", "90 lakh tak hi" is a limit, and no other sum.
  const isLimit = has(boundWords, tokens) || tokens.some((_, at) => isMostAt(tokens, at));
  const isOfSum =
    // "Down payment 25 lakh karke dekho" orders nothing but another sum.
    (saysTerm || !(wishes && (isOrdered || isLimit))) &&
    !saysWhichHomes(alone) &&
    left.length <= 2 * MOST_LEFT &&
    errandIn(tokenize(asked), false) === 'calculate' &&
    (saysTerm || rupees !== undefined);
  return isOfSum ? `${prompt} ${asked}` : undefined;
}

const isMostAt = (tokens: readonly Token[], at: number): boolean =>
  phraseAt(comparisonsBefore, tokens, at)?.value === 'max' && /^\d/.test(textAt(tokens, at + 1));

/** "Also Prestige": a turn that joins on and asks nothing by its form. */
export function joinsOn(prompt: string): boolean {
  const tokens = tokenize(prompt);
  return joiningTails.has(textAt(tokens, 0)) && !isMarked(tokens) && !isAsking(formOf(tokens, []));
}
