import { expect, it } from 'vitest';
import { comparedSentence } from './compared-sentence.ts';

it.each([
  [
    [
      { name: 'Areca', level: 'careful', points: 3 },
      { name: 'Banyan', level: 'ask-first', points: 3 },
    ],
    'Banyan has the best verdict: Ask first. Areca: Careful.',
  ],
  [
    [
      { name: 'Areca', level: 'strong', points: 3 },
      { name: 'Banyan', level: 'strong', points: 3 },
      { name: 'Champa', level: 'stay-away', points: 3 },
    ],
    'Areca and Banyan have the best verdict: Strong. Champa: Stay away for now.',
  ],
  [
    [
      { name: 'Areca', level: 'careful', points: 3 },
      { name: 'Banyan', level: 'careful', points: 3 },
    ],
    'Both have the same verdict: Careful.',
  ],
  [
    [
      { name: 'Areca', level: 'ask-first', points: 5 },
      { name: 'Banyan 2', level: 'ask-first', points: 2 },
      { name: 'Champa', level: 'ask-first', points: 5 },
    ],
    'All have the same verdict: Ask first. Points to settle: 2 in Banyan 2, 5 in Areca and 5 in Champa.',
  ],
  [
    [
      { name: 'Areca', level: 'strong', points: 5 },
      { name: 'Banyan', level: 'strong', points: 2 },
    ],
    'Both have the same verdict: Strong.',
  ],
] as const)('projects side by side are told apart by their levels: %#', (projects, sentence) => {
  expect(comparedSentence(projects)).toBe(sentence);
});
