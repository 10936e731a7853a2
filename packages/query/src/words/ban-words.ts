import { wordSet } from '../tokens.ts';

export const bannedWords = wordSet(
  'dog dogs pet pets cat cats kid kids child children maid maids servant servants helper helpers guest guests tenant tenants bachelor bachelors delivery visitors',
);

export const insideWords = wordSet('in inside on near');

export const articlesOfBans = wordSet('the a any');

export const sharedPlaces = wordSet(
  'lift lifts elevator pool park garden gardens lobby gym clubhouse terrace lawn lawns corridor corridors',
);
