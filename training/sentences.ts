import { readFileSync } from 'node:fs';
import { labelledSentences } from '../bench/labelled-set.ts';
import type { TrainingSentence } from './examples.ts';
import { writtenSentences } from '../bench/written-set.ts';
import { dialogueSentences } from './dialogue-sentences.ts';
import { markedSentences } from './marked-sentences.ts';
import { namedSentences } from './named-sentences.ts';
import { saidSentences } from './said-sentences.ts';
import { SETTINGS } from './settings.ts';

const TAUGHT = new URL('../packages/query/labelled/taught.jsonl', import.meta.url);

/** All that is learned from beside the writers' train sentences: our own, those that our tests hold, and generated ones. */
export function ownSentences(): TrainingSentence[] {
  const taught = readFileSync(TAUGHT, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): TrainingSentence => ({
      ...(JSON.parse(line) as TrainingSentence),
      isHeld: true,
    }));
  return [
    ...labelledSentences(),
    ...taught,
    ...markedSentences(SETTINGS.seed),
    ...namedSentences(SETTINGS.seed),
    ...saidSentences(SETTINGS.seed),
  ];
}

export function trainingSentences(): TrainingSentence[] {
  return [...writtenSentences('train'), ...dialogueSentences(), ...ownSentences()];
}
