import { everyConstraint } from '@manemitra/query/interpretation';
import { tokenize } from '@manemitra/query/tokens';
import { goingOn } from '../joining-words.ts';
import { subjectOf } from './ask-on-pointing.ts';
import { subjectWords } from './ask-on-words.ts';
import { isAsking } from './clause-form.ts';
import { isRelative } from './clause-marks.ts';
import { aboutWords } from './form-words.ts';
import { isMarked, isSpoken, spansOf, textAt } from './in-clause.ts';
import { pointedIn, wordsBeside } from './pointing.ts';
import type { TurnAfter } from './turn-after.ts';
import { clausesOf } from './turn-form.ts';

/** "Which of these have it done?", "is that a deal breaker?": of what the question before was about. */
export function askedOfSubject(turn: TurnAfter): string | undefined {
  const { asked, wasOfWords, screen, tokens, pointed, wishes, hasSubject } = turn;
  const isOfSubject = turn.isShort && hasSubject && !turn.standsAlone;
  // "Does that matter?" after a question of the trade, where no project is spoken of that it could mean.
  const isOfTrade =
    hasSubject && !wishes && screen.kind !== 'project' && (screen.focus ?? []).length === 0;
  const isOfIt = isOfTrade && wasOfWords && pointed?.pointing.at === 'this';
  if (!isOfSubject && !isOfIt) return undefined;
  const words = tokens.filter((token) => isSpoken(token) && !subjectWords.has(token.text));
  return `${wordsBeside(words, [])} ${subjectOf(asked)}`;
}

/** "Do I pay GST on a ready flat?", "and on an under construction one?": before any search there is no list that it could change. */
export function askedOfTrade(turn: TurnAfter): string | undefined {
  const { asked, tokens, alone, pointed, screen, standsAlone } = turn;
  const isOfKind =
    screen.sentence === undefined &&
    everyConstraint(alone).every(({ field }) => OF_A_KIND.has(field));
  const asksOn =
    turn.wasOfWords &&
    turn.isShort &&
    !turn.isOrder &&
    (pointed === undefined || pointed.pointing.at === 'all') &&
    (standsAlone ? isOfKind && !turn.isOfWords && goingOn.has(textAt(tokens, 0)) : true) &&
    clausesOf(tokens, alone).some(({ form }) => isAsking(form));
  return asksOn ? `${wordsBeside(tokens, pointed?.spans ?? [])} ${asked}` : undefined;
}

/** What a rule of the trade may depend on. */
const OF_A_KIND = new Set(['propertyType', 'possession', 'price']);

/** "And for the parking?": it goes on with the same words of another thing. */
export function askedOfMore(turn: TurnAfter): string | undefined {
  const { prompt, asked, wasOfWords, screen, tokens, alone, pointed, isOfWords, wishes } = turn;
  // "Is an A khata needed for a loan?", "and e khata": before any search it is asked of another word.
  const isOfAnother =
    wasOfWords &&
    isOfWords &&
    screen.sentence === undefined &&
    everyConstraint(alone).length === 1 &&
    pointedIn(tokenize(asked)) === undefined;
  const isNew = isOfAnother || !turn.standsAlone || (!wishes && !isOfWords && wasOfWords);
  // "Too costly, and cheaper" wishes; "and cheaper?" asks which is.
  const isRefined = isRelative(tokens) && !isMarked(tokens) && screen.kind === 'list';
  const goesOn =
    !isRefined &&
    turn.isShort &&
    goingOn.has(textAt(tokens, 0)) &&
    (pointed?.spans ?? []).length === 0 &&
    isNew;
  if (!goesOn) return undefined;
  // The words of the question stand behind: a sign says that it is one.
  return isOfAnother
    ? `${wordsBeside(tokens, spansOf(aboutWords, tokens))} ${asked}?`
    : `${prompt} ${asked}`;
}
