import { upperFirst } from '@manemitra/domain/first-letter';
import type { Token } from '../token.ts';
import { factOf } from '../word.ts';
import { plainWord } from './spelling.ts';

/** A piece of a locality as it is numbered there: 7th phase, 8th block, sector 5. */
export interface PartReading {
  /** Tokens consumed. */
  length: number;
  units: readonly Unit[];
  number: string;
  /** As people say it: "7th Phase", "Sector 5". */
  name: string;
}

type Unit = 'phase' | 'block' | 'stage' | 'sector';

const UNIT_WORDS = new Map<string, readonly Unit[]>([
  ...words('phase', 'phase ph phases phse phas fase faze pahse फेज फेज़ ಫೇಸ್ ಫೇಜ್'),
  ...words('block', 'block blocks blok blk bloc blcok ब्लॉक ब्लाक ಬ್ಲಾಕ್'),
  ...words('stage', 'stage stages stge stag satge स्टेज ಸ್ಟೇಜ್'),
  ...words('sector', 'sector sectors sectr sec सेक्टर ಸೆಕ್ಟರ್'),
  // Kannada has one word for a phase and a stage.
  ['ಹಂತ', ['phase', 'stage']],
  ['hanta', ['phase', 'stage']],
  ['hantha', ['phase', 'stage']],
]);

function words(unit: Unit, spellings: string): [string, readonly Unit[]][] {
  return spellings.split(' ').map((spelling) => [spelling.normalize('NFKC'), [unit]]);
}

const ORDINAL_WORDS = new Map(
  'first second third fourth fifth sixth seventh eighth ninth tenth'
    .split(' ')
    .map((word, index) => [word, String(index + 1)]),
);
const CARDINALS = new Map(
  ['i ii iii iv v vi vii viii ix x', 'one two three four five six seven eight nine ten'].flatMap(
    (list) => list.split(' ').map((word, index) => [word, String(index + 1)] as const),
  ),
);

const ORDINAL = /^(\d{1,2})(?:st|nd|rd|th|ne|ನೇ|वां|वीं|वा)$/;
const ORDINAL_MARK = /^(?:ನೇ|ne|नंबर|वां|वीं)$/;

/** Numbers before these words belong to them: "jp nagar phase 3 bhk" is 3 BHK. */
const COUNTED =
  /^(?:bhk|rk|bed|beds|bedroom|bedrooms|bath|cr|crore|crores|lakh|lakhs|lac|l|k|km|min|mins|kamre|room|rooms|ಬಿಎಚ್ಕೆ|बीएचके)$/;

/** Whether a word counts what stands before it, so that the number is no part's. */
export function isCounted(text: string): boolean {
  return COUNTED.test(text);
}

/** The part that begins at a token: "7th phase", "phase 7", "4th t block", "a block". */
export function partAt(tokens: readonly Token[], index: number): PartReading | undefined {
  const first = tokens[index];
  if (first === undefined || !mayBegin(first.word)) return undefined;
  return numberFirst(tokens, index) ?? unitFirst(tokens, index) ?? letterFirst(tokens, index);
}

const mayBegin = factOf(
  (text) =>
    /^(?:\d{1,2}|[a-h]$)/.test(text) || ORDINAL_WORDS.has(text) || unitsOf(text) !== undefined,
);

function numberFirst(tokens: readonly Token[], index: number): PartReading | undefined {
  const number = ordinalAt(tokens, index);
  if (number === undefined) return undefined;
  let next = index + number.length;
  const letter = /^[a-z]$/.test(tokens[next]?.text ?? '') ? tokens[next]?.text : undefined;
  if (letter !== undefined && unitsAt(tokens, next + 1) !== undefined) next++;
  const units = unitsAt(tokens, next);
  if (units === undefined) return undefined;
  const suffix = next > index + number.length ? ` ${letter?.toUpperCase() ?? ''}` : '';
  return partOf(next + 1 - index, units, number.value, suffix);
}

function unitFirst(tokens: readonly Token[], index: number): PartReading | undefined {
  const units = unitsAt(tokens, index);
  if (units === undefined) return undefined;
  const dash = tokens[index + 1]?.text === '-' ? 1 : 0;
  const at = index + 1 + dash;
  const word = tokens[at]?.text ?? '';
  const number = /^\d{1,2}$/.test(word)
    ? word
    : (ORDINAL.exec(word)?.[1] ?? ORDINAL_WORDS.get(word) ?? CARDINALS.get(word));
  if (number === undefined) return undefined;
  const following = tokens[at + 1]?.text ?? '';
  if (/^\d+$/.test(word) && (COUNTED.test(following) || following === '.')) return undefined;
  return partOf(at + 1 - index, units, number, '');
}

function letterFirst(tokens: readonly Token[], index: number): PartReading | undefined {
  const letter = tokens[index]?.text ?? '';
  const units = unitsAt(tokens, index + 1);
  if (!/^[a-h]$/.test(letter) || units === undefined) return undefined;
  if (units[0] !== 'block' && units[0] !== 'sector') return undefined;
  const name = `${letter.toUpperCase()} ${titleOf(units)}`;
  return { length: 2, units, number: letter, name };
}

function ordinalAt(
  tokens: readonly Token[],
  index: number,
): { value: string; length: number } | undefined {
  const word = tokens[index]?.text ?? '';
  const value = ORDINAL.exec(word)?.[1] ?? ORDINAL_WORDS.get(word);
  if (value !== undefined) return { value, length: 1 };
  if (!/^\d{1,2}$/.test(word)) return undefined;
  const marked = ORDINAL_MARK.test(tokens[index + 1]?.text ?? '') ? 1 : 0;
  return { value: word, length: 1 + marked };
}

function unitsAt(tokens: readonly Token[], index: number): readonly Unit[] | undefined {
  return unitsOf(tokens[index]?.text ?? '');
}

function unitsOf(text: string): readonly Unit[] | undefined {
  return UNIT_WORDS.get(text) ?? UNIT_WORDS.get(plainWord(text));
}

function partOf(
  length: number,
  units: readonly Unit[],
  number: string,
  suffix: string,
): PartReading {
  const plain = String(Number(number));
  const name =
    units[0] === 'sector'
      ? `Sector ${plain}${suffix}`
      : `${plain}${ordinalEnding(Number(number))}${suffix} ${titleOf(units)}`;
  // "4th T Block" is not the 4th block.
  return { length, units, number: plain + suffix.toLowerCase(), name };
}

function titleOf(units: readonly Unit[]): string {
  const unit = units[0] ?? 'phase';
  return upperFirst(unit);
}

function ordinalEnding(value: number): string {
  if (value % 100 >= 10 && value % 100 <= 20) return 'th';
  return { 1: 'st', 2: 'nd', 3: 'rd' }[value % 10] ?? 'th';
}
