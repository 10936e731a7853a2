import { AMENITIES } from '@manemitra/domain/amenities';
import { readList, type Read, type ReadParts } from './cell.ts';

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
