import type { Intent, Question } from './interpretation.ts';
import type { Piece } from './reading.ts';

/** What only the buyer can settle. A request that was declined gets lawful wishes offered instead. */
export function questionsOf(pieces: readonly Piece[], intent: Intent): Question[] {
  if (intent === 'declined') return [lawfulInstead];
  // An instalment is no price: nothing about it needs to be asked.
  if (intent === 'out-of-scope' || intent === 'emi') return [];
  const hasPrice = pieces.some(
    (piece) => piece.kind === 'wish' && piece.wishes.some(({ field }) => field === 'price'),
  );
  return pieces.flatMap((piece) =>
    piece.kind === 'ask' && !(piece.isVague === true && hasPrice) ? [piece.question] : [],
  );
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
