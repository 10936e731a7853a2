import { wordSet } from '../tokens.ts';

export const workWords = wordSet('office offices work job kelasa kelsa kaam duty ऑफिस काम ಆಫೀಸ್ ಕೆಲಸ');

export const ownersOfOffices = wordSet('my the her his');

export const commuters = wordSet(
  'wife husband hubby spouse partner wifes husbands spouses partners she he her his brother sister son daughter',
);

export const whereTheyWork = wordSet(
  's office offices is in at works work working goes to job company college has',
);

/** What may stand between a word for near and its place. */
export const aheadOfOffices = wordSet(
  'the a my our in of at office to from both either dono eradu all wife husband his her wifes husbands',
);

/** "Reach by 9", "along the metro": no place that somebody works at. */
export const byWords = wordSet('by along reach');
