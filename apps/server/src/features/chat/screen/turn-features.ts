import { latinOf } from '@manemitra/query/gazetteer/transliteration';
import { everyConstraint, type Interpretation } from '@manemitra/query/interpretation';
import type { Token } from '@manemitra/query/token';
import { errandIn } from './errand-in.ts';
import { has } from './in-clause.ts';
import { pointedIn } from './pointing.ts';
import { whichWords, yesOrNo } from './asking-words.ts';
import { asksByEnding, asksByWord, ordersByForm, tellsByForm } from './verb-form-words.ts';

/** What stands around a turn. */
export interface TurnContext {
  kind: 'list' | 'project' | 'compare' | 'other';
  /** So many projects are shown. */
  shown: number;
  hasBefore: boolean;
  /** The turn before was no wish. */
  isAfterQuestion: boolean;
}

/**
 * What a turn shows of what it does: its words by their sound in Latin letters, so that slips and scripts come together, their neighbours
 * and pieces, and what the reader of sentences found in them, in place of the words that it found it in.
 */
export function turnFeatures(
  tokens: readonly Token[],
  alone: Interpretation,
  { kind, shown, hasBefore, isAfterQuestion }: TurnContext,
): string[] {
  const constraints = everyConstraint(alone);
  const fields = [...new Set(constraints.map(({ field }): string => field))];
  const said = tokens.filter(({ text }) => /[\p{L}\p{N}?]/u.test(text));
  const words = said.map(({ text }) => soundOf(text));
  const spans = constraints.flatMap(({ field, span, also = [] }) =>
    [span, ...also.map((one) => one.span)].map(([from, to]) => ({ field, from, to })),
  );
  const masked = said
    .map((token, at) => {
      const within = spans.find(({ from, to }) => token.from >= from && token.to <= to);
      return within === undefined ? (words[at] ?? '') : `[${within.field}]`;
    })
    .filter((word, at, all) => !word.startsWith('[') || all[at - 1] !== word);
  const left = masked.filter((word) => !word.startsWith('['));
  const read = said.length === 0 ? 0 : 1 - left.length / said.length;
  const marks = {
    first: !hasBefore,
    after: isAfterQuestion,
    asks: words.includes('?'),
    'asks last': words.at(-1) === '?',
    sort: alone.sort !== undefined,
    'm asker': tokens.some(({ text }) => asksByWord(text)),
    'm ending': tokens.some(({ text }) => asksByEnding(text)),
    'm order': tokens.some(({ text }) => ordersByForm(text)),
    'm tell': tokens.some(({ text }) => tellsByForm(text)),
    'm whether': has(yesOrNo, tokens),
    'm which': has(whichWords, tokens),
    [`m errand ${errandIn(tokens, false) ?? ''}`]: true,
    [`m at ${pointedIn(tokens)?.pointing.at ?? ''}`]: true,
    [`on ${kind}`]: true,
    [`shown ${Math.min(shown, MANY)}`]: true,
    [`long ${Math.min(Math.ceil(words.length / 3), 6)}`]: true,
    [`read ${Math.round(read * 4)}`]: true,
    [`fields ${Math.min(fields.length, 4)}`]: true,
    [`intent ${alone.intent}`]: true,
  };
  const around = ['<', ...masked, '>'];
  return [
    ...new Set([
      '=',
      ...Object.entries(marks).flatMap(([name, is]) => (is ? `=${name}` : [])),
      ...fields.map((field) => `f ${field}`),
      ...words.map((word) => `w ${word}`),
      ...around.slice(1).map((word, at) => `p ${around[at]} ${word}`),
      ...words.filter(isWord).flatMap(piecesOf),
      ...words.filter(isWord).map((word) => `s ${bonesOf(word)}`),
      `e ${words.filter(isWord).at(-1)?.slice(-ENDING) ?? ''}`,
    ]),
  ];
}

const MANY = 4;
const ENDING = 3;
const isWord = (word: string): boolean => /^[\p{L}]/u.test(word);

/** A place in a list is a small number; others are one. */
const LAST_PLACE = 10;

/** A word by its sound: what people spell in several ways is written in one. */
function soundOf(text: string): string {
  if (/^\d/.test(text)) return /^\d+$/.test(text) && Number(text) <= LAST_PLACE ? '#n' : '#';
  return latinOf(text)
    .replace(/aa+/g, 'a')
    .replace(/ee+|i[ei]+/g, 'i')
    .replace(/oo+|uu+/g, 'u')
    .replace(/([bcdgjkpt])h/g, (both, one: string) => (one === 'c' ? both : one))
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/(.)\1+/g, '$1');
}

/** Its first letter and its consonants. */
const bonesOf = (word: string): string => word.slice(0, 1) + word.slice(1).replace(/[aeiouy]/g, '');

/** Pieces of so many letters stay where an ending or a spelling differs. */
const PIECES = [3, 4];

function piecesOf(word: string): string[] {
  const whole = `<${word}>`;
  return PIECES.flatMap((length) =>
    Array.from({ length: Math.max(0, whole.length - length + 1) }, (_, at) =>
      whole.slice(at, at + length),
    ),
  );
}
