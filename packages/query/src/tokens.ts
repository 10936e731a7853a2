import { tokenOf } from './token.ts';
import type { Token } from './token.ts';
import { dictatedSigns } from './words/dictated-words.ts';
import { endingIsTheirs, gluedNumbers, kannadaEndings, latinUnits } from './words/ending-words.ts';

/**
 * Cuts a sentence into words, numbers and signs.
 *
 * Digits of every script become ASCII, marks that only join letters vanish, "3bhk" is two tokens
 * and "8th" one, "H.S.R." and "don't" are one word each, and a Kannada case ending stands apart
 * from its noun, so that the word tables hold each word once.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(PIECE)) {
    const raw = match[0];
    if (match.groups?.['markup'] !== undefined) continue;
    const from = match.index;
    const to = from + raw.length;
    const ending = endingOf(raw);
    const before = tokens.at(-1);
    const sign = dictatedSigns.get(before === undefined ? raw : `${before.text} ${raw}`);
    if (before !== undefined && sign !== undefined) {
      tokens[tokens.length - 1] = tokenOf(sign, before.from, to);
    } else if (ending === undefined) {
      tokens.push(tokenOf(normalize(raw), from, to));
    } else {
      // What the vowel before an ending became stays with its noun, so that no letter is cut in two.
      const cut = to - ending.length + ending.lost.length;
      const noun = text.slice(from, to - ending.length) + ending.lost;
      tokens.push(tokenOf(normalize(noun), from, cut), tokenOf(ending.text, cut, to));
    }
  }
  return tokens;
}

/**
 * The texts of a phrase's tokens. Word tables and catalogues hold thousands of phrases, nearly all made of the same plain words, each of
 * which is cut once; the others are searched for signs, abbreviations and grouped digits.
 */
export function phraseWords(phrase: string): string[] {
  const words: string[] = [];
  for (const raw of phrase.split(' ')) {
    const cut = cutOnce(raw);
    if (cut.length === 0) return tokenize(phrase).map(({ text }) => text);
    words.push(...cut);
  }
  return words;
}

/** The first of them, where that can be told without the others. */
export function firstWord(phrase: string): string | undefined {
  const end = phrase.indexOf(' ');
  return cutOnce(end < 0 ? phrase : phrase.slice(0, end))[0];
}

const cutBefore = new Map<string, readonly string[]>();

function cutOnce(raw: string): readonly string[] {
  let cut = cutBefore.get(raw);
  if (cut === undefined) cutBefore.set(raw, (cut = cutWord(raw)));
  return cut;
}

/** A plain word as it is compared, with its ending apart; nothing where it has signs. */
function cutWord(raw: string): string[] {
  if (!LETTERS_OR_DIGITS.test(raw)) return [];
  const ending = endingOf(raw);
  return ending === undefined
    ? [normalize(raw)]
    : [normalize(raw.slice(0, -ending.length) + ending.lost), ending.text];
}

/** A set of single words, each in the letters in which sentences are compared. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/).map(normalize));
}

const DIGIT = '\\p{Nd}';
const LETTER = '[\\p{L}\\p{M}\\u200c\\u200d]';
const LETTERS_OR_DIGITS = new RegExp(`^(?:${LETTER}+|\\d+)$`, 'u');

/** Tags and entities of a pasted page, quotation marks of a mail, arrows: signs that compare nothing. */
const MARKUP = [
  '<\\/?(?:p|div|span|br|hr|b|i|u|a|em|strong|small|font|ul|ol|li|table|tbody|thead|tr|td|th|h[1-6]|img|html|body|head|blockquote|pre|code|label|section|article|center|script|style)(?:\\s[^<>]{0,300})?\\/?>',
  '&(?:nbsp|lt|gt|quot|apos|#\\d{1,5});',
  // "> 1000 units" compares, unless it is pasted with more lines or arrows like it.
  '^[ \\t]*>+(?=[ \\t]*[^\\s\\d=]|[^]*(?:\\n[ \\t]*>|->))',
  '(?<=\\n)[ \\t]*>+',
  '[-=–—]+>+|>{2,}|<{2,}',
  // "1.6-ish".
  '(?<=[\\p{Nd}a-z])-(?=ish(?![a-z]))',
];

