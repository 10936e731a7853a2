import { AMENITIES } from '@manemitra/domain/amenities';
import { KHATHAS, type KhathaClass } from '@manemitra/domain/khatha';
import { APPROVERS, STATED_STATUSES, WATER_SOURCES } from '@manemitra/query/criteria';
import type { StatedStatus, PropertyType, WaterSource } from '@manemitra/query/criteria';
import type { ProjectRecord } from '../project-record.ts';
import { readCount, readList, readWord, withoutDoubt, type Read, type ReadParts } from './cell.ts';

/** Words of Indian sheets by the product's own word. */

/** By patterns without hyphens. */
const STATUSES: readonly (readonly [RegExp, StatedStatus | undefined])[] = [
  [
    /^(?:ready(?: (?:to (?:move|occupy)(?: in)?|for (?:possession|occupation|reg(?:n|istration)?)|possession))?|rtmi?|completed?|delivered|handed over|oc (?:received|obtained|recd)|immediate(?: possession)?|possession (?:started|given|ongoing))\.?$/,
    'ready',
  ],
  [
    /^(?:under ?(?:construction|development)|u\/?c|on ?going|in progress|partially ready|nearing (?:completion|possession))$/,
    'under-construction',
  ],
  [
    /^(?:pre ?launch(?:ed)?|launching(?: soon)?|(?:to be|not yet) launched|upcoming|coming soon|eoi(?: open)?|proposed)$/,
    'pre-launch',
  ],
  [/^(?:new(?:ly)?(?: ?launch(?:ed)?)?|soft ?launch(?:ed)?|launch(?:ed)?)$/, 'new-launch'],
  // Whether homes are left says nothing of how far the building is.
  [
    /^(?:available|active|open|on sale|booking (?:open|on)|selling|resale|sold(?: out)?|yes)$/,
    undefined,
  ],
];

/** `Ready to Move`, `Pre Launch`; `Available` says nothing about the building. */
export function readStatus(cell: string): Read<StatedStatus | undefined> {
  const text = withoutDoubt(cell)
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');
  const known = STATUSES.find(([pattern]) => pattern.test(text));
  return known === undefined ? readWord(STATED_STATUSES)(cell) : { value: known[1] };
}

const TYPES: readonly (readonly [RegExp, PropertyType])[] = [
  [/pent ?-?house|\bph\b(?!\s*-?\s*\d)/i, 'penthouse'],
  [/duplex/i, 'duplex'],
  [/(?:row|town) ?-?house|\brh\b/i, 'row-house'],
  [/(?:independent|individual) ?-?(?:house|home|villa)/i, 'independent-house'],
  [/villas?\b/i, 'villa'],
  [/\b(?:plots?|plotted|sites?|layout)\b/i, 'plot'],
  [/studio|\b1 ?rk\b/i, 'studio'],
  [
    /\bapartments?\b|\bapts?\b|\bflats?\b|high ?-?rise|group housing|multi ?-?store?y|condo/i,
    'apartment',
  ],
];

/** The kind of home that a text names, if it names one. */
export const homeTypeIn = (text: string): PropertyType | undefined =>
  TYPES.find(([pattern]) => pattern.test(text))?.[1];

/** One kind for all homes of a row: `Flats`, `Villa`, `Plotted Development`. */
export function readHomeType(cell: string): Read<PropertyType> {
  const named = new Set(
    cell.split(/[,;|/&+\n]|\band\b/i).flatMap((part) => homeTypeIn(part) ?? []),
  );
  const [type, ...others] = named;
  if (type !== undefined && others.length === 0) return { value: type };
  return {
    reason:
      type === undefined
        ? `"${cell.trim()}" is not a type of home; write apartment, villa, row house or plot, for example.`
        : `"${cell.trim()}" names several types of home; say in the column of homes which is which.`,
  };
}

const KHATA = String.raw`[\s-]*(?:class)?[\s-]*(?:kh?ath?a)?`;
const KHATHA_CELLS = [
  new RegExp(String.raw`^(?<letter>[ab])${KHATA}(?:[\s,(/]+(?<form>e)${KHATA}\)?)?$`, 'i'),
  new RegExp(
    String.raw`^(?<form>e)${KHATA}(?:[\s,(/]+(?:of )?(?:class )?(?<letter>[ab])${KHATA}\)?)?$`,
    'i',
  ),
];

