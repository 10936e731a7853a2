import { lengthAt, list, phraseSet, rowLength } from '../phrases.ts';
import type { Reader, Reading, Sentence } from '../reading.ts';
import type { Token } from '../token.ts';
import { allInWords, chargeWords, includedWords } from '../words/money-words.ts';

export const allIn: Reader = {
  begins: (text) => allInWords.has(text) || chargeWords.has(text),
  read: readAllIn,
};

/** "all-in under 1.6 Cr": the words stand apart from the amount and settle its basis. */
function readAllIn({ tokens }: Sentence, at: number): Reading | undefined {
  let length = lengthAt(allInWords, tokens, at) || chargesIncluded(tokens, at);
  if (length === 0) return undefined;
  // "including GST and registration": the charges may be listed.
  for (;;) {
    const joint = CHARGE_JOINTS.has(tokens[at + length]?.text ?? '') ? 1 : 0;
    const more =
      lengthAt(allInWords, tokens, at + length + joint) ||
      lengthAt(chargeWords, tokens, at + length + joint);
    if (more === 0) break;
    length += joint + more;
  }
  return { length, kind: 'marker', marker: { role: 'all-in' }, side: 'either' };
}

const CHARGE_JOINTS = new Set(['and', '&', '+', ',', '/', 'aur', 'mattu', 'n']);

/** "registry mila ke", "registration and stamp duty included", "GST seri": charges, then that they are in. */
function chargesIncluded(tokens: readonly Token[], at: number): number {
  const charges = chargesLength(tokens, at);
  const included = charges === 0 ? 0 : lengthAt(includedWords, tokens, at + charges);
  return included === 0 ? 0 : charges + included;
}

/** "registration, stamp duty and GST" */
function chargesLength(tokens: readonly Token[], at: number): number {
  let length = lengthAt(chargeWords, tokens, at);
  for (let listed = 1; length > 0 && listed < MOST_CHARGES; listed++) {
    const joint = CHARGE_JOINTS.has(tokens[at + length]?.text ?? '') ? 1 : 0;
    const charge = lengthAt(chargeWords, tokens, at + length + joint);
    if (charge === 0) break;
    length += joint + charge;
  }
  return length;
}

/** More than there are; a bound keeps long rows of them cheap. */
const MOST_CHARGES = 12;

export const chargesOut: Reader = {
  begins: (text) => OUT.has(text) || chargeWords.has(text),
  read: readChargesOut,
};

/** "not including registration", "excl GST", "registration alag": paid on top, as with any listed price. */
function readChargesOut({ tokens }: Sentence, at: number): Reading | undefined {
  const isLed = OUT.has(tokens[at]?.text ?? '');
  const first = isLed ? at + 1 + rowLength(OUT_FILLERS, tokens, at + 1) : at;
  const charges = chargesLength(tokens, first);
  if (charges === 0) return undefined;
  const next = first + charges;
  if (isLed) return { length: next - at, kind: 'filler' };
  const extra = lengthAt(extraWords, tokens, next);
  return extra === 0 ? undefined : { length: next + extra - at, kind: 'filler' };
}

const OUT = new Set([
  'not',
  'without',
  'excluding',
  'excl',
  'exclusive',
  'before',
  'minus',
  'except',
  'plus',
  '+',
]);
const OUT_FILLERS = new Set([
  'including',
  'incl',
  'inclusive',
  'included',
  'of',
  'any',
  'all',
  'counting',
  'the',
]);
const extraWords = phraseSet(
  list(`
    extra; is extra; are extra; alag; alag se; separate; separately; is separate; additional;
    on top; not included; is not included; not including; excluded; bere; beere; अलग; अलग से; ಬೇರೆ
  `),
);
