import { upperFirst } from '@manemitra/domain/first-letter';
import type { Facing } from '../criteria.ts';
import { orList } from '../field-language.ts';
import type { FieldLanguage } from '../field-language.ts';
import { lengthAt, phraseAt, rowLength } from '../phrases.ts';
import { wish } from '../reading.ts';
import type { Reading, Sentence } from '../reading.ts';
import type { Token } from '../token.ts';
import { facingDirections, facingsInOne, facingWords } from '../words/direction-words.ts';
import { alternativeJoints, commaJoints } from '../words/joint-words.ts';
import { statingWords } from '../words/stating-words.ts';

export const facing: FieldLanguage<'facing'> = {
  field: 'facing',
  readers: [
    { begins: (text) => facingsInOne.has(text) || facingDirections.has(text), read: readFacing },
    { begins: (text) => facingWords.has(text), read: readFacingFirst },
  ],
  say: (value) => `${orList(value.in)} facing`,
  label: (value) => {
    const text = `${orList(value.in)} facing`;
    return upperFirst(text);
  },
};

/** "east facing", "north or east facing", "poorva dikku". */
function readFacing({ tokens }: Sentence, at: number): Reading | undefined {
  const inOne = phraseAt(facingsInOne, tokens, at);
  if (inOne !== undefined) {
    const noun = lengthAt(facingWords, tokens, at + inOne.length);
    return wish(inOne.length + noun, { field: 'facing', value: { in: [inOne.value] } });
  }
  const list = directionsAt(tokens, at);
  if (list === undefined) return undefined;
  let end = at + list.length;
  if (tokens[end]?.text === '-') end += 1;
  const word = lengthAt(facingWords, tokens, end);
  if (word === 0 || isHindiFar(tokens, at)) return undefined;
  return wish(end + word - at, { field: 'facing', value: { in: list.directions } });
}

/** "airport se door": Hindi for far from it, no door to the south-east. */
function isHindiFar(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === 'se' && tokens[at + 1]?.text === 'door';
}

/** "facing east", "main door: north". */
function readFacingFirst({ tokens }: Sentence, at: number): Reading | undefined {
  const word = lengthAt(facingWords, tokens, at);
  if (word === 0) return undefined;
  const stated = rowLength(statingWords, tokens, at + word);
  const list = directionsAt(tokens, at + word + stated);
  if (list === undefined) return undefined;
  const end = at + word + stated + list.length;
  // "facing, east bangalore" names a part of the city.
  if (lengthAt(facingWords, tokens, end) > 0) return undefined;
  return wish(end - at, { field: 'facing', value: { in: list.directions } });
}

/** "vastu ke hisaab se, east facing": by itself "se" is a small word of Hindi, no south-east. */
function isSmallWord(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === 'se' && lengthAt(facingWords, tokens, at + 1) === 0;
}

/** There are no more directions; a bound keeps long rows of them cheap. */
const MOST_LISTED = 8;

function directionsAt(
  tokens: readonly Token[],
  at: number,
): { length: number; directions: Facing[] } | undefined {
  const first = phraseAt(facingDirections, tokens, at);
  if (first === undefined || isSmallWord(tokens, at)) return undefined;
  let { length } = first;
  const directions = [first.value];
  let isChosen = false;
  while (directions.length < MOST_LISTED) {
    let joint = lengthAt(facingWords, tokens, at + length);
    const between = tokens[at + length + joint]?.text ?? '';
    // "East or north, south never": behind a choice the comma begins something else.
    if (isChosen && between === ',') break;
    isChosen ||= alternativeJoints.has(between);
    joint = commaJoints.has(tokens[at + length + joint]?.text ?? '') ? joint + 1 : 0;
    if (joint === 0) break;
    const second = commaJoints.has(tokens[at + length + joint]?.text ?? '') ? 1 : 0;
    const next = phraseAt(facingDirections, tokens, at + length + joint + second);
    if (next === undefined) break;
    length += joint + second + next.length;
    directions.push(next.value);
  }
  return { length, directions: [...new Set(directions)] };
}
