import { lengthAt, list, phraseSet } from '../phrases.ts';
import type { Reading, Sentence } from '../reading.ts';
import type { Token } from '../token.ts';
import { allInWords, chargeWords, includedWords } from '../words/money-words.ts';

/** "all-in under 1.6 Cr": the words stand apart from the amount and settle its basis. */
export function readAllIn({ tokens }: Sentence, at: number): Reading | undefined {
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
  let next = at;
  for (;;) {
    const joint = next > at && CHARGE_JOINTS.has(tokens[next]?.text ?? '') ? 1 : 0;
    const charge = lengthAt(chargeWords, tokens, next + joint);
    if (charge === 0) break;
    next += joint + charge;
  }
  const included = next === at ? 0 : lengthAt(includedWords, tokens, next);
  return included === 0 ? 0 : next + included - at;
}

/** "not including registration", "excl GST", "registration alag": paid on top, as with any listed price. */
export function readChargesOut({ tokens }: Sentence, at: number): Reading | undefined {
  const isLed = OUT.has(tokens[at]?.text ?? '');
  const first = isLed ? behindFillers(tokens, at + 1) : at;
  let next = first;
  for (;;) {
    const joint = next > first && CHARGE_JOINTS.has(tokens[next]?.text ?? '') ? 1 : 0;
    const charge = lengthAt(chargeWords, tokens, next + joint);
    if (charge === 0) break;
    next += joint + charge;
  }
  if (next === first) return undefined;
  if (isLed) return { length: next - at, kind: 'filler' };
  const extra = lengthAt(extraWords, tokens, next);
  return extra === 0 ? undefined : { length: next + extra - at, kind: 'filler' };
}

function behindFillers(tokens: readonly Token[], at: number): number {
  let next = at;
  while (OUT_FILLERS.has(tokens[next]?.text ?? '')) next++;
  return next;
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