const KHATHA_PARTS: readonly (readonly [
  RegExp,
  (letter: string) => Pick<ProjectRecord, 'khatha' | 'eKhatha'>,
])[] = [
  [
    new RegExp(String.raw`^([ab])[\s-]*(?:class[\s-]*)?kh?ath?a$`, 'i'),
    (letter) => ({ khatha: letter.toUpperCase() as KhathaClass }),
  ],
  [
    /^(?:indiv(?:idual)?\.?\s+)?e[\s-]*kh?ath?a(?:\s+(?:done|issued|received|available))?$/i,
    () => ({ eKhatha: true }),
  ],
  // It is none yet.
  [
    /^e[\s-]*kh?ath?a\s+(?:(?:is\s+)?applied(?: for)?|(?:in|under) (?:process|progress)|awaited|pending)$/i,
    () => ({ eKhatha: false }),
  ],
  // Until it is converted it stays what it is.
  [
    /^[ab][\s-]*kh?ath?a\s+conv(?:n|ersion)?\.?\s+(?:(?:in|under) (?:process|progress)|applied|awaited|pending)$/i,
    () => ({}),
  ],
];

/** Several statements in one cell that do not contradict each other: `A khata / e-khata`, `B khata - A khata convn u/p`. */
function khathaOfParts(cell: string): Pick<ProjectRecord, 'khatha' | 'eKhatha'> | undefined {
  const text = withoutDoubt(cell).replace(/\bu\s*\/\s*p\b/gi, 'under process');
  const told: Pick<ProjectRecord, 'khatha' | 'eKhatha'> = {};
  for (const part of text.split(/\s*[/,;+&]\s*|\s+-\s+|\s+and\s+/i)) {
    const [pattern, write] = KHATHA_PARTS.find(([known]) => known.test(part.trim())) ?? [];
    const one = write?.(pattern?.exec(part.trim())?.[1] ?? '');
    if (one === undefined) return undefined;
    if (told.khatha !== undefined && one.khatha !== undefined && told.khatha !== one.khatha)
      return undefined;
    Object.assign(told, one);
  }
  return Object.keys(told).length === 0 ? undefined : told;
}

/**
 * `A`, `B Khata`, `e-khata`, `A (e-khata)`: a cell gives the class, the form or both; for plots, whether their land is
 * converted.
 */
export function readKhatha(
  cell: string,
): Read<Pick<ProjectRecord, 'khatha' | 'eKhatha' | 'conversion'>> {
  if (/^(?:dc|land)[\s-]*conver(?:ted|sion(?: done)?)$/i.test(cell.trim())) {
    return { value: { conversion: 'converted' } };
  }
  const told = KHATHA_CELLS.map((pattern) => pattern.exec(cell.trim())).find((it) => it !== null);
  if (told === undefined) {
    const parts = khathaOfParts(cell);
    if (parts !== undefined) return { value: parts };
    const known = KHATHAS.join(', ');
    return {
      reason: /\b(?:panchayats?|gp|bbmp|bda|bmrda|gba)\b/i.test(cell)
        ? `"${cell.trim()}" says who keeps the khata, and neither its class nor its form: those are ${known}.`
        : `"${cell.trim()}" is not one of ${known}.`,
    };
  }
  const letter = told.groups?.['letter']?.toUpperCase() as KhathaClass | undefined;
  return {
    value: {
      ...(letter !== undefined && { khatha: letter }),
      ...(told.groups?.['form'] !== undefined && { eKhatha: true }),
    },
  };
}

/** `BDA`, `BDA approved`, `Panchayat`. */
export const readApprover = (cell: string): Read<string> =>
  readWord(APPROVERS)(cell.replace(/\s*[- ]?(?:approved|sanctioned|approval)$/i, ''));

const WATER: readonly (readonly [RegExp, WaterSource])[] = [
  [/^(?:cauvery|kaveri|bwssb)(?: water)?$/i, 'cauvery'],
  [/^bore(?:[\s-]?wells?)?(?: water)?$/i, 'borewell'],
  [/^(?:water )?tankers?(?: water)?$/i, 'tanker'],
  [/^(?:stp|(?:recycled|treated)(?: water)?)$/i, 'recycled'],
];

