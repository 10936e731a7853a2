import type { Intent, Interpretation, Question } from './interpretation.ts';
import type { Piece, Sentence } from './reading.ts';
import { instalmentQuestion } from './instalments.ts';
import { unknownNameQuestions } from './unknown-names.ts';
import { unreadPlaceQuestion } from './unread-place.ts';
import { unsaidPlaceQuestion } from './unsaid-place.ts';

/** What only the buyer can settle. A request that was declined gets lawful wishes offered instead. */
export function questionsOf(
  { pieces, sentence }: { pieces: readonly Piece[]; sentence: Sentence },
  intent: Intent,
  previous: Interpretation | undefined,
): Question[] {
  if (intent === 'declined') return [lawfulInstead];
  // An instalment is no price: nothing about it needs to be asked.
  if (intent === 'out-of-scope' || intent === 'emi' || intent === 'term-question') return [];
  const hasPrice = pieces.some(
    (piece) => piece.kind === 'wish' && piece.wishes.some(({ field }) => field === 'price'),
  );
  const asked = pieces.flatMap((piece) =>
    piece.kind === 'ask' && !(piece.isVague === true && hasPrice) ? [piece.question] : [],
  );
  const isSearch = intent === 'search' || intent === 'refine';
  const unsaid = isSearch ? unsaidPlaceQuestion(sentence, pieces, previous) : undefined;
  const instalment = isSearch ? instalmentQuestion(sentence, pieces, previous) : undefined;
  const isOfProjects = intent === 'project-question' || intent === 'compare';
  const unknown =
    isSearch || isOfProjects ? unknownNameQuestions(sentence, pieces, isOfProjects) : [];
  const isOpen = isSearch && unsaid === undefined && unknown.length === 0;
  const unread = isOpen ? unreadPlaceQuestion(sentence, pieces, previous) : undefined;
  const told = [unsaid, instalment, unread].filter((one) => one !== undefined);
  const all = [...asked, ...unknown, ...told];
  return all.filter(isFirstOfItsText).slice(0, MOST_QUESTIONS);
}

/** More than a person answers at once; what is left over is asked again by the next sentence. */
const MOST_QUESTIONS = 5;

function isFirstOfItsText({ text }: Question, at: number, all: readonly Question[]): boolean {
  return all.findIndex((other) => other.text === text) === at;
}

const lawfulInstead: Question = {
  about: 'amenity',
  text: 'Neighbours cannot be chosen by religion, caste, food or family. What should the home itself have?',
  choices: [
    { label: 'A gated community', sentence: 'gated community' },
    { label: 'Few neighbours', sentence: 'at most 50 units' },
    { label: 'A park', sentence: 'with a park' },
    { label: 'A party hall', sentence: 'with a party hall' },
  ],
};
