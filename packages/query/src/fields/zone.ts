import { upperFirst } from '@manemitra/domain/first-letter';
import type { Zone } from '../criteria.ts';
import { orList } from '../field-language.ts';
import type { FieldLanguage } from '../field-language.ts';
import { lengthAt, phraseAt } from '../phrases.ts';
import { wish } from '../reading.ts';
import type { Reading, Sentence } from '../reading.ts';
import type { Token } from '../token.ts';
import { cityWords, facingWords, zoneDirections, zoneNouns } from '../words/direction-words.ts';
import { denialsBehind } from '../words/denial-words.ts';
import { listJoints } from '../words/joint-words.ts';
import { locatives } from '../words/postposition-words.ts';
import { doorWords, goingOnZones, refusedZones } from '../words/zone-words.ts';

export const zone: FieldLanguage<'zone'> = {
  field: 'zone',
  readers: [
    { begins: (text) => zoneDirections.has(text), read: readZone },
    { begins: (text) => cityWords.has(text), read: readZoneAfterCity },
    { begins: (text) => text === 'in' || zoneDirections.has(text), read: readBareZone },
    { begins: (text) => zoneDirections.has(text), read: readZoneAlone },
  ],
  say: (value) => `in ${orList(value.in)} Bangalore`,
  label: (value) => {
    const text = `${orList(value.in)} Bangalore`;
    return upperFirst(text);
  },
};

/** "north Bangalore", "north or east blr", "east side of bangalore". */
function readZone({ tokens }: Sentence, at: number): Reading | undefined {
  const list = zonesAt(tokens, at);
  if (list === undefined) return undefined;
  let end = at + list.length;
  const noun = lengthAt(zoneNouns, tokens, end);
  end += noun;
  const of = tokens[end]?.text === 'of' ? 1 : 0;
  const city = lengthAt(cityWords, tokens, end + of);
  if (noun > 0 || city > 0) end += of;
  if (city + noun === 0) return undefined;
  return wish(end + city - at, { field: 'zone', value: { in: list.zones } });
}

/** "bangalore north". */
function readZoneAfterCity({ tokens }: Sentence, at: number): Reading | undefined {
  const city = lengthAt(cityWords, tokens, at);
  if (city === 0) return undefined;
  const hyphen = tokens[at + city]?.text === '-' ? 1 : 0;
  const list = zonesAt(tokens, at + city + hyphen);
  if (list === undefined) return undefined;
  const end = at + city + hyphen + list.length;
  if (lengthAt(facingWords, tokens, end) > 0) return undefined;
  return wish(end - at, { field: 'zone', value: { in: list.zones } });
}

/** "in the north": only with a preposition that says a place is meant. */
function readBareZone({ tokens }: Sentence, at: number): Reading | undefined {
  if (tokens[at]?.text !== 'in') return readZoneBehind(tokens, at);
  const the = tokens[at + 1]?.text === 'the' ? 1 : 0;
  const list = zonesAt(tokens, at + 1 + the);
  if (list === undefined || lengthAt(facingWords, tokens, at + 1 + the + list.length) > 0) {
    return undefined;
  }
  const next = tokens[at + 1 + the + list.length]?.text ?? '';
  if (/^\p{L}/u.test(next) && !goingOnZones.has(next)) return undefined;
  return wish(1 + the + list.length, { field: 'zone', value: { in: list.zones } });
}

/** "villa 2.5cr north": a direction that stands for itself, where nobody speaks of doors. */
function readZoneAlone({ tokens }: Sentence, at: number): Reading | undefined {
  const list = zonesAt(tokens, at);
  if (list === undefined || list.zones.includes('central')) return undefined;
  const next = tokens[at + list.length]?.text ?? '';
  const isLast =
    next === '' || next === '.' || next === ',' || /^\d/.test(next) || denialsBehind.has(next);
  if (!isLast || doorWords.has(tokens[at - 1]?.text ?? '')) return undefined;
  if (tokens[at]?.text.length === 2 || /^\p{N}/u.test(tokens[at]?.text ?? '')) return undefined;
  const saysDoor = tokens.some(
    ({ text }, index) => doorWords.has(text) || lengthAt(facingWords, tokens, index) > 0,
  );
  // "not south" alone may be of a door.
  if (tokens.some(({ text }) => refusedZones.has(text)) && !saysCity(tokens)) return undefined;
  return saysDoor ? undefined : wish(list.length, { field: 'zone', value: { in: list.zones } });
}

/** "anywhere in Bangalore except north": with the city named, parts of it are spoken of. */
function saysCity(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }, at) => text === 'zone' || lengthAt(cityWords, tokens, at) > 0);
}

/** "east me", "north alli": the preposition of Hindi and Kannada stands behind. */
function readZoneBehind(tokens: readonly Token[], at: number): Reading | undefined {
  const list = zonesAt(tokens, at);
  if (list === undefined || !locatives.has(tokens[at + list.length]?.text ?? '')) return undefined;
  return wish(list.length + 1, { field: 'zone', value: { in: list.zones } });
}

/** There are no more directions; a bound keeps long rows of them cheap. */
const MOST_LISTED = 8;

function zonesAt(
  tokens: readonly Token[],
  at: number,
): { length: number; zones: Zone[] } | undefined {
  const first = phraseAt(zoneDirections, tokens, at);
  if (first === undefined) return undefined;
  let { length } = first;
  const zones = [first.value];
  while (zones.length < MOST_LISTED) {
    const comma = tokens[at + length]?.text === ',' ? 1 : 0;
    const joint = listJoints.has(tokens[at + length + comma]?.text ?? '') ? comma + 1 : comma;
    const next = joint === 0 ? undefined : phraseAt(zoneDirections, tokens, at + length + joint);
    if (next === undefined) break;
    length += joint + next.length;
    zones.push(next.value);
  }
  return { length, zones: [...new Set(zones)] };
}
