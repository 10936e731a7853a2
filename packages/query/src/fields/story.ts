import { lengthAt } from '../phrases.ts';
import { anyWord } from '../reading.ts';
import type { Reader } from '../reading.ts';
import { ownMoneyWords } from '../words/story-words.ts';
import { disagreement } from './disagreement.ts';
import { toldLength } from './tellings.ts';

/** Told about the past, about the present home or about somebody else's: up to where the wish begins. */
export const story: Reader = {
  begins: anyWord,
  read: (sentence, at) => {
    const { tokens } = sentence;
    const length = toldLength(tokens, at);
    // "He says 1.4 and she says 1.6 and nothing is settled" is asked about.
    if (length === 0 || disagreement.read(sentence, at) !== undefined) return undefined;
    return { length, kind: lengthAt(ownMoneyWords, tokens, at) > 0 ? 'unheld' : 'background' };
  },
};