const PIECE = new RegExp(
  [
    `(?<markup>${MARKUP.join('|')})`,
    '&amp;',
    // 1,20,00,000 and 1,200,000: commas inside a number only where thousands are grouped.
    `${DIGIT}{1,3}(?:,${DIGIT}{2,3})*,${DIGIT}{3}(?!${DIGIT})(?:\\.${DIGIT}+)?`,
    // "1½" is one number, and "½" is.
    `${DIGIT}*[¼½¾]`,
    `${DIGIT}+(?:st|nd|rd|th)(?!${LETTER})`,
    // "Rs.80" is 80: a leading dot is a decimal point only where no word ends.
    `${DIGIT}+(?:\\.${DIGIT}+)?|(?<!${LETTER})\\.${DIGIT}+`,
    // H.S.R. and k.r: single letters joined by dots are one abbreviation.
    `(?<!${LETTER})(?:\\p{L}\\.){2,}(?:\\p{L}(?!${LETTER}))?|(?<!${LETTER})\\p{L}\\.\\p{L}(?!${LETTER})`,
    `${LETTER}+(?:['’]${LETTER}+)*`,
    '\\n',
    '[^\\s\\p{C}]',
  ].join('|'),
  'giu',
);

function normalize(raw: string): string {
  if (PLAIN_WORD.test(raw)) return dictatedSigns.get(raw) ?? raw;
  const fraction = FRACTIONS.get(raw.at(-1) ?? '');
  if (fraction !== undefined) return String(Number(plainNumber(raw.slice(0, -1))) + fraction);
  const text = raw.normalize('NFKC').toLowerCase();
  if (text === '&amp;') return '&';
  if (/^\p{Nd}/u.test(text)) return plainNumber(text);
  if (/^\.\p{Nd}/u.test(text)) return `0${plainNumber(text)}`;
  if (/\p{L}/u.test(text)) return plainLetters(text);
  return SIGNS.get(text) ?? text;
}

const FRACTIONS = new Map([
  ['¼', 0.25],
  ['½', 0.5],
  ['¾', 0.75],
]);

/** Joiners, the nukta and the moon of a nasal are left out as often as they are written: ज़्यादा, हूँ. */
function plainLetters(text: string): string {
  return text.replace(/['’.]|\u200c|\u200d|\u093c/gu, '').replaceAll('\u0901', '\u0902');
}

/** Most words are written as they are compared. */
const PLAIN_WORD = /^[a-z\d]+$/;

function plainNumber(text: string): string {
  return text.replaceAll(',', '').replace(/\p{Nd}/gu, digitValue);
}

/** Decimal digits of every script stand in runs of ten that begin at zero. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  if (code < 0x80) return digit;
  let value = 0;
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}

const SIGNS = new Map([
  ['–', '-'],
  ['—', '-'],
  ['‑', '-'],
  ['−', '-'],
  ['×', 'x'],
  ['।', '.'],
  ['॥', '.'],
  ['≤', '<'],
  ['≥', '>'],
  ['|', '/'],
]);

interface Ending {
  length: number;
  text: string;
  /** What the noun lost before its ending. */
  lost: string;
}

function endingOf(raw: string): Ending | undefined {
  return kannadaEnding(raw) ?? latinEnding(raw);
}

const KANNADA_LETTER = /[\u0c80-\u0cff]/;

function kannadaEnding(raw: string): Ending | undefined {
  if (!KANNADA_LETTER.test(raw)) return undefined;
  for (const [written, text, lost = ''] of kannadaEndings) {
    // The stem keeps at least one syllable: "ಇಲ್ಲಿ" and "ವರೆಗೆ" are words of their own.
    if (raw.endsWith(written) && raw.length >= written.length + 2) {
      return endingIsTheirs.test(raw) ? undefined : { length: written.length, text, lost };
    }
  }
  return undefined;
}

function latinEnding(raw: string): Ending | undefined {
  const ending = latinUnits.exec(raw) ?? gluedNumbers.exec(raw);
  const stem = ending?.[1];
  if (stem === undefined) return undefined;
  const text = (ending?.[2] ?? '').toLowerCase();
  return {
    length: raw.length - stem.length,
    text: /inth?a$/.test(text) ? 'kinta' : text,
    lost: '',
  };
}
