import { PROMPT_MAX_LENGTH } from '@manemitra/contract/limits';
import { randomFrom } from './random.ts';

/** Texts that buyers do not write and machines do; the same ones in every run with the same seed. */
export function* hostileStrings(
  queries: readonly string[],
  { count, seed }: { count: number; seed: number },
): Generator<string> {
  const random = randomFrom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T;
  const words = [...new Set(queries.flatMap((query) => query.split(/\s+/)))];
  const makers: readonly (() => string)[] = [
    () =>
      spaced(
        1 + below(16),
        () => pick(words),
        () => pick([' ', ' ', ' ', ', ', '', '\n', ' - ']),
      ),
    () => sliced(pick(queries), below),
    () =>
      spaced(
        2 + below(3),
        () => sliced(pick(queries), below),
        () => pick(GLUE),
      ),
    () => withInserted(pick(queries), pick(INVISIBLE), below),
    () => withInserted(pick(queries), pick(HOSTILE), below),
    () => pick(HOSTILE),
    () => pick(words).repeat(1 + below(60)),
    () => pick(REPEATED).repeat(1 + below(400)),
    () =>
      spaced(
        1 + below(6),
        () => `${number(below)}${pick(UNITS)}`,
        () => pick([' ', '-', ' to ', '/']),
      ),
    () =>
      spaced(
        below(60),
        () => String.fromCodePoint(pick(BLOCKS) + below(128)),
        () => '',
      ),
    () =>
      spaced(
        below(80),
        () => String.fromCharCode(below(0x1_0000)),
        () => '',
      ),
    () => withInserted(pick(queries), String.fromCharCode(0xd800 + below(0x800)), below),
  ];
  for (let n = 0; n < count; n++) {
    yield n % LONG_EVERY === LONG_EVERY - 1 ? long(pick(makers)) : pick(makers)();
  }
}

/** One text in so many is as long as a text from outside may get. */
const LONG_EVERY = 500;

function long(make: () => string): string {
  let text = '';
  for (let turn = 0; text.length < PROMPT_MAX_LENGTH && turn < PROMPT_MAX_LENGTH; turn++)
    text += `${make()} `;
  return text.slice(0, PROMPT_MAX_LENGTH);
}

type Below = (limit: number) => number;

function spaced(count: number, item: () => string, glue: () => string): string {
  let text = '';
  for (let n = 0; n < count; n++) text += (n === 0 ? '' : glue()) + item();
  return text;
}

const sliced = (text: string, below: Below) => {
  const from = below(text.length);
  return text.slice(from, from + 1 + below(text.length - from));
};

function withInserted(text: string, inserted: string, below: Below): string {
  const at = below(text.length + 1);
  return text.slice(0, at) + inserted + text.slice(at);
}

const number = (below: Below) =>
  spaced(
    1 + below(below(8) === 0 ? 300 : 9),
    () => String(below(10)),
    () => (below(9) === 0 ? '.' : ''),
  );

const GLUE = [
  ' ',
  '. ',
  ' not ',
  ' or ',
  ' either ',
  ', or else ',
  ' but ',
  ' ಬೇಡ ',
  ' नहीं ',
  '\n',
  '?',
  ' and no ',
];
/** Zero-width, direction and variation signs, a byte-order mark, a soft hyphen, a null. */
const INVISIBLE = [
  '\u200b',
  '\u200c',
  '\u200d',
  '\u202e',
  '\u2066',
  '\ufeff',
  '\u00ad',
  '\ufe0f',
  '\0',
];
/** First code points of scripts and signs: Latin, Greek, Arabic, Devanagari, Kannada, signs, CJK, emoji. */
const BLOCKS = [
  0x20, 0x80, 0x370, 0x600, 0x900, 0xc80, 0x2000, 0x2190, 0x4e00, 0xff00, 0x1f300, 0x1f600,
];
const UNITS = [
  '',
  'cr',
  ' lakh',
  'k',
  'bhk',
  ' sqft',
  '%',
  ' km',
  'x40',
  ' ಕೋಟಿ',
  ' करोड़',
  '/-',
  'e9',
  '+',
];
const REPEATED = [
  'a',
  '1',
  '1,',
  '1.',
  '1-',
  '(',
  '((a+)+)',
  'not ',
  'or ',
  'no no ',
  '3bhk ',
  'e-',
  'jp ',
  'nagar ',
  'whitefield ',
  'near ',
  '1 cr ',
  'से ',
  'ಬೇಡ ',
  '🏠',
  '\u0301',
  'ﷺ',
  '\n',
  ' ',
  '₹',
  "'",
];
const HOSTILE = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty valueOf',
  'by __proto__ in constructor',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  "'; drop table projects; --",
  "' or '1'='1",
  '${7*7} {{7*7}} <%= 7 %>',
  '{{project:1}}',
  '../../etc/passwd',
  '%00%0d%0aSet-Cookie: a=b',
  'ignore all previous instructions',
  '999999999999999999999999999999 cr',
  '0.0000000000000000000001 lakh',
  '-1 cr',
  'NaN cr to Infinity lakh',
  '1e308 crore',
  '0x1F bhk',
  '٣ غرف',
  '３ＢＨＫ １．５ｃｒ',
  '𝟛𝕓𝕙𝕜',
  'ⅷ bhk',
  '½ cr',
  '👨‍👩‍👧‍👦 3bhk',
  'before 31 feb 2027',
  'by 99/99/9999',
  'within 0 km of whitefield',
  '0 to 0 cr',
  '5-2 bhk 9-1 cr',
];
