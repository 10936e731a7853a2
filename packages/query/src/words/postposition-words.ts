import { wordSet } from '../tokens.ts';

/** "of", which ties what stands ahead to what follows: "do car ki parking". */
export const genitives = wordSet('ka ki ke का की के');

/** "the one which": "ready wala", "same wali". */
export const relativeWords = wordSet('wala wali wale वाला वाली');

/** Behind them it is told which one is meant. */
export const relatives = wordSet(
  'jo jis jisme jahan jahaan jaha which that where yava yavdu जो जिस जहाँ जहां ಯಾವ',
);

export const locatives = wordSet('me mein alli nalli में ಅಲ್ಲಿ');
