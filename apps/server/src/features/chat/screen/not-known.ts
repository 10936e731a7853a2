import type { Answer } from '../answer.ts';
import { NOT_UNDERSTOOD } from '../fixed-replies.ts';
import { homeNouns } from './answer-words.ts';
import { isMarked } from './in-clause.ts';
import type { Question } from './question.ts';

/** The answer to a general question that none of our tables answers. */
export const notKnown = (): Answer => ({
  message:
    'I have no answer to that and do not guess. I know the projects in our catalogue, and the documents, taxes, loans and law of buying a home here.',
  outcome: 'answered',
  isUnknown: true,
  taps: [
    {
      label: 'What to check before paying',
      prompt: 'which documents to check before paying a token?',
    },
    { label: 'What can I afford?', prompt: 'what can I afford?' },
  ],
});

/** "Koi accha ghar batao": a home is wished for, and nothing is said of it. */
export const asksForHome = ({ request, tokens }: Question): boolean =>
  request.previous === undefined &&
  tokens.some(({ text }) => homeNouns.has(text)) &&
  !isMarked(tokens);

export const whichHome: Answer = { message: NOT_UNDERSTOOD, outcome: 'needs-input' };
