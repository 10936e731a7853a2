import { expect, it } from 'vitest';
import { comparedSentence } from './compared-sentence.ts';

it.each([
  [
    [
      { name: 'Areca', level: 'careful' },
      { name: 'Banyan', level: 'ask-first' },
    ],
    'By our rules Banyan stands best: Ask first. Areca: Careful.',
  ],
  [
    [
      { name: 'Areca', level: 'strong' },
      { name: 'Banyan', level: 'strong' },
      { name: 'Champa', level: 'stay-away' },
    ],
    'By our rules Areca and Banyan stand best: Strong. Champa: Stay away for now.',
  ],
  [
    [
      { name: 'Areca', level: 'careful' },
      { name: 'Banyan', level: 'careful' },
    ],
    'By our rules both stand the same: Careful.',
  ],
] as const)('projects side by side are told apart by their levels: %#', (projects, sentence) => {
  expect(comparedSentence(projects)).toBe(sentence);
});
