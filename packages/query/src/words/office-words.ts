import { wordSet } from '../tokens.ts';

export const workWords = wordSet('office offices work job kelasa kelsa kaam duty ऑफिस काम ಆಫೀಸ್ ಕೆಲಸ');

/** What may stand between a word for near and its place. */
export const aheadOfOffices = wordSet(
  'the a my our in of at office to from both either dono eradu all wife husband his her wifes husbands',
);
