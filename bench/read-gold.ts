import { placeBySlug } from '@manemitra/query/gazetteer';
import { placeAt } from '@manemitra/query/place-matching';
import { tokenize } from '@manemitra/query/tokens';
import type { GoldConstraint } from './labelled-set.ts';

/**
 * Reads one wish of the writers' notation, such as `!in whitefield,varthur` or `price ..16000000 all-in`, which
 * packages/query/labelled/writers/README.md explains. `slugs` gives our slug for a place or a builder that writers call
 * otherwise. Throws on what is no notation.
 */
export function readGold(wish: string, slugs: ReadonlyMap<string, string>): GoldConstraint {
  const [, sign = '', kind = '', said = ''] = /^([!~]?)([a-z-]+)(?: (.+))?$/.exec(wish) ?? [];
  const read = READERS[kind];
  if (read === undefined) throw new Error(`“${wish}” is no wish.`);
  const strength = STRENGTHS[sign] ?? 'must';
  const slugOf = (name: string) =>
    placeBySlug(name) === undefined ? (slugs.get(name) ?? named(name)) : name;
  return { ...read(said, slugOf), strength } as GoldConstraint;
}

/** A place by its words, where the writer's slug is not ours. */
function named(slug: string): string {
  const tokens = tokenize(slug.replaceAll('-', ' '));
  const read = placeAt(tokens, 0, { allowTypos: false });
  if (read?.outcome !== 'found') return slug;
  if (read.length === tokens.length) return read.place.slug;
  // "sagar-hospital-jayanagar": a place, and the area that it is in.
  const area = placeAt(tokens, read.length, { allowTypos: false });
  return area !== undefined && read.length + area.length === tokens.length ? read.place.slug : slug;
}

const STRENGTHS: Readonly<Record<string, GoldConstraint['strength']>> = {
  '!': 'avoid',
  '~': 'nice',
};

type Reader = (said: string, slugOf: (name: string) => string) => object;

const BASES: Readonly<Record<string, string>> = {
  carpet: 'carpet',
  sba: 'super-built-up',
  plot: 'plot',
};

const members =
  (field: string): Reader =>
  (said) => ({ field, value: { in: said.split(',') } });
const listed =
  (field: string): Reader =>
  (said, slugOf) => ({ field, value: { in: said.split(',').map(slugOf) } });
const ranged =
  (field: string): Reader =>
  (said) => ({ field, value: rangeOf(said) });
const always =
  (field: string, value: object): Reader =>
  () => ({ field, value });

const READERS: Readonly<Record<string, Reader>> = {
  bhk: (said) => ({
    field: 'bhk',
    value: said.endsWith('+')
      ? { min: Number.parseFloat(said) }
      : { in: said.split(',').map(Number) },
  }),
  type: members('propertyType'),
  price: (said) => {
    const [range = '', basis = 'listed'] = said.split(' ');
    return { field: 'price', value: { ...rangeOf(range), basis } };
  },
  area: (said) => {
    const [range = '', basis = ''] = said.split(' ');
    return { field: 'area', value: { ...rangeOf(range), basis: BASES[basis] } };
  },
  in: listed('locality'),
  zone: members('zone'),
  near: (said, slugOf) => {
    const [place = '', ...rest] = said.split(' ');
    return { field: 'near', value: { place: slugOf(place), ...wayOf(rest) } };
  },
  metro: (said) => {
    const [line, ...rest] = said.split(' ');
    return { field: 'metroLine', value: { line, ...metersOf(wayOf(rest)) } };
  },
  nearwater: (said) => ({ field: 'nearWater', value: { of: said } }),
  status: (said) => ({ field: 'possession', value: { status: said } }),
  by: (said) => ({ field: 'possession', value: { by: said } }),
  khata: members('khatha'),
  approver: members('approver'),
  amenity: (said) => ({ field: 'amenity', value: { id: said } }),
  facing: members('facing'),
  water: members('water'),
  builder: listed('promoter'),
  project: (said) => ({ field: 'project', value: { slug: said } }),
  rera: always('rera', { registered: true }),
  'clear-title': always('litigation', { none: true }),
  oc: always('occupancyCertificate', { received: true }),
  units: ranged('totalUnits'),
  open: ranged('openSpacePercent'),
  maintenance: ranged('maintenancePerSqft'),
  loading: ranged('loadingPercent'),
  towers: ranged('towers'),
};

function rangeOf(said: string): { min?: number; max?: number } {
  const [min = '', max = ''] = said.split('..');
  return { ...(min !== '' && { min: Number(min) }), ...(max !== '' && { max: Number(max) }) };
}

/** The field holds metres: ten minutes on foot to a metro are 800 m, 80 m a minute. */
function metersOf(way: { withinMinutes?: number; mode?: string }): object {
  if (way.withinMinutes === undefined) return way;
  const perMinute = way.mode === 'drive' ? 400 : 80;
  return { withinMeters: Math.round((way.withinMinutes * perMinute) / 100) * 100 };
}

/** `2000m`, or `45min drive peak`; nothing where any distance is right. */
function wayOf([distance, ...words]: readonly string[]): object {
  if (distance === undefined) return {};
  if (distance.includes('=')) return saidOf([distance, ...words]);
  return { ...lengthOf(distance, words), ...saidOf(words) };
}

/** `who=parent`, `at=08:00`. */
function saidOf(words: readonly string[]): object {
  return Object.fromEntries(
    words.flatMap((word) => (word.includes('=') ? [word.split('=')] : [])),
  ) as object;
}

function lengthOf(distance: string, words: readonly string[]): object {
  const amount = Number.parseFloat(distance);
  if (distance.endsWith('min')) {
    const mode = words.find((word) => word !== 'peak' && !word.includes('=')) ?? 'drive';
    return { withinMinutes: amount, mode, ...(words.includes('peak') && { peak: true }) };
  }
  return { withinMeters: amount };
}
