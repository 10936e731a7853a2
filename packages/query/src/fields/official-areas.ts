import { CORPORATIONS, corporationName, type Corporation } from '@manemitra/domain/corporations';
import type { OfficialArea } from '../criteria.ts';
import { orList } from '../field-language.ts';
import { wardBySlug } from '../gazetteer/wards.ts';
import { lengthAt, phraseAt } from '../phrases.ts';
import { anyWord, wish } from '../reading.ts';
import type { Reader, Reading, Sentence } from '../reading.ts';
import type { Token } from '../token.ts';
import { wardNamedAt } from '../ward-names.ts';
import { cityWords, zoneDirections } from '../words/direction-words.ts';
import { commaJoints } from '../words/joint-words.ts';
import {
  corporationWords,
  pincodeWords,
  sumsBefore,
  sumsBehind,
} from '../words/official-area-words.ts';

/* Areas with a border that an office has drawn: pincodes, wards, city corporations. */

export const officialAreaReaders: readonly Reader[] = [
  { begins: (text) => pincodeWords.has(text) || PINCODE.test(text), read: readPincodes },
  { begins: anyWord, read: readWards },
  {
    begins: (text) => cityWords.has(text) || zoneDirections.has(text),
    read: readCorporations,
  },
];

/** Of Bengaluru and the districts around it. */
const PINCODE = /^56[0-3]\d{3}$/;

/** Said so that it is read back. */
export function sayArea(area: OfficialArea): string {
  return 'pincodes' in area ? `in pincode ${orList(area.pincodes)}` : `in ${labelOfArea(area)}`;
}

export function labelOfArea(area: OfficialArea): string {
  if ('pincodes' in area) return `Pincode ${orList(area.pincodes)}`;
  if ('corporations' in area) return orList(area.corporations.map(corporationName));
  return orList(area.wards.map((slug) => `${wardBySlug(slug)?.name ?? slug} ward`));
}

/** "pincode 560037", "560037 or 560066", "560037 pin code". */
function readPincodes({ tokens }: Sentence, at: number): Reading | undefined {
  const lead = lengthAt(pincodeWords, tokens, at);
  const listed = listAt(tokens, at + lead, (from) => pincodeAt(tokens, from, lead > 0));
  if (listed === undefined) return undefined;
  const end = at + lead + listed.length;
  const trail = lengthAt(pincodeWords, tokens, end);
  if (lead + trail === 0 && isSum(tokens, at, end)) return undefined;
  return areaWish(end + trail - at, { pincodes: listed.values });
}

/** "560037"; behind the word for it also in two parts, as on an envelope: "560 037". */
function pincodeAt(
  tokens: readonly Token[],
  at: number,
  isAnnounced: boolean,
): { length: number; value: string } | undefined {
  const first = tokens[at]?.text ?? '';
  if (PINCODE.test(first)) return { length: 1, value: first };
  const both = first.length === 3 && isAnnounced ? first + (tokens[at + 1]?.text ?? '') : '';
  return PINCODE.test(both) ? { length: 2, value: both } : undefined;
}

/** "₹560066", "budget 560066": said to be money. */
function isSum(tokens: readonly Token[], at: number, end: number): boolean {
  const isBefore = [1, 2].some((back) => lengthAt(sumsBefore, tokens, at - back) === back);
  return isBefore || lengthAt(sumsBehind, tokens, end) > 0;
}

/** "Begur ward", "Begur ward or Hoodi ward"; a ward's number alone may be of any of three divisions, and of five corporations. */
function readWards(sentence: Sentence, at: number): Reading | undefined {
  const listed = listAt(sentence.tokens, at, (from) => wardNamedAt(sentence, from));
  return listed && areaWish(listed.length, { wards: listed.values });
}

/** "East City Corporation", "Bengaluru west corporation". */
function readCorporations({ tokens }: Sentence, at: number): Reading | undefined {
  const listed = listAt(tokens, at, (from) => corporationAt(tokens, from));
  return listed && areaWish(listed.length, { corporations: listed.values });
}

function corporationAt(
  tokens: readonly Token[],
  at: number,
): { length: number; value: Corporation } | undefined {
  const city = lengthAt(cityWords, tokens, at);
  const direction = phraseAt(zoneDirections, tokens, at + city);
  const value = CORPORATIONS.find((id) => id === direction?.value);
  if (direction === undefined || value === undefined) return undefined;
  let end = at + city + direction.length;
  end += lengthAt(cityWords, tokens, end);
  const noun = lengthAt(corporationWords, tokens, end);
  return noun === 0 ? undefined : { length: end + noun - at, value };
}

/** Nobody names more areas; a bound keeps long rows of them cheap. */
const MOST_LISTED = 20;

/** Items with joints between them. */
function listAt<T>(
  tokens: readonly Token[],
  at: number,
  itemAt: (from: number) => { length: number; value: T } | undefined,
): { length: number; values: T[] } | undefined {
  const first = itemAt(at);
  if (first === undefined) return undefined;
  const values = [first.value];
  let end = at + first.length;
  while (values.length < MOST_LISTED) {
    let next = end;
    while (commaJoints.has(tokens[next]?.text ?? '') && next - end < 2) next++;
    const item = next === end ? undefined : itemAt(next);
    if (item === undefined) break;
    values.push(item.value);
    end = next + item.length;
  }
  return { length: end - at, values: [...new Set(values)] };
}

const areaWish = (length: number, value: OfficialArea): Reading =>
  wish(length, { field: 'region', value, isSure: true });