/** `Cauvery + Bore`, `Borewell, STP`: each source by the name that sheets give it. */
export function readWaterSources(cell: string): ReadParts<WaterSource> {
  const read = readList((part) => {
    const known = WATER.find(([pattern]) => pattern.test(part));
    return known === undefined ? readWord(WATER_SOURCES)(part) : { value: known[1] };
  })(cell.replace(/\s*(?:[+&/]|\band\b)\s*/gi, ', '));
  return 'value' in read ? { ...read, value: [...new Set(read.value)] } : read;
}

const dashed = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
const asId = (words: string): string => dashed(words.replace(/['’]/g, ''));

/** Other names for the very same thing; similar things keep their own names. */
const AMENITY_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'swimming-pool': 'pool pools swimming-pools swim-pool swimmingpool swiming-pool sp',
    gym: 'gymnasium gymnasiums gyms fitness-centre fitness-center',
    clubhouse: 'club-house clubhse club-hse clubhouses club clubs ch small-club small-clubhouse',
    'kids-play-area':
      'play-area kid-play-area kids-area children-play-area childs-play-area cpa kids-playground childrens-playground kids-play-zone',
    'jogging-track': 'jogging-tracks jogging-path joggers-track',
    security: '24-7-security 24x7-security security-24-7 24-hours-security',
    'power-backup': 'power-back-up generator-backup dg-backup',
    lift: 'lifts elevator elevators',
    'ev-charging': 'ev-charger ev-chargers ev-charging-points ev-charging-point ev-points ev-chg',
    'rainwater-harvesting': 'rain-water-harvesting rwh',
    'sewage-treatment-plant': 'stp',
    'badminton-court': 'badminton',
    'tennis-court': 'tennis',
    'squash-court': 'squash',
    'table-tennis': 'tt',
    'barbecue-area': 'bbq barbecue barbeque',
    amphitheatre: 'amphi amphitheater',
    'multipurpose-hall': 'mph multi-purpose-hall',
    'gated-community': 'gated',
  }).flatMap(([id, names]) => names.split(' ').map((name) => [name, id] as const)),
);

const knownAmenity = (id: string): string | undefined =>
  AMENITIES.find((each) => each.id === id || asId(each.name) === id)?.id ?? AMENITY_NAMES.get(id);

/** How large or how many it is: `CH 32k sft`, `60k sft club`, `2 pools`. */
const MEASURE =
  /(?:^|\s)~?\d[\d.,]*\s*k?\s*(?:sq\.?\s*f(?:ee)?t\.?|sft\.?)(?=\s|$)|^\d{1,2}\s+(?=[a-z])/gi;

/** `Swimming pool` and `Pool` are `swimming-pool`; anything else keeps its words, as an id. */
export function readAmenity(part: string): Read<string> {
  if (/^\d+\s*\+?\s*(?:\w+\s+)?(?:amenities|facilities|features)$/i.test(part.trim())) {
    return { reason: `"${part.trim()}" counts amenities and names none.` };
  }
  const known = knownAmenity(asId(part)) ?? knownAmenity(asId(part.replace(MEASURE, ' ').trim()));
  return { value: known ?? dashed(part) };
}

/** `CH/SP/Gym`: separators in a list that has no other. */
export const readAmenities = (cell: string): ReadParts<string> => {
  const read = readList(readAmenity)(
    /^[^,;|\n]*\/[^,;|\n]*\/[^,;|\n]*$/.test(cell) ? cell.replaceAll('/', ',') : cell,
  );
  return 'value' in read ? { ...read, value: [...new Set(read.value)] } : read;
};

export const RERA =
  /(?:\b(EX|TOR)[\s/\\-]*)?PRM[\s/\\.-]*KA[\s/\\.-]*RERA[\s/\\.-]*(\d{4})[\s/\\.-]*(\d{3})[\s/\\.-]*PR[\s/\\.-]*(\d{6})[\s/\\.-]*(\d{6})(?!\d)/gi;
