import { wordSet } from '../tokens.ts';

export const ifAhead = wordSet('if agar incase अगर');

export const conditionals = new Set([...ifAhead, 'unless', 'provided']);

export const ifThen = wordSet(
  'aadre adre aadare andre andare aagidre aagiddare ಆದರೆ ಆದ್ರೆ ಅಂದ್ರೆ ಆಗಿದ್ದರೆ ಆಗಿದ್ರೆ',
);

export const thenWords = wordSet('to toh tho तो');
