import type { PropertyType } from '@manemitra/query/criteria';
import type { Read } from './cell.ts';
import { homeTypeIn } from './home-type-words.ts';
import { readAreaRange, readPriceRange, type Range } from './ranges.ts';
import type { HomeDefaults, UnitCells } from './units-notation.ts';

/* What is said of one home besides its bedrooms: its areas, its price, its kind, and words that are its name. */

const RANGE = '[\\d.,]+(?:\\s*(?:-|–|\\bto\\b)\\s*[\\d.,]+)?';
const SQUARE =
  '(?:sq\\.?\\s*(?:f(?:ee)?t|m(?:trs?|ts?|eters?|etres?)?|y(?:ar)?ds?)\\.?|sft\\.?|square f(?:ee|oo)t)';
const UNIT_OF_MONEY = '(?:crores?|crs?|lakhs?|lacs?|lks?|l)\\b\\.?';

/** `1240-1330`; several sizes of one home, `1540/1680`, go from the smallest to the largest. */
const WHOLE = '(?:\\d{3,}|\\d,\\d{3})[\\d.,]*';
const AREA_FIGURES = `${WHOLE}(?:\\s*(?:-|–|\\bto\\b)\\s*[\\d.,]+)?(?:\\s*\\/\\s*${WHOLE})*`;

type Facts = UnitCells & { label?: string; type?: PropertyType };
type Take = (match: RegExpExecArray, facts: Facts, defaults: HomeDefaults) => string | undefined;

const FIELD_NAMES: Readonly<Record<string, string>> = {
  price: 'price',
  bathrooms: 'number of bathrooms',
  carpetSqft: 'carpet area',
  superBuiltUpSqft: 'super built-up area',
  plotSqft: 'plot size',
};

/** Marks a fact of which a cell gives two values. */
const TWICE = Symbol('twice');

const put = (facts: Facts, field: string, read: Read<Range | number>): string | undefined => {
  if ('reason' in read) return read.reason;
  if (field in facts) {
    facts[field] = TWICE;
    return `This home has two values of ${FIELD_NAMES[field] ?? field}. Write each home separately, with a semicolon between.`;
  }
  facts[field] = read.value;
  return undefined;
};

const AREA_FIELDS: Readonly<Record<string, string>> = {
  c: 'carpetSqft',
  s: 'superBuiltUpSqft',
  b: 'superBuiltUpSqft',
  p: 'plotSqft',
};

