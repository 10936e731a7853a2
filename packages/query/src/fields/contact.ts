import { lengthAt, rowLength } from '../phrases.ts';
import { anyWord } from '../reading.ts';
import type { Reader, Reading, Sentence } from '../reading.ts';
import type { Token } from '../token.ts';
import { contactLeads, leadSigns } from '../words/contact-words.ts';

export const contact: Reader = { begins: anyWord, read: readContact };

/** A telephone number or mail address, with the words that announce it: neither money nor a wish. */
function readContact({ tokens }: Sentence, at: number): Reading | undefined {
  let start = at + lengthAt(contactLeads, tokens, at);
  if (start > at) start += rowLength(leadSigns, tokens, start);
  const length = phoneLength(tokens, start) || mailLength(tokens, start);
  if (length === 0) return undefined;
  const tail = lengthAt(contactLeads, tokens, start + length);
  return { length: start + length + tail - at, kind: 'background' };
}

/** How people group the ten digits: 9845098450, 98450 98450, 984-509-8450. */
const GROUPS = new Set(['10', '5,5', '4,3,3', '3,3,4', '4,6', '6,4', '2,4,4', '2,8', '5,3,2']);
const MOST_GROUPS = 3;

/** Ten digits from 6 to 9 on, with or without +91, 91 or 0 before them. */
function phoneLength(tokens: readonly Token[], at: number): number {
  if (!/^[\d+]/.test(tokens[at]?.text ?? '')) return 0;
  let start = at;
  if (tokens[start]?.text === '+') start++;
  const whole = tokens[start]?.text ?? '';
  if (/^(?:0|91|0091)[6-9]\d{9}$/.test(whole)) return start + 1 - at;
  const dash = tokens[start + 1]?.text === '-' ? 1 : 0;
  const isLandline =
    /^0\d{2,4}$/.test(whole) && /^\d{6,8}$/.test(tokens[start + 1 + dash]?.text ?? '');
  if (isLandline) return start + 2 + dash - at;
  if (/^(?:0|91|0091)$/.test(whole)) start++;
  if (start > at && tokens[start]?.text === '-') start++;
  let digits = '';
  const sizes: number[] = [];
  let next = start;
  while (sizes.length < MOST_GROUPS) {
    const group = tokens[next]?.text ?? '';
    if (!/^\d{2,10}$/.test(group)) break;
    digits += group;
    sizes.push(group.length);
    next++;
    if (digits.length >= 10) break;
    if (tokens[next]?.text === '-') next++;
  }
  const isPhone = /^[6-9]\d{9}$/.test(digits) && GROUPS.has(sizes.join(','));
  return isPhone ? next - at : 0;
}

const MOST_MAIL_TOKENS = 60;

/** "name.surname@mail.com": the words and signs up to the end of the domain. */
function mailLength(tokens: readonly Token[], at: number): number {
  // Most words stand apart.
  if (tokens[at + 1]?.from !== tokens[at]?.to) return 0;
  let next = at;
  let hasAt = false;
  let hasDot = false;
  while (next - at < MOST_MAIL_TOKENS) {
    const token = tokens[next];
    const before = tokens[next - 1];
    if (token === undefined || (next > at && before?.to !== token.from)) break;
    if (token.text === '@') hasAt = true;
    else if (token.text === '.') hasDot ||= hasAt;
    else if (!/^[\p{L}\d_+-]/u.test(token.text)) break;
    next++;
  }
  return hasAt && hasDot && next - at >= 4 ? next - at : 0;
}