/** Characters around a number that belong to no other number. */
const AROUND =
  /\([^()]*\)|rera|karnataka|k-|\bregn?(?:istration)?\b|\bno\b|\bnos\b|\bnumbers?\b|\b(?:ph|phases?|towers?|twrs?|blocks?|wings?|parts?)[\s.-]*(?:[ivx]+|\d+|[a-z])?\b|\b(?:t|p)[\s.-]?\d{1,2}\b|\b(?:applied(?: for)?|awaited|pending)\b|\band\b|[\s,;:|&.+#=/–\n-]/gi;

/** Numbers of the register however they are spaced: `PRMKARERA1251308PR270922005268`; `Registered` is none. */
export function readReraNumbers(cell: string): Read<string[] | undefined> {
  if (
    /^(?:rera )?(?:not (?:yet )?registered|yes|no|registered|approved|rera approved|exempt(?:ed)?)$/i.test(
      cell.trim(),
    )
  ) {
    return { value: undefined };
  }
  const numbers = [...cell.matchAll(RERA)].map(([, prefix, office, place, day, serial]) =>
    [
      ...(prefix === undefined ? [] : [prefix.toUpperCase()]),
      'PRM',
      'KA',
      'RERA',
      office,
      place,
      'PR',
      day,
      serial,
    ].join('/'),
  );
  if (numbers.length > 0 && cell.replace(RERA, '').replace(AROUND, '') === '')
    return { value: numbers };
  const reason = /\bACK[/\s-]|\bPR\/KN\//i.test(cell)
    ? `"${cell.trim()}" is the number of an application; the number of the registration begins with PRM/KA/RERA.`
    : `"${cell.trim().slice(0, 120)}" is not a Karnataka RERA number; those look like PRM/KA/RERA/1251/308/PR/270922/005268.`;
  return { reason };
}

/** `560066`, `560 066`, `Bengaluru - 560066`. */
export function readPincode(cell: string): Read<string> {
  const digits = cell
    .replace(/\.0+$/, '')
    .replace(/(\d{3})\s(\d{3})(?!\d)/, '$1$2')
    .match(/(?<!\d)\d{6}(?!\d)/g);
  const [pincode, ...others] = new Set(digits);
  return pincode !== undefined && others.length === 0 && /^5[6-9]/.test(pincode)
    ? { value: pincode }
    : {
        reason: `"${cell.trim()}" is not a pincode of Karnataka: those have six digits and begin with 56 to 59.`,
      };
}

const STOREYS =
  /^(?:(\d*)\s*(?:b|basements?|lg)\s*\+\s*)?(?:(?:g|gf|ground|s|stilt|p|podium)\s*\+\s*)*(\d+)(?:\s*[/&-]\s*(\d+))?(?:\s*(?:floors?|store?ys?|levels?|uf))?(?:\s*\+\s*(?:t|terrace))?$/i;

/** Floors above the ground floor of the highest building, and basements if given: `2B+G+29`, `G + 14`, `18 floors`. */
export function readFloors(cell: string): Read<{ floors: number; basements?: number }> {
  const text = withoutDoubt(cell);
  const [, below, low, high] = STOREYS.exec(text) ?? [];
  const plain = readCount(text);
  if (low === undefined) {
    return 'reason' in plain
      ? { reason: `"${cell.trim()}" does not say how many floors there are; write G+14 or 14.` }
      : { value: { floors: plain.value } };
  }
  return {
    value: {
      floors: Math.max(Number(low), Number(high ?? 0)),
      ...(below !== undefined && { basements: below === '' ? 1 : Number(below) }),
    },
  };
}

/** `12.97, 77.59`: both in one cell. */
export function readPair(cell: string): Read<{ lat: number; lng: number }> {
  const [, lat, lng] =
    /^\(?\s*(\d+\.\d+)\s*°?\s*N?\s*[,; ]\s*(\d+\.\d+)\s*°?\s*E?\s*\)?$/i.exec(cell.trim()) ?? [];
  return lat === undefined || lng === undefined
    ? { reason: `"${cell.trim()}" is not a pair like 12.97, 77.59.` }
    : { value: { lat: Number(lat), lng: Number(lng) } };
}
