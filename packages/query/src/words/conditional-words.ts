import { list, phraseSet } from '../phrases.ts';
import { wordSet } from '../tokens.ts';

export const ifAhead = wordSet('if agar incase अगर');

export const conditionals = new Set([...ifAhead, 'unless', 'provided']);

export const ifThen = wordSet(
  'aadre adre aadare andre andare aagidre aagiddare ಆದರೆ ಆದ್ರೆ ಅಂದ್ರೆ ಆಗಿದ್ದರೆ ಆಗಿದ್ರೆ',
);

export const thenWords = wordSet('to toh tho तो');

/** Beside what a sum depends on: "with borewell", "neeru iddre". */
export const whereIs = new Set([...ifThen, ...wordSet('with for iddre idre iddare ಇದ್ರೆ ಇದ್ದರೆ ಇದ್ದ್ರೆ')]);

/** Before the first of two whole wishes. */
export const eitherAhead = phraseSet(list(`either; ya to; ya toh; yaa to; या तो; ondo; onda; ಒಂದೋ`));
