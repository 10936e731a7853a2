import type { Token } from '@manemitra/query/token';
import type { Form } from './clause-form.ts';
import { numberSigns } from './ordinal-words.ts';
import { orderTails, takesOut } from './removal-words.ts';
import { asksByWord } from './verb-form-words.ts';

/** Tokens, `[from, to)`. */
export interface Range {
  from: number;
  to: number;
}

export interface Clause extends Range {
  form: Form;
  /** By itself it only names something, whatever the rest of its sentence does. */
  isNamed: boolean;
}

/** The sentences of a turn, without the signs that end them. */
export const sentencesOf = (tokens: readonly Token[]): Range[] =>
  cutAt(tokens, { from: 0, to: tokens.length }, SENTENCE_END);

/** The parts of a sentence between its signs. "Pool hatao usme kaun jaata hai" has two, for the order closes the first. */
export const partsOf = (tokens: readonly Token[], sentence: Range): Range[] =>
  cutAt(tokens, sentence, JOINT).flatMap((part) => {
    const at = tokens.slice(part.from, part.to).findIndex(({ text }) => takesOut.test(text));
    const cut = part.from + at + 1 + Number(orderTails.has(tokens[part.from + at + 1]?.text ?? ''));
    const asksBehind = tokens.slice(cut, part.to).some(({ text }) => asksByWord(text));
    return at > 0 && asksBehind && part.to - cut > 1
      ? [
          { from: part.from, to: cut },
          { from: cut, to: part.to },
        ]
      : [part];
  });

const SENTENCE_END = /^[.?!;\n]$/;
const JOINT = /^[,:]$/;

/** The parts of a range between signs, without the signs. */
function cutAt(tokens: readonly Token[], { from, to }: Range, sign: RegExp): Range[] {
  const ends = [
    ...tokens
      .slice(from, to)
      .flatMap(({ text }, at) =>
        sign.test(text) && !abbreviates(tokens, from + at) ? [from + at] : [],
      ),
    to,
  ];
  const starts = [from, ...ends.map((end) => end + 1)];
  return ends.flatMap((end, at) => {
    const start = starts[at] ?? end;
    return end > start ? [{ from: start, to: end }] : [];
  });
}

/** The point within "sq.ft" and "ಕಿ.ಮೀ". */
function abbreviates(tokens: readonly Token[], at: number): boolean {
  const [before, point, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (point?.text !== '.' || before === undefined || after === undefined) return false;
  // "The price of no. 2"
  if (numberSigns.has(before.text) && /^\d/.test(after.text)) return true;
  const isTight = before.to === point.from && point.to === after.from;
  return isTight && [before, after].every(({ text }) => /^\p{L}\p{M}*\p{L}?\p{M}*$/u.test(text));
}
