import { factOf } from '../word.ts';
import { makePart } from './parts.ts';
import { wordKey } from './word-key.ts';

/** The key of a word's sound, as a part of features. */
export const keyPart = factOf((text) => makePart(wordKey(text)));

/** The word itself; one number is as good as another. */
export const wordPart = factOf((text) => makePart(/^\d/.test(text) ? '#' : text));
