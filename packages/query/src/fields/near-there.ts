import { beginsDistance, distanceAt } from '../distances.ts';
import { unplacedIn } from '../institution-names.ts';
import { lengthAt, phraseAt, rowLength } from '../phrases.ts';
import { namedPlaceAt } from '../place-reading.ts';
import type { Reader, Reading, Sentence } from '../reading.ts';
import { distanceJoints, nearBefore, placeJoints } from '../words/near-words.ts';
import { homesOfThem, themWords } from '../words/people-item-words.ts';
import {
  dailyWords,
  fromThereWords,
  peopleWords,
  pronounWords,
  thatPlaceWords,
  thereWords,
} from '../words/people-words.ts';
import { advisers } from '../words/telling-words.ts';
import type { Span } from '../token.ts';

type Read = Reader['read'];

/**
 * "My sister stays in Kengeri, 2bhk near her place", "avra mane hattira", "unke ghar se paidal 15 minute": near where one of the
 * family lives, whose place was named before. It is read as with the name in the place of these words, by what reads a place
 * behind "near" and one before it.
 */
export function nearThereBy(readNear: Read, readNearBehind: Read): Reader {
  return {
    begins: (text) =>
      nearBefore.has(text) ||
      thereWords.has(text) ||
      pronounWords.has(text) ||
      themWords.has(text) ||
      fromThereWords.has(text) ||
      thatPlaceWords.has(text) ||
      beginsDistance(text),
    read: (sentence, at) => readNearThere(sentence, at, { readNear, readNearBehind }),
  };
}

function readNearThere(
  sentence: Sentence,
  at: number,
  { readNear, readNearBehind }: Record<'readNear' | 'readNearBehind', Read>,
): Reading | undefined {
  const { tokens } = sentence;
  const near = phraseAt(nearBefore, tokens, at)?.length ?? 0;
  const away = distanceAt(tokens, at + near)?.length ?? 0;
  const led = near + away + (away > 0 ? lengthAt(distanceJoints, tokens, at + near + away) : 0);
  const that = thatPlaceLength(sentence, at, led);
  // "Within 2 km" alone points nowhere, "within 2 km of her house" does.
  const isOpen = away > 0 && led === near + away;
  const pointing = that > 0 ? that : isOpen ? 0 : pointingLength(sentence, at + led);
  if (pointing === 0) return undefined;
  const home = homeBefore(sentence, at, that > 0);
  if (home === undefined) return undefined;
  const place = tokens.slice(home.from, home.to);
  const behind = tokens.slice(at + led + pointing);
  const said = [...tokens.slice(at, at + led), ...place, ...behind];
  const told = { ...sentence, tokens: said };
  const reading = led > 0 ? readNear(told, 0) : readNearBehind(told, 0);
  const [wish] = reading?.kind === 'wish' ? reading.wishes : [];
  if (reading === undefined || wish?.field !== 'near') return undefined;
  const length = reading.length - place.length + pointing;
  return { length, kind: 'wish', wishes: [{ ...wish, isSure: true }] };
}

/** "her place", "avra mane", "unke ghar", "alle": words that point to where somebody lives. */
function pointingLength({ tokens }: Sentence, at: number): number {
  const there = lengthAt(thereWords, tokens, at) || (themWords.has(tokens[at]?.text ?? '') ? 1 : 0);
  if (there > 0) return there + rowLength(homesOfThem, tokens, at + there);
  const pronoun = lengthAt(pronounWords, tokens, at);
  const end = at + pronoun + rowLength(homesOfThem, tokens, at + pronoun);
  // "near her office" is not near her home.
  return pronoun === 0 || lengthAt(dailyWords, tokens, end) > 0 ? 0 : end - at;
}

/**
 * "Within 3 km of the hospital", "shaale inda 4 km olage", "from there": with a distance beside it, they are from the place where somebody
 * goes.
 */
function thatPlaceLength({ tokens }: Sentence, at: number, led: number): number {
  const start = at + led;
  const there = lengthAt(fromThereWords, tokens, start);
  const noun = lengthAt(thatPlaceWords, tokens, start);
  if (led > 0) {
    // "5 km from there": "from" was the joint of the distance.
    const bare = thereWords.has(tokens[start]?.text ?? '') ? 1 : 0;
    return there || noun || bare;
  }
  const joint = noun === 0 ? 0 : lengthAt(placeJoints, tokens, at + noun);
  const length = there > 0 ? there : joint > 0 ? noun + joint : 0;
  return length > 0 && distanceAt(tokens, at + length) !== undefined ? length : 0;
}

/** The last place that was named before, of one of the family, or where somebody goes. */
function homeBefore(sentence: Sentence, at: number, isThat: boolean): Span | undefined {
  const { tokens } = sentence;
  if (isThat && unplacedIn(tokens).some(({ to }) => to <= at)) return undefined;
  let area: Span | undefined;
  for (let from = at - 1; from >= 0; from--) {
    const place = namedPlaceAt(sentence, from);
    if (place === undefined || 'ask' in place || from + place.length > at) continue;
    const span = { from, to: from + place.length };
    // "Greenwood High Sarjapur … 5 km from the school": the school, and not its area.
    if (isThat && !place.isArea) return span;
    const isOfSomebody = tokens.slice(0, from).some((token, index) => {
      const whose = phraseAt(peopleWords, tokens, index)?.value;
      return advisers.has(token.text) || (whose !== undefined && whose !== 'me');
    });
    if (isOfSomebody) area ??= span;
    if (!isThat || !isOfSomebody) return area;
  }
  return area;
}
