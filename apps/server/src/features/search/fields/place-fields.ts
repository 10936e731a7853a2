import { upperFirst } from '@manemitra/domain/first-letter';
import { distanceMeters, formatDistance } from '@manemitra/domain/geography';
import { orList } from '@manemitra/domain/list-words';
import type { FieldValues } from '@manemitra/query/criteria';
import { isInLocality, localitiesNear, placeBySlug } from '@manemitra/query/gazetteer';
import type { Place } from '@manemitra/query/place';
import * as places from '../index/place-measures.ts';
import { minutesWords } from '../index/journey.ts';
import type { LoadedProperty } from '#server/features/properties/public.ts';
import { stationsOf } from '../index/walk-measures.ts';
import type { SearchField, Seen } from '../search-field.ts';
import { changeOf, raisedMax } from './range.ts';
import { walkText } from './walk-text.ts';
import { placeName } from './words.ts';
import { WHOSE_NAMES } from '@manemitra/query/fields/near-said';

const NEIGHBOURS = 6;
// A neighbouring locality this far away asks as much of a buyer as doubling a distance.
const COMFORTABLE_METERS = 6000;

export const locality: SearchField<'locality'> = {
  level: 'property',
  measures: places.locality,
  met: (value, { property, figure, names }) => {
    const { locality_slug, locality_name } = property.property;
    if (locality_slug === null) return 'Where you want it';
    if (value.in.includes(locality_slug)) return `In ${locality_name}`;
    const wanted = orList(value.in.map((slug) => placeName(slug, names)));
    // Of a project that lies somewhere in a circle only the middle of that has a distance.
    const isExact = figure !== null && property.property.lat !== null;
    const away = !isExact ? '' : `, ${formatDistance(figure)} from the middle`;
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
  measures: places.zone,
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
    .map((word) => upperFirst(word))
    .join('-');
}

type Near = FieldValues['near'];

export const near: SearchField<'near'> = {
  level: 'property',
  measures: places.near,
  met: awayText,
  missed: awayText,
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
    const withinMinutes = raisedMax(value.withinMinutes, gaps, () => 5);
    if (withinMinutes === undefined) return [];
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
export const LONGEST_MINUTES = 120;

const NO_NAMES = { promoters: [], projects: [] };

const isArea = (slug: string): boolean =>
  ['locality', 'sub-locality'].includes(placeBySlug(slug)?.kind ?? '');

function awayText(value: Near, { figure, names, property: { property }, walk }: Seen): string {
  const name = placeName(value.place, names);
  const whose = value.who === undefined ? '' : `${WHOSE_NAMES[value.who]}: `;
  if (figure === null) return `${whose}near ${name}`.replace(/^n/, 'N');
  if (walk !== undefined)
    return whose + walkText(walk, { link: 'from', isExact: property.lat !== null });
  if ('withinMeters' in value) {
    // A project in an area may be far from the point that stands for it.
    const of = isArea(value.place) ? 'the middle of ' : '';
    return `${whose}${formatDistance(straightTo(value, property) ?? figure)} from ${of}${name}`;
  }
  return `${whose}${minutesWords(value, figure)} to ${name}`;
}

/** The straight line to a station that is further than people walk: the figure is a way on foot. */
function straightTo(value: Near, row: LoadedProperty['property']): number | undefined {
  const [lat, lng] = [row.lat ?? row.about_lat, row.lng ?? row.about_lng];
  const place = placeBySlug(value.place);
  return stationsOf(value) === undefined || place === undefined || lat === null || lng === null
    ? undefined
    : distanceMeters([lat, lng], place.at);
}
