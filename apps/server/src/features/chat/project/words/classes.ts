import { list } from '@manemitra/query/phrases';

/** Each of the first before each of the second. */
const before = (first: string, second: string): string[] =>
  list(first).flatMap((one) => list(second).map((two) => `${one} ${two}`));

/** The same in both orders. */
export const beside = (first: string, second: string): string[] => [
  ...before(first, second),
  ...before(second, first),
];

/** How many of something there are: "how many flats". */
export const counted = (nouns: string): string[] =>
  before('how many; number of; no of; kitne; kitni; eshtu; कितने; कितनी; ಎಷ್ಟು', nouns);
