import { distanceMeters } from '@manemitra/domain/geography';
import type { Metro } from '@manemitra/city/metro';
import { places } from '@manemitra/query/gazetteer';
import type { LatLng, Place } from '@manemitra/query/place';
import { softRing } from './curve.ts';
import { described, type MapFeature, point, position } from './map-feature.ts';
import { metroFeatures } from './metro-features.ts';
import { lakeOutlines } from '@manemitra/city/outlines/lake-outlines';
import { outlineAreaSquareMeters, outlineMiddle } from '@manemitra/city/outlines/outline-measures';
import type { Outline } from '@manemitra/city/outlines/outline-table';
import { parkOutlines } from '@manemitra/city/outlines/park-outlines';
import { techParkOutlines } from '@manemitra/city/outlines/tech-park-outlines';

/*
 * The base map of Bengaluru as GeoJSON features, from the gazetteer and the tables beside this file. Nothing is
 * drawn that is not known: no shore of a lake known by its middle. Streets and wards are files of their own.
 */

/** A lake of the gazetteer and an outline this near to each other are the same water. */
const SAME_LAKE_METERS = 450;

/** Every feature of the base map, always in the same order. */
export function mapFeatures({ lines }: Pick<Metro, 'lines'>): MapFeature[] {
  return [
    ...areas('lake', lakeOutlines, softRing),
    ...areas('park', parkOutlines, softRing),
    ...areas('tech-park', techParkOutlines, (corners) => [...corners]),
    ...metroFeatures(
      lines,
      ofKind('metro-station'),
      [...ofKind('airport'), ...localities.slice(0, NAMED_FROM_AFAR)].map(({ at }) => at),
    ),
    ...waterNames(),
    ...parkOutlines.map((park) => nameOf('park-name', park, 1)),
    ...localityNames(),
    ...(['airport', 'tech-park', 'mall', 'hospital'] as const).flatMap((kind) =>
      ofKind(kind).map((place) => spotFeature(place, kind)),
    ),
  ];
}

/** What is known well enough to be drawn. */
const drawn = places.filter(({ isRough }) => isRough !== true);

const ofKind = (kind: Place['kind']): Place[] => drawn.filter((place) => place.kind === kind);

const localities = drawn.filter(({ kind }) =>
  ['locality', 'employment-area', 'sub-locality'].includes(kind),
);
/** So many of them have their names in a view of the whole city. */
const NAMED_FROM_AFAR = 60;

/** Shores and hedges are soft, walls are not. */
function areas(
  kind: 'lake' | 'park' | 'tech-park',
  outlines: readonly Outline[],
  ring: (corners: readonly LatLng[]) => LatLng[],
): MapFeature[] {
  return outlines.map(({ osmWay, corners }) => ({
    type: 'Feature',
    properties: { kind, id: `way-${osmWay}` },
    geometry: { type: 'Polygon', coordinates: [closedRing(ring(corners)).map(position)] },
  }));
}

function closedRing(corners: readonly LatLng[]): LatLng[] {
  return [...corners, ...corners.slice(0, 1)];
}

function waterNames(): MapFeature[] {
  const known = ofKind('lake');
  const isSame = (lake: Place, outline: Outline): boolean =>
    distanceMeters(lake.at, outlineMiddle(outline)) <= SAME_LAKE_METERS;
  const withShore = lakeOutlines.map((outline) => {
    const name = known.find((lake) => isSame(lake, outline))?.name ?? outline.name;
    const hectares = outlineAreaSquareMeters(outline) / 10_000;
    return nameOf('water-name', { ...outline, name }, hectares > 60 ? 0 : hectares > 12 ? 1 : 2);
  });
  const withoutShore = known
    .filter((lake) => !lakeOutlines.some((outline) => isSame(lake, outline)))
    .map((lake) =>
      point({ kind: 'water-name', ...described(lake), class: 'middle', rank: 1 }, lake.at),
    );
  return [...withShore, ...withoutShore];
}

function nameOf(kind: 'water-name' | 'park-name', outline: Outline, rank: number): MapFeature {
  const { name, osmWay } = outline;
  return point({ kind, id: `name-of-way-${osmWay}`, name, rank }, outlineMiddle(outline));
}

/** The gazetteer lists localities by how often listings name them; phases and blocks wait for street scale. */
function localityNames(): MapFeature[] {
  return localities.map((place, i) =>
    point(
      {
        kind: 'place',
        ...described(place),
        class: place.kind === 'sub-locality' ? 'part' : 'locality',
        rank: i,
      },
      place.at,
    ),
  );
}

function spotFeature(place: Place, kind: string): MapFeature {
  const rank = KNOWN_TECH_PARKS.findIndex((slugs) => slugs.includes(place.slug));
  const ranked = kind === 'tech-park' && { rank: rank === -1 ? KNOWN_TECH_PARKS.length : rank };
  return point({ kind: 'spot', ...described(place), class: kind, ...ranked }, place.at);
}

/**
 * Tech parks by how well they are known. The first are those that people who wrote sentences for us named most often; ITPL and
 * Electronic City, which are as well known, are localities here.
 */
const KNOWN_TECH_PARKS: readonly string[][] = [
  ['manyata-tech-park', 'ecospace-business-park', 'embassy-golflinks', 'global-village-tech-park'],
  [
    'ecoworld',
    'embassy-tech-village',
    'bagmane-world-technology-center',
    'prestige-tech-park',
    'cessna-business-park',
    'brigade-tech-gardens',
    'rmz-infinity',
  ],
];
