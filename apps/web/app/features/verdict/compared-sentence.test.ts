import { expect, it } from 'vitest';
import { comparedSentence } from './compared-sentence.ts';

it.each([
  [
    [
      { name: 'Areca', level: 'careful' },
      { name: 'Banyan', level: 'ask-first' },
    ],
    'Banyan has the best verdict: Ask first. Areca: Careful.',
  ],
  [
    [
      { name: 'Areca', level: 'strong' },
      { name: 'Banyan', level: 'strong' },
      { name: 'Champa', level: 'stay-away' },
    ],
    'Areca and Banyan have the best verdict: Strong. Champa: Stay away for now.',
  ],
  [
    [
      { name: 'Areca', level: 'careful' },
      { name: 'Banyan', level: 'careful' },
    ],
    'Both have the same verdict: Careful.',
  ],
] as const)('projects side by side are told apart by their levels: %#', (projects, sentence) => {
  expect(comparedSentence(projects)).toBe(sentence);
});
