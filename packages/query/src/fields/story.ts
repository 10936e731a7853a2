import { beginsMoney } from '../money.ts';
import { lengthAt } from '../phrases.ts';
import { anyWord } from '../reading.ts';
import type { Reader, Reading, Sentence } from '../reading.ts';
import { factOf } from '../word.ts';
import {
  agedWords,
  budgetNouns,
  failingOpeners,
  formerWords,
  myWords,
  otherPeople,
  ownMoneyWords,
  ownPast,
  ownPeople,
  storyWords,
} from '../words/story-words.ts';
import { disagreement } from './disagreement.ts';
import { ageOf } from './story/age.ts';
import { formerAmount, formerThought } from './story/former.ts';
import { failingThing } from './story/failing.ts';
import { movingAway } from './story/moving-away.ts';
import { oldHome } from './story/old-home.ts';
import { ownStory } from './story/own.ts';
import { familyHome, lifeEvent, othersStory } from './story/people.ts';
import { presentRent } from './story/present-rent.ts';
import { wasWords } from '../words/copula-words.ts';

export const story: Reader = { begins: anyWord, read: readStory };

/** Told about the past, about the present home or about somebody else's: up to where the wish begins. */
function readStory(sentence: Sentence, at: number): Reading | undefined {
  const { tokens } = sentence;
  const first = tokens[at];
  if (first === undefined) return undefined;
  let length = Math.max(presentRent(tokens, at), movingAway(tokens, at));
  if (opensStory(first.word)) {
    length = Math.max(
      length,
      ownStory(sentence, at),
      othersStory(tokens, at),
      familyHome(sentence, at),
      formerThought(tokens, at),
      formerAmount(tokens, at),
      lifeEvent(tokens, at),
      ageOf(tokens, at),
      failingThing(tokens, at),
      oldHome(tokens, at),
    );
  }
  // "He says 1.4 and she says 1.6 and nothing is settled" is asked about.
  if (length === 0 || disagreement.read(sentence, at) !== undefined) return undefined;
  return { length, kind: lengthAt(ownMoneyWords, tokens, at) > 0 ? 'unheld' : 'background' };
}

/** Whether one of the stories may begin with a word that are told by how they begin. */
const opensStory = factOf(
  (text) =>
    [
      storyWords,
      ownPast,
      otherPeople,
      ownPeople,
      myWords,
      formerWords,
      wasWords,
      budgetNouns,
      agedWords,
    ].some((words) => words.has(text)) ||
    text === 'in' ||
    failingOpeners.has(text) ||
    beginsMoney(text),
);