const TAKES: readonly (readonly [pattern: RegExp, take: Take])[] = [
  [/^[\s,:;&@+()/–-]+/, () => undefined],
  [
    /^(\d)\s*(?:t(?:oi(?:let)?s?)?|baths?(?:rooms?)?)(?![a-z])/i,
    ([, count], facts) => put(facts, 'bathrooms', { value: Number(count) }),
  ],
  [
    new RegExp(
      `^(?:₹|rs\\.?)?\\s*${RANGE}\\s*${UNIT_OF_MONEY}(?:\\s*(?:-|–|to)\\s*[\\d.,]+\\s*${UNIT_OF_MONEY})?(?:\\s*(?:onwards?|\\+))?`,
      'i',
    ),
    ([price = ''], facts) => {
      const read = readPriceRange(price);
      return 'value' in read && read.value.min === undefined
        ? 'It has no lowest price.'
        : put(facts, 'price', read);
    },
  ],
  [
    /^\d{2,3}\s*['’]?\s*[x×*]\s*\d{2,3}\s*['’]?(?:\s*(?:f(?:ee)?t|sites?|plots?))*/i,
    ([size = ''], facts) => {
      facts.label =
        `${facts.label ?? ''} ${size.replace(/\s*(?:f(?:ee)?t)\b/gi, '').trim()}`.trim();
      facts.type ??= 'plot';
      return put(facts, 'plotSqft', readAreaRange(/^[\d\sx×*'’]+/i.exec(size)?.[0] ?? ''));
    },
  ],
  [
    new RegExp(
      `^(?:(carpet|super(?:[ -]?built[ -]?up)?|built[ -]?up|sba|sbua|plot)\\s*(?:area)?\\s*:?\\s*)?(${AREA_FIGURES}\\s*(?:${SQUARE})?(?:\\s*(?:-|–|to)\\s*[\\d.,]+\\s*${SQUARE})?|${RANGE}\\s*${SQUARE})`,
      'i',
    ),
    ([, kind, area = ''], facts, { areas = 'super' }) => {
      const field =
        facts.type === 'plot' && kind === undefined
          ? 'plotSqft'
          : AREA_FIELDS[(kind ?? areas).slice(0, 1).toLowerCase()];
      return put(facts, field ?? 'superBuiltUpSqft', readAreaRange(area.replace(/[,.]\s*$/, '')));
    },
  ],
  [
    /^(ph(?:ase)?|tower|twr|block|wing)[\s.-]*(\d{1,2}|[ivx]{1,4}|[a-h])(?![a-z0-9])/i,
    ([, part = '', which = ''], facts) => {
      const word = PARTS.find(([pattern]) => pattern.test(part))?.[1] ?? part;
      facts.label = `${facts.label ?? ''} ${word} ${which.toUpperCase()}`.trim();
      return undefined;
    },
  ],
  // A price that is not known.
  [
    /^(?:price\s+)?(?:on (?:request|call)|p\.?o\.?r\b\.?|call|tb[acd]|n\/?a)(?![a-z])/i,
    () => undefined,
  ],
  // Words that every home bears.
  [
    /^(?:odd|residential|residences?|luxury|luxurious|premium|spacious|units?|homes?|configurations?|in|of|from|sizes?|with|and)(?![a-z])/i,
    () => undefined,
  ],
  [
    /^(?:pent ?-?houses?|ph(?!\s*-?\s*\d)|rh|duplex(?:es)?|(?:row|town) ?-?houses?|row|(?:independent|individual) ?-?(?:houses?|homes?|villas?)|villas?|plots?|plotted developments?|sites?|layouts?|apartments?|apts?\.?|flats?|condos?)(?![a-z])/i,
    ([word = ''], facts) => {
      facts.type = homeTypeIn(word) ?? 'apartment';
      return undefined;
    },
  ],
  [
    /^(?:study|maid(?:'s)?|servant(?:'s)?|utility|rooms?|large|small|compact|comfort|classic|grande?|optima|regular|type [a-z0-9]{1,3}|lux|ews|s\.?q\.?|[sml](?![a-z]))(?![a-z])/i,
    ([word = ''], facts) => {
      facts.label = `${facts.label ?? ''} ${word}`.trim();
      return undefined;
    },
  ],
];

/** `(Ph1)`, `Tower A`: the part of the project in which the home is becomes part of its name. */
const PARTS: readonly (readonly [RegExp, string])[] = [
  [/^ph/i, 'Phase'],
  [/^t/i, 'Tower'],
  [/^b/i, 'Block'],
  [/^w/i, 'Wing'],
];

/** All of a text has to be understood; of two values of one fact neither is taken. */
export function readFacts(
  text: string,
  defaults: HomeDefaults,
): { value: Facts; refused?: string[] } | { reason: string } {
  const facts: Facts = {};
  const refused: string[] = [];
  let rest = text;
  while (rest !== '') {
    let length = 0;
    for (const [pattern, take] of TAKES) {
      const match = pattern.exec(rest);
      if (match === null || match[0] === '') continue;
      const reason = take(match, facts, defaults);
      if (reason !== undefined) refused.push(`"${match[0].trim()}": ${reason}`);
      length = match[0].length;
      break;
    }
    if (length === 0) {
      return {
        reason: `"${rest.trim().slice(0, 60)}" is not understood; write homes as "2 BHK 1240-1330 sq ft 1.74 Cr; 3 BHK".`,
      };
    }
    rest = rest.slice(length);
  }
  // Of two values of one fact neither is surely of this home.
  const known = Object.entries(facts).filter(([, value]) => value !== TWICE);
  return {
    value: Object.fromEntries(known),
    ...(refused.length > 0 && { refused }),
  };
}
