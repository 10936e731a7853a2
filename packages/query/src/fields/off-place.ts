import { lengthAt } from '../phrases.ts';
import { namedPlaceAt } from '../place-reading.ts';
import type { Reader, Reading, Sentence } from '../reading.ts';
import { sidesOf } from '../words/direction-words.ts';

export const offPlace: Reader = { begins: (text) => sidesOf.has(text), read: readOffPlace };

/** "nothing beyond Hoskote", "not east of Silk Board": a side of a place is neither in it nor near it. */
function readOffPlace(sentence: Sentence, at: number): Reading | undefined {
  const side = lengthAt(sidesOf, sentence.tokens, at);
  if (side === 0) return undefined;
  const place = namedPlaceAt(sentence, at + side);
  return place && { length: side + place.length, kind: 'unheld' };
}
