import { beginsComparison, comparisonAt } from '../comparisons.ts';
import { distanceAt } from '../distances.ts';
import { lengthAt, rowLength } from '../phrases.ts';
import { namedPlaceAt } from '../place-reading.ts';
import { wish } from '../reading.ts';
import type { Reader, Reading, Sentence } from '../reading.ts';
import { articlesAhead } from '../words/article-words.ts';
import { distanceJoints } from '../words/near-words.ts';

export const far: Reader = { begins: beginsComparison, read: readFar };

/** "at least 2 km from the airport": what lies nearer is refused. Of minutes and of a metro no field can say so. */
function readFar(sentence: Sentence, at: number): Reading | undefined {
  const { tokens } = sentence;
  const comparison = comparisonAt(tokens, at);
  if (comparison?.value !== 'min') return undefined;
  let next = at + comparison.length;
  const distance = distanceAt(tokens, next);
  if (distance === undefined) return undefined;
  next += distance.length;
  const joint = lengthAt(distanceJoints, tokens, next);
  if (joint === 0) return undefined;
  next += joint + rowLength(articlesAhead, tokens, next + joint);
  if (tokens[next]?.text === 'metro') return { length: next + 1 - at, kind: 'unheld' };
  const place = namedPlaceAt(sentence, next);
  if (place === undefined || 'ask' in place) return undefined;
  const length = next + place.length - at;
  if (distance.meters === undefined) return { length, kind: 'unheld' };
  const value = { place: place.slug, withinMeters: distance.meters };
  return wish(length, { field: 'near', value, strength: 'avoid' });
}
