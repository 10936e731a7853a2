import type { Token } from '../token.ts';

interface NameTail {
  /** Tokens consumed. */
  length: number;
  /** How the tail is said, where it narrows the name: "Main Road", "East". */
  name?: string;
}

const DIRECTIONS = new Map([
  ['east', 'East'],
  ['west', 'West'],
  ['north', 'North'],
  ['south', 'South'],
  ['extension', 'Extension'],
  ['extn', 'Extension'],
]);
const PLACE_WORDS = new Set(
  'village circle junction signal flyover bridge cross gate side town locality area layout'.split(
    ' ',
  ),
);

// "hebbal east facing", "jayanagar south bangalore", "hebbal main road facing" say something else.
const SAYS_SOMETHING_ELSE =
  /^(?:facing|face|faced|side|touch|touching|view|bangalore|bengaluru|banglore|blr|zone|east|west|north|south|muki|mukha)$/;
// "whitefield area 1500 sqft", "hebbal area of at least 1200"
const MEASURES =
  /^(?:\d.*|of|above|over|under|below|at|more|min|minimum|max|between|should|upto|up|atleast|around|-|:|>|<)$/;

/** The words after a locality's name that still belong to it: "Varthur main road", "Hebbal flyover". */
export function tailAt(tokens: readonly Token[], index: number): NameTail | undefined {
  const word = tokens[index]?.text ?? '';
  const next = tokens[index + 1]?.text ?? '';
  const direction = DIRECTIONS.get(word);
  if (direction !== undefined) {
    const facing = next === '-' ? (tokens[index + 2]?.text ?? '') : next;
    return SAYS_SOMETHING_ELSE.test(facing) ? undefined : { length: 1, name: direction };
  }
  if (word === 'main' && /^(?:road|rd)$/.test(next)) {
    const facing = tokens[index + 2]?.text ?? '';
    return SAYS_SOMETHING_ELSE.test(facing) ? undefined : { length: 2, name: 'Main Road' };
  }
  if (/^(?:road|rd)$/.test(word)) {
    return SAYS_SOMETHING_ELSE.test(next) ? undefined : { length: 1, name: 'Road' };
  }
  if (!PLACE_WORDS.has(word) || MEASURES.test(next) || SAYS_SOMETHING_ELSE.test(next))
    return undefined;
  return { length: 1 };
}
