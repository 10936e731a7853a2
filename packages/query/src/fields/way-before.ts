import { lengthAt, phraseAt } from '../phrases.ts';
import { namedPlaceAt } from '../place-reading.ts';
import { wish, type Reader, type Reading, type Sentence } from '../reading.ts';
import { towardsPlace } from '../words/way-words.ts';
import { modeWords, vehicleWords } from '../words/vehicle-words.ts';
import { distanceBehind, nearWish } from './near-limits.ts';

/**
 * "By metro to Indiranagar in 30 min", "BMTC alli Jayanagar ge ardha gante": how one goes is said before the place, and how long behind it. A
 * bare "metro" needs a word for going there: alone it is a station to be near to.
 */
export const wayBefore: Reader = {
  begins: (text) => modeWords.has(text) || vehicleWords.has(text),
  read: readWayBefore,
};

function readWayBefore(sentence: Sentence, at: number): Reading | undefined {
  const { tokens } = sentence;
  const way = phraseAt(modeWords, tokens, at);
  const vehicle = way ?? phraseAt(vehicleWords, tokens, at);
  if (vehicle === undefined) return undefined;
  const towards = lengthAt(towardsPlace, tokens, at + vehicle.length);
  if (way === undefined && towards === 0) return undefined;
  const start = at + vehicle.length + towards;
  const place = namedPlaceAt(sentence, start);
  if (place === undefined || 'ask' in place) return undefined;
  const end = start + place.length;
  const distance = distanceBehind(tokens, end, false);
  if (distance?.minutes === undefined) return undefined;
  return wish(
    end + distance.length - at,
    nearWish(place, { ...distance, mode: distance.mode ?? vehicle.value }),
  );
}
