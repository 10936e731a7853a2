import { namedPlaceAt } from '../../place-reading.ts';
import type { Sentence } from '../../reading.ts';
import type { Token } from '../../token.ts';
import {
  lifeEvents,
  livingVerbs,
  myWords,
  otherPeople,
  ownPeople,
  pastVerbs,
  reasonWords,
} from '../../words/story-words.ts';
import { goesOn, storyEnd } from './where-it-ends.ts';

/** "my cousin bought in Prestige last year for 2 cr". */
export function othersStory(tokens: readonly Token[], at: number): number {
  if (!otherPeople.has(tokens[at]?.text ?? '')) return 0;
  const end = storyEnd(tokens, at + 1);
  const isPast = tokens.slice(at + 1, end).some(({ text }) => pastVerbs.has(text));
  const isReason = [1, 2].some((back) => reasonWords.has(tokens[at - back]?.text ?? ''));
  return isPast && (isReason || goesOn(tokens, end)) ? end - at : 0;
}

/** "my parents will join us next year, so …": what happens in a life, with its date. */
export function lifeEvent(tokens: readonly Token[], at: number): number {
  const my = myWords.has(tokens[at]?.text ?? '') ? 1 : 0;
  const isInLaws = tokens[at + my]?.text === 'in' && tokens[at + my + 1]?.text === 'laws';
  if (!isInLaws && !ownPeople.has(tokens[at + my]?.text ?? '')) return 0;
  const before = tokens[at - 1]?.text ?? '';
  if (before === 'for' || before === 'with') return 0;
  const end = storyEnd(tokens, at + my + 1);
  const clause = tokens.slice(at + my + 1, end);
  // "can I visit Lotus Heights" is asked for, "my parents visit us in May" is told.
  const isSelf = SELF.has(tokens[at + my]?.text ?? '');
  const isEvent = clause.some(({ text }) => lifeEvents.has(text) && !(isSelf && text === 'visit'));
  return isEvent && (at > 0 || goesOn(tokens, end)) ? end - at : 0;
}

const SELF = new Set(['i', 'we']);

/** "my parents live in Basavanagudi, want 3bhk in Banashankari": their home, where another place is asked for. */
export function familyHome(sentence: Sentence, at: number): number {
  const { tokens } = sentence;
  const my = myWords.has(tokens[at]?.text ?? '') ? 1 : 0;
  if (my === 0 || !ownPeople.has(tokens[at + my]?.text ?? '')) return 0;
  const end = storyEnd(tokens, at + my + 1);
  if (!tokens.slice(at + my + 1, end).some(({ text }) => livingVerbs.has(text))) return 0;
  for (let next = end; next < tokens.length; next++) {
    if (namedPlaceAt(sentence, next) !== undefined) return end - at;
  }
  return 0;
}
