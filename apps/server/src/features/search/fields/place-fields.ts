import { formatDistance } from '@manemitra/domain/geography';
import { orList } from '@manemitra/domain/list-words';
import type { FieldValues } from '@manemitra/query/criteria';
import { isInLocality, localitiesNear, placeBySlug } from '@manemitra/query/gazetteer';
import type { Place } from '@manemitra/query/place';
import { sql } from 'kysely';
import type { Expression, SearchField } from '../search-field.ts';
import { estimatedMinutes, reachMeters } from './journey.ts';
import { changeOf, raisedMax } from './range.ts';
import { placeName } from './words.ts';

/** Metres for a degree on the flat map of the city that `city_point` in the database draws. */
export const CITY_MAP = { x: 111195.08 * 0.97449, y: 111195.08 };

/** Metres from a project to a place, as `distanceToPlaceMeters` has it: to a road's line, else to the middle. */
function metersTo(place: Place): Expression<number | null> {
  const [lat, lng] = place.at;
  if (place.path === undefined) {
    return sql`ground_meters(p.lat, p.lng, ${lat}::float8, ${lng}::float8)`;
  }
  const line = place.path.map(([y, x]) => `(${x * CITY_MAP.x},${y * CITY_MAP.y})`);
  return sql`(city_point(p.lat, p.lng) <-> ${`[${line.join(',')}]`}::path)`;
}

function nearestOf(slugs: readonly string[]): Expression<number | null> {
  const meters = slugs.flatMap((slug) => placeBySlug(slug) ?? []).map(metersTo);
  return meters.length === 0 ? sql`null::float8` : sql`least(${sql.join(meters)})`;
}

const NEIGHBOURS = 6;
// A neighbouring locality this far away asks as much of a buyer as doubling a distance.
const COMFORTABLE_METERS = 6000;

export const locality: SearchField<'locality'> = {
  level: 'property',
  // Without coordinates only its own locality is known; it may still lie in a part of another.
  verdict: (value) =>
    sql`case when p.locality_slugs && ${value.in}::text[] then true when p.lat is not null then false end`,
  isTrue: (value) => sql`p.locality_slugs && ${value.in}::text[]`,
  figure: (value) => nearestOf(value.in),
  closeness: (value) =>
    sql`case when p.locality_slug = any(${value.in}::text[]) then 1
      else greatest(0, 1 - ${nearestOf(value.in)} / ${largestRadius(value.in)}::float8) end`,
  met: (value, { property, figure, names }) => {
    const { locality_slug, locality_name } = property.property;
    if (locality_slug === null) return 'Where you want it';
    if (value.in.includes(locality_slug)) return `In ${locality_name}`;
    const wanted = orList(value.in.map((slug) => placeName(slug, names)));
    const away = figure === null ? '' : `, ${formatDistance(figure)} from the middle`;
    return `In ${locality_name}, part of ${wanted}${away}`;
  },
  missed: (value, { names }) => `Not in ${orList(value.in.map((slug) => placeName(slug, names)))}`,
  fact: () => 'Exact location',
  avoided: (value, { names }) => `Not in ${orList(value.in.map((slug) => placeName(slug, names)))}`,
  wish: (value, names) => orList(value.in.map((slug) => placeName(slug, names))),
  dropped: (value, names) =>
    `Look beyond ${orList(value.in.map((slug) => placeName(slug, names)))}`,
  widen: (value) =>
    neighboursOf(value.in).map(({ place, meters }) => ({
      value: { in: [...value.in, place.slug] },
      text: `Include ${place.name}, ${formatDistance(meters)} away`,
      size: meters / COMFORTABLE_METERS,
    })),
};

export function largestRadius(slugs: readonly string[]): number {
  return Math.max(1000, ...slugs.map((slug) => placeBySlug(slug)?.radiusMeters ?? 0));
}

/** The localities nearest to the wanted ones, nearest first. */
function neighboursOf(slugs: readonly string[]) {
  const wanted = slugs.flatMap((slug) => placeBySlug(slug) ?? []);
  const isInside = (place: Place) =>
    slugs.includes(place.slug) ||
    (place.kind === 'sub-locality' && wanted.some((area) => isInLocality(place.at, area)));
  const nearest = wanted
    .flatMap((place) => localitiesNear(place.at, 4 * NEIGHBOURS))
    .filter(({ place }) => !isInside(place) && place.isHomonym !== true)
    .sort((a, b) => a.meters - b.meters);
  const seen = new Set<string>();
  return nearest
    .filter(({ place }) => !seen.has(place.slug) && seen.add(place.slug))
    .slice(0, NEIGHBOURS);
}

