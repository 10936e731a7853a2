import { propertyTypeLabel } from '@manemitra/domain/labels';
import type { PropertyType } from '@manemitra/query/criteria';
import { type Read, type ReadParts, readParts } from './cell.ts';
import { inOrder, textsApart } from './figures-apart.ts';
import { readAreaRange, readPriceRange, type Range } from './ranges.ts';
import { homeTypeIn } from './home-type-words.ts';
import { bhkOf, type HomeDefaults, readUnits, type UnitCells } from './units-notation.ts';

/**
 * The homes of a project as people list them: `2, 3 BHK Apartments`, `2 BHK + 2T; 3 BHK 1240-1330 sq ft 1.74 Cr`, `Plots 30x40`, or
 * the notation of `units-notation.ts`, which has bars. A home that cannot be read is refused alone.
 */
export function readHomes(cell: string, defaults: HomeDefaults = {}): ReadParts<UnitCells> {
  const parts = cell.split('|');
  const isList = parts.length > 1 && parts.every((part) => BEDROOMS.test(part));
  if (parts.length > 1 && !isList) return readUnits(cell, defaults);
  const read = readListed(cell, defaults);
  return 'refused' in read && read.refused !== undefined
    ? {
        ...read,
        refused: [...read.refused.slice(0, -1), `${read.refused.at(-1)} ${keptText(read.value)}`],
      }
    : read;
}

/** What is left of a cell that was read in part, so that nobody has to look for it. */
const keptText = (homes: readonly UnitCells[]): string =>
  `Kept from this cell: ${homes.map(({ label }) => String(label)).join(', ')}.`;

const FIGURE = '(?<![\\d.])\\d{1,2}(?:\\.5)?';
const AND = '\\s*(?:,|&|\\/|\\+|\\band\\b|\\bto\\b|-|–)\\s*';
const BHK = '(?:b\\.?\\s?h\\.?\\s?k\\.?|bed(?:room)?s?|bk)(?![a-z])';
/** Numbers of bedrooms, alone or several before one word: `2, 2.5 & 3 BHK`; and homes that have a name instead. */
const NAMED = `(${FIGURE}(?:\\s*-?\\s*${BHK})?(?:${AND}${FIGURE}(?:\\s*-?\\s*${BHK})?)*)\\s*-?\\s*${BHK}|\\bstudios?\\b|\\b1\\s*-?\\s*rk\\b`;
const HOMES_NAMED = new RegExp(NAMED, 'i');
/** Whether a cell names homes by their bedrooms, whatever else it says. */
export const namesHome = (cell: string): boolean => HOMES_NAMED.test(cell);
const BEDROOMS = new RegExp(`\\d\\s*-?\\s*${BHK}`, 'i');

/** `2, 3` alone; figures of an area are none of bedrooms. */
const ONLY_BEDROOMS = new RegExp(`^\\s*${FIGURE}(?:${AND}${FIGURE})*\\s*$`, 'i');
/** `Villas 3/4`: several small numbers behind a kind of home that has bedrooms; one alone may be how many there are. */
const BEDROOMS_OF_KIND =
  /^\s*(?:villas?|(?:row|town) ?-?houses?|apartments?|apts?\.?|flats?|duplex(?:es)?)\s*[:,-]?\s*\d(?:\.5)?(?:\s*(?:,|&|\/|\band\b|\bto\b|-)\s*\d(?:\.5)?)+\s*$/i;
/** `~1150`: kept as the figure that it is about. */
const ABOUT_FIGURE = /(?:~|≈|\b(?:about|approx(?:imately)?\b\.?|around))\s*(?=[\d₹])/gi;

