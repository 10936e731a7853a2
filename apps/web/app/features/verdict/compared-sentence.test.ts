import { expect, it } from 'vitest';
import { comparedSentence } from './compared-sentence.ts';

it.each([
  [
    [
      { name: 'Areca', level: 'careful', status: null },
      { name: 'Banyan', level: 'ask-first', status: null },
    ],
    'Banyan has the best verdict: Ask first. Areca: Careful.',
  ],
  [
    [
      { name: 'Areca', level: 'strong', status: null },
      { name: 'Banyan', level: 'strong', status: null },
      { name: 'Champa', level: 'stay-away', status: null },
    ],
    'Areca and Banyan have the best verdict: Strong. Champa: Stay away for now.',
  ],
  [
    [
      { name: 'Areca', level: 'careful', status: null },
      { name: 'Banyan', level: 'careful', status: null },
    ],
    'Both have the same verdict: Careful.',
  ],
  [
    [
      { name: 'Areca', level: 'ask-first', status: 'under-construction' },
      { name: 'Banyan', level: 'ask-first', status: 'ready' },
      { name: 'Champa', level: 'ask-first', status: 'built-oc-pending' },
    ],
    'All have the same verdict: Ask first. Not finished yet: Areca.',
  ],
  [
    [
      { name: 'Areca', level: 'ask-first', status: 'pre-launch' },
      { name: 'Banyan', level: 'ask-first', status: 'under-construction' },
    ],
    'Both have the same verdict: Ask first.',
  ],
] as const)('projects side by side are told apart by their levels: %#', (projects, sentence) => {
  expect(comparedSentence(projects)).toBe(sentence);
});