export const zone: SearchField<'zone'> = {
  level: 'property',
  verdict: (value) => sql`p.zones && ${value.in}::text[]`,
  met: (_, { property }) => `In ${zoneWords(property.property.zone ?? '')} Bengaluru`,
  missed: (value) => `Not in ${orList(value.in.map(zoneWords))} Bengaluru`,
  fact: () => 'Exact location',
  avoided: (value) => `Not in ${orList(value.in.map(zoneWords))} Bengaluru`,
  wish: (value) => `${orList(value.in.map(zoneWords))} Bengaluru`,
  dropped: (value) => `Look beyond ${orList(value.in.map(zoneWords))} Bengaluru`,
};

function zoneWords(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('-');
}

type Near = FieldValues['near'];

export const near: SearchField<'near'> = {
  level: 'property',
  verdict: (value) => {
    const meters = metersToNear(value);
    return meters === undefined
      ? sql`null::boolean`
      : sql`${meters} <= ${reachMeters(value)}::float8`;
  },
  isTrue: (value) => {
    const place = placeBySlug(value.place);
    if (place === undefined) return sql`false`;
    return sql`${liesAround(place, reachMeters(value))} and ${metersTo(place)} <= ${reachMeters(value)}::float8`;
  },
  figure: (value) => metersToNear(value) ?? sql`null::float8`,
  gap: (value) => sql`${metersToNear(value) ?? sql`null::float8`} - ${reachMeters(value)}::float8`,
  closeness: (value) =>
    sql`greatest(0, 1 - ${metersToNear(value) ?? sql`null::float8`} / nullif(${reachMeters(value)}::float8, 0))`,
  met: (value, { figure, names }) => awayText(value, figure, placeName(value.place, names)),
  missed: (value, { figure, names }) => awayText(value, figure, placeName(value.place, names)),
  fact: ({ place }) => `Distance to ${placeName(place, NO_NAMES)}`,
  avoided: (value, { names }) => `Not near ${placeName(value.place, names)}`,
  wish: (value, names) => placeName(value.place, names),
  widen: (value, gaps) => {
    const name = placeName(value.place, NO_NAMES);
    if ('withinMeters' in value) {
      const withinMeters = raisedMax(value.withinMeters, gaps, () => 500);
      return withinMeters === undefined
        ? []
        : [
            {
              value: { ...value, withinMeters },
              text: `Look within ${formatDistance(withinMeters)} of ${name}`,
              size: changeOf(value.withinMeters, withinMeters),
            },
          ];
    }
    const reach = raisedMax(reachMeters(value), gaps, () => 1);
    if (reach === undefined) return [];
    const withinMinutes = 5 * Math.ceil(estimatedMinutes(value, reach) / 5);
    if (withinMinutes > LONGEST_MINUTES) return [];
    return [
      {
        value: { ...value, withinMinutes },
        text: `Accept ${withinMinutes} min to ${name}`,
        size: changeOf(value.withinMinutes, withinMinutes),
      },
    ];
  },
};

/** Nobody is asked to accept a longer journey. */
const LONGEST_MINUTES = 120;

const NO_NAMES = { promoters: [], projects: [] };

function metersToNear({ place }: Near): Expression<number | null> | undefined {
  const known = placeBySlug(place);
  return known && metersTo(known);
}

/** A square that holds everything within so many metres; an index finds what lies in it. */
function liesAround({ at: [lat, lng], path }: Place, meters: number): Expression<boolean> {
  if (path !== undefined) return sql`true`;
  const high = (meters / CITY_MAP.y) * 1.001;
  const wide = high / Math.cos(((Math.abs(lat) + high) * Math.PI) / 180);
  return sql`p.lat between ${lat - high}::float8 and ${lat + high}::float8
    and p.lng between ${lng - wide}::float8 and ${lng + wide}::float8`;
}

function awayText(value: Near, meters: number | null, name: string): string {
  if (meters === null) return `Near ${name}`;
  const away = `${formatDistance(meters)} from ${name}`;
  if ('withinMeters' in value) return away;
  const minutes = Math.max(1, Math.round(estimatedMinutes(value, meters)));
  const how = { drive: 'by car', transit: 'by public transport', walk: 'on foot' }[value.mode];
  return `${away}, about ${minutes} min ${how}${value.peak === true ? ' at peak' : ''} (estimated)`;
}