const PLOTS = /(?<!\d)\d{2,3}\s*['’]?\s*[x×*]\s*\d{2,3}(?!\d)/gi;

function readListed(cell: string, defaults: HomeDefaults): ReadParts<UnitCells> {
  const text = cell.replace(ABOUT_FIGURE, '');
  const bare = ONLY_BEDROOMS.test(text) || BEDROOMS_OF_KIND.test(text) ? `${text} BHK` : text;
  const pieces = bare
    .split(/[;|\n]/)
    .flatMap(kindApart)
    .flatMap((segment) => {
      if (segment.trim() === '') return [];
      const begins = beginsOf(segment);
      // Words before the first number apply to all that follow: "Villas: 3, 4 BHK". Figures there apply only to the first.
      const lead = segment.slice(0, begins[0] ?? 0);
      if (begins.length > 1 && HAS_FIGURE.test(lead)) return figuresFirst(segment);
      const own =
        begins.length === 0 ? [segment] : begins.map((at, i) => segment.slice(at, begins[i + 1]));
      return own.map((piece) => ({ piece, lead, isUnclear: false }));
    });
  return readParts(
    pieces.map(({ piece }) => piece),
    (piece, at) =>
      pieces[at]?.isUnclear === true
        ? {
            value: [...piece.matchAll(new RegExp(NAMED, 'gi'))].flatMap(([named]) =>
              homesIn(readPiece(named, '', defaults)),
            ),
            refused: [
              `"${piece.trim()}": write each home before its figures, with a semicolon between two.`,
            ],
          }
        : readPiece(piece, pieces[at]?.lead ?? '', defaults),
  );
}

const KIND =
  '(?:pent ?-?houses?|duplex(?:es)?|(?:row|town) ?-?houses?|(?:independent|individual) ?-?(?:houses?|homes?|villas?)|villas?|plots?|apartments?|flats?)';
/** `3, 4 BHK + duplex`: a kind that is added behind homes is one more, none of theirs. */
const ADDED_KIND = new RegExp(
  `^(.*${BHK}.*?)\\s*(?:\\+|&|\\band\\b|\\bplus\\b)\\s*(${KIND})\\s*$`,
  'i',
);

function kindApart(segment: string): string[] {
  const [, homes, kind] = ADDED_KIND.exec(segment) ?? [];
  return homes === undefined || kind === undefined ? [segment] : [homes, kind];
}

const HAS_FIGURE = /\d{3,}|\d,\d{3}|\d\s*(?:crores?|crs?|lakhs?|lacs?|lks?|l)(?![a-z])/i;

/**
 * Homes with their figures before them: `1100 sft 2 BHK / 1450 sft 3 BHK`. If there are figures after the last home too,
 * nobody knows which belong to which.
 */
function figuresFirst(segment: string): { piece: string; lead: string; isUnclear: boolean }[] {
  const ends = [...segment.matchAll(new RegExp(NAMED, 'gi'))].map(
    ({ index, 0: { length } }) => index + length,
  );
  if (HAS_FIGURE.test(segment.slice(ends.at(-1))))
    return [{ piece: segment, lead: '', isUnclear: true }];
  return ends.map((end, at) => ({
    piece: segment.slice(at === 0 ? 0 : ends[at - 1], at === ends.length - 1 ? undefined : end),
    lead: '',
    isUnclear: false,
  }));
}

/** Where each home of a list begins: with its bedrooms, or of plots with the size of each: `30x40, 30x50`. */
function beginsOf(segment: string): number[] {
  const named = [...segment.matchAll(new RegExp(NAMED, 'gi'))];
  const begins = named.length > 0 ? named : [...segment.matchAll(PLOTS)];
  return named.length > 0 || begins.length > 1 ? begins.map(({ index }) => index) : [];
}

const homesIn = (read: ReadParts<UnitCells>): UnitCells[] => ('value' in read ? read.value : []);

/** The homes of a piece; a figure of which nobody knows what it means is refused alone, and the home stays. */
function readPiece(piece: string, lead: string, defaults: HomeDefaults): ReadParts<UnitCells> {
  const [head = '', figures] = HOMES_NAMED.exec(piece) ?? [];
  const body = `${lead} ${head === '' ? piece : piece.replace(head, ' ')}`;
  const bhks = figures === undefined ? [undefined] : countsIn(figures);
  if (bhks.length > 1) return readTogether(piece, body, bhks, defaults);
  const facts = readFacts(body, defaults);
  if ('reason' in facts) return facts;
  const { label: words, type: named, ...others } = facts.value;
  const refused = facts.refused && { refused: facts.refused };
  const type = named ?? (head === '' ? undefined : homeTypeIn(head)) ?? defaults.homeType;
  if (head === '') {
    if (type === undefined) {
      return {
        reason:
          facts.refused?.join(' ') ??
          `"${piece.trim()}" does not say what home it is; write 2 BHK, villa or plot, for example.`,
      };
    }
    return {
      value: [{ label: words || propertyTypeLabel(type, 'one'), type, ...others }],
      ...refused,
    };
  }
  const [bhk] = bhks;
  const name = bhk === undefined ? head.trim() : `${bhk} BHK`;
  const label = words ? `${name} ${words}` : name;
  return {
    value: [{ label, type: type ?? 'apartment', bhk: bhk ?? bhkOf(head) ?? 0, ...others }],
    ...refused,
  };
}

/** Several numbers of bedrooms before one word: each home has its own of the figures that are as many as they: `2/3 BHK 1100/1500 sft`. */
function readTogether(
  piece: string,
  body: string,
  bhks: readonly (number | undefined)[],
  defaults: HomeDefaults,
): ReadParts<UnitCells> {
  const { each, rest } = textsApart(body, bhks.length);
  const shared = readFacts(rest, defaults);
  if ('reason' in shared) return shared;
  const { label: words, type: named, ...ofAll } = shared.value;
  const refused = [...(shared.refused ?? [])];
  if (Object.keys(ofAll).length > 0)
    refused.push(
      `"${piece.trim()}" has a figure for several homes; give the figures of each home separately, as in "3 BHK 1900-2300 sft; 4 BHK 2400-2850 sft".`,
    );
  const bare = bhks.map((bhk) => ({
    label: [`${bhk} BHK`, words].filter(Boolean).join(' '),
    type: named ?? defaults.homeType ?? 'apartment',
    bhk,
  }));
  const homes: UnitCells[] = [];
  for (const [at, home] of bare.entries()) {
    const facts = readFacts(each[at] ?? '', defaults);
    if ('reason' in facts) return facts;
    const { label: _words, type: _named, ...figures } = facts.value;
    const own = Object.entries(figures).filter(([field]) => !(field in ofAll));
    homes.push({ ...home, ...Object.fromEntries(own) });
  }
  const ordered = inOrder(homes, piece);
  if ('reason' in ordered) refused.push(ordered.reason);
  return {
    value: 'value' in ordered ? ordered.value : bare,
    ...(refused.length > 0 && { refused }),
  };
}

/** `2 to 4` is 2, 3 and 4; `2, 3.5` is 2 and 3.5. */
function countsIn(text: string): number[] {
  const figures = (text.match(/\d+(?:\.5)?/g) ?? []).map(Number);
  const [from = 0, to = 0] = figures;
  const isSpan =
    figures.length === 2 &&
    /\d\s*(?:\bto\b|-|–)\s*\d/i.test(text.replace(new RegExp(BHK, 'gi'), ''));
  if (!isSpan || !Number.isInteger(from) || to < from) return [...new Set(figures)];
  return [
    ...Array.from({ length: Math.floor(to - from) + 1 }, (_, i) => from + i),
    ...(Number.isInteger(to) ? [] : [to]),
  ];
}

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

function readFacts(
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
