import { slugOf } from '@manemitra/domain/slug';
import { describe, expect, it } from 'vitest';
import {
  distanceToPlaceMeters,
  isInLocality,
  isInZone,
  localitiesNear,
  metroStationsOf,
  nearestStation,
  placeBySlug,
  places,
  zoneOf,
} from './gazetteer.ts';
import type { Place } from './place.ts';

function place(slug: string): Place {
  const found = placeBySlug(slug);
  if (found === undefined) throw new Error(`No place "${slug}"`);
  return found;
}

describe('the rows', () => {
  it('have slugs that are unique across kinds and made of their name, or of what tells it apart', () => {
    expect(new Set(places.map(({ slug }) => slug)).size).toBe(places.length);
    const odd = places.filter(
      ({ slug, name, clearName = name }) => slug !== slugOf(name) && slug !== slugOf(clearName),
    );
    expect(odd).toEqual([]);
  });

  it('lie in and around Bengaluru, from Kanakapura to Chikkaballapur', () => {
    const outside = places.filter(
      ({ at: [lat, lng] }) => lat < 12.5 || lat > 13.45 || lng < 77.2 || lng > 77.9,
    );
    expect(outside.map(({ slug }) => slug)).toEqual([]);
  });

  it('carry a source, and an extent where they are areas', () => {
    expect(places.filter(({ source }) => source === '')).toEqual([]);
    const areas = places.filter(({ kind }) => kind === 'locality' || kind === 'sub-locality');
    expect(areas.filter(({ radiusMeters }) => !(radiusMeters >= 500))).toEqual([]);
  });

  it('name the whole of every phase, block and stage that has one', () => {
    expect(place('jp-nagar-7th-phase').partOf).toBe('jp-nagar');
    expect(place('btm-2nd-stage').partOf).toBe('btm-layout');
    expect(place('hal-2nd-stage').partOf).toBeUndefined();
    const dangling = places.filter(({ partOf }) => partOf !== undefined && !placeBySlug(partOf));
    expect(dangling).toEqual([]);
  });

  it('tell homonyms apart, each in words of its own', () => {
    const clear = places.filter(({ isHomonym }) => isHomonym).map(({ clearName }) => clearName);
    expect(clear.length).toBeGreaterThan(16);
    expect(clear).not.toContain(undefined);
    expect(new Set(clear).size).toBe(clear.length);
  });
});

describe('metro', () => {
  it.each([
    ['purple', 37],
    ['green', 32],
    ['yellow', 16],
    ['pink', 16],
    ['blue', 27],
  ] as const)('has the stations of the %s line', (line, count) => {
    expect(metroStationsOf(line)).toHaveLength(count);
  });

  it('lists an interchange where it lies on each of its lines', () => {
    const green = metroStationsOf('green').map(({ slug }) => slug);
    const majestic = green.indexOf('majestic');
    expect(green.slice(majestic - 1, majestic + 2)).toEqual([
      'mantri-square-sampige-road-metro',
      'majestic',
      'chickpete',
    ]);
    expect(metroStationsOf('yellow')[0]?.slug).toBe('rv-road');
  });

  it('finds the nearest station, of one line or of any', () => {
    const whitefield = place('whitefield').at;
    expect(nearestStation(whitefield)?.place.lines).toEqual(['purple']);
    expect(nearestStation(whitefield, 'green')?.place.lines).toContain('green');
  });
});

describe('areas', () => {
  it('are listed nearest first', () => {
    const [first, second] = localitiesNear(place('hebbal').at, 2);
    expect(first).toEqual({ place: place('hebbal'), meters: 0 });
    expect(second?.meters).toBeGreaterThan(0);
  });

  it('hold the points within their extent and those of their parts', () => {
    expect(isInLocality(place('jp-nagar-9th-phase').at, place('jp-nagar'))).toBe(true);
    expect(isInLocality(place('whitefield').at, place('jp-nagar'))).toBe(false);
  });

  it('measure a road along its line', () => {
    const road = place('sarjapur-road');
    const farEnd = road.path?.at(-1) ?? road.at;
    expect(distanceToPlaceMeters(farEnd, road)).toBeLessThan(1);
    expect(isInLocality(farEnd, road)).toBe(true);
  });
});

describe('zones', () => {
  it.each([
    ['majestic', 'central'],
    ['whitefield', 'east'],
    ['electronic-city', 'south-east'],
    ['kengeri', 'south-west'],
    ['jayanagar', 'south'],
  ] as const)('put %s in the %s', (slug, zone) => {
    expect(zoneOf(place(slug).at)).toBe(zone);
  });

  it.each(['yelahanka', 'hebbal', 'devanahalli', 'thanisandra'])(
    'count %s as north, as buyers do',
    (slug) => {
      expect(isInZone('north', place(slug).at)).toBe(true);
      expect(isInZone('south', place(slug).at)).toBe(false);
    },
  );

  it.each([
    ['hebbal', 'east'],
    ['devanahalli', 'east'],
    ['yelahanka', 'east'],
    ['bannerghatta-road', 'west'],
  ] as const)('do not count %s as %s', (slug, zone) => {
    expect(isInZone(zone, place(slug).at)).toBe(false);
  });

  it.each([
    ['hennur', 'north'],
    ['hennur', 'east'],
    ['whitefield', 'east'],
    ['sarjapur', 'east'],
    ['rajarajeshwari-nagar', 'west'],
  ] as const)('count %s as %s', (slug, zone) => {
    expect(isInZone(zone, place(slug).at)).toBe(true);
  });

  it('leave no place without one of the four or the centre', () => {
    for (const { at } of places) {
      const main = (['north', 'east', 'south', 'west', 'central'] as const).filter((zone) =>
        isInZone(zone, at),
      );
      expect(main.length).toBeGreaterThan(0);
      expect(main.length).toBeLessThan(3);
    }
  });

  it('keep north-east apart from the rest of the north', () => {
    expect(isInZone('north-east', place('yelahanka').at)).toBe(
      zoneOf(place('yelahanka').at) === 'north-east',
    );
  });
});
