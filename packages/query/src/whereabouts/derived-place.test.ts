import * as fc from 'fast-check';
import { distanceMeters, METERS_PER_DEGREE } from '@manemitra/domain/geography';
import { describe, expect, it } from 'vitest';
import { ZONES } from '../criteria.ts';
import { isInZone, isSurelyInZone, places } from '../gazetteer.ts';
import { localityOfRoad } from './area-names.ts';
import { areasOfCircle } from './areas-of-circle.ts';
import { placeContradictions } from './contradictions.ts';
import { derivePlace } from './derived-place.ts';
import type { PlaceWords } from './place-words.ts';

describe('where words put a project', () => {
  it.each<[PlaceWords, string | undefined, PlaceWords['address'] | undefined]>([
    [{ locality: 'Whitefield' }, 'Whitefield', 'locality'],
    [{ locality: 'white field' }, 'Whitefield', 'locality'],
    [{ pincode: '560066' }, 'the pincode 560066', 'pincode'],
    // The smallest circle that all of them allow.
    [{ locality: 'Sarjapur Road', pincode: '560035' }, 'the pincode 560035', 'pincode'],
    [
      { address: 'Sy. No. 12/3, Hagadur Main Road, Whitefield, Bengaluru - 560066' },
      'Whitefield',
      'address',
    ],
    [{ address: 'Mysore Road, Kengeri, Bengaluru, Karnataka 560060' }, 'Kengeri', 'address'],
    // Beside a place is not in it.
    [{ address: 'Near Hebbal, Bengaluru' }, undefined, undefined],
    // One of several places of that name, and nothing says which.
    [{ locality: 'Kodigehalli' }, undefined, undefined],
    [{ locality: 'Sunrise Gardens Phase 9' }, undefined, undefined],
    [{}, undefined, undefined],
    // As portals write addresses: a place on, in or off another.
    [
      { address: 'Sy. No. 45, Chikkagubbi On Hennur Main Road, North Bangalore' },
      'Chikkagubbi',
      'address',
    ],
    [{ address: 'Nowhere Gate On Hennur Main Road, Bangalore' }, 'Hennur Road', 'address'],
    [{ address: 'Rayasandra Village, Bangalore' }, 'Rayasandra', 'address'],
    [{ address: 'Nowhere Gate Off Sarjapur Road, South Bangalore' }, undefined, undefined],
    [{ address: 'Hebbal Near Yelahanka, Bangalore' }, 'Hebbal', 'address'],
    [
      { address: 'Behind Tech Mahindra, Electronic City Phase II, Bangalore' },
      'Electronic City Phase 2',
      'address',
    ],
    [{ locality: 'Jalahalli, North Bangalore, Bangalore' }, 'Jalahalli', 'locality'],
    [{ locality: 'Near Hebbal, Bangalore' }, undefined, undefined],
    [{ locality: 'Outer Ring Rd, Bellandur' }, 'Bellandur', 'locality'],
    [{ address: '12, Outer Ring Rd Bellandur, Bengaluru' }, 'Bellandur', 'address'],
    [{ address: 'Hebbal flyover, Bellary Road' }, 'Hebbal', 'address'],
    // What contradicts itself puts it nowhere.
    [{ locality: 'Hebbal, Whitefield' }, undefined, undefined],
    [{ locality: 'Kodigehalli', pincode: '562149' }, undefined, undefined],
    [{ locality: 'Srirampura', pincode: '560049' }, undefined, undefined],
    [{ locality: 'Vijayanagar', pincode: '570001' }, undefined, undefined],
    [{ address: '12 Infantry Road, London W1' }, undefined, undefined],
  ])('%j: %s', (words, name, from) => {
    const place = derivePlace(words);
    expect([place?.name, place?.from]).toEqual([name, from]);
  });

  it('hold each locality of the gazetteer within the radius that is said', () => {
    for (const { name, at, isHomonym } of places.filter(({ kind }) => kind === 'locality')) {
      const place = derivePlace({ locality: name });
      if (place === undefined || isHomonym === true) continue;
      expect(distanceMeters(place.at, at)).toBeLessThanOrEqual(place.radiusMeters);
    }
  });
});

describe('what contradicts itself is told', () => {
  it.each<[PlaceWords, [number, number] | undefined, string[]]>([
    [{ pincode: '570001' }, undefined, ['The pincode 570001 is of Mysuru.']],
    [{ pincode: '400001' }, undefined, ['The pincode 400001 is of Mumbai.']],
    [{ pincode: '313001' }, undefined, ['The pincode 313001 is of Rajasthan.']],
    [{ address: '5, London Street' }, undefined, ['The address names London.']],
    [{ locality: 'Mysuru' }, undefined, ['The locality names Mysuru.']],
    [{ address: '4, Old Madras Road, Mysore Road, Hosur Road' }, undefined, []],
    [
      { locality: 'Kodigehalli', pincode: '562149' },
      undefined,
      ['Kodigehalli is 12.9 km from the middle of the pincode 562149.'],
    ],
    [{}, [12.2958, 76.6394], ['The coordinates are outside Bengaluru, 126.4 km from its middle.']],
    [
      { locality: 'Whitefield', pincode: '560066' },
      [13.1, 77.59],
      [
        'The coordinates are 18.9 km outside Whitefield.',
        'The coordinates are 19.3 km outside the pincode 560066.',
      ],
    ],
    [{ locality: 'Whitefield', pincode: '560066' }, [12.98, 77.75], []],
    [{ locality: 'Devanahalli', pincode: '562110' }, [13.25, 77.7], []],
  ])('%j at %j', (words, point, told) => {
    expect(placeContradictions(words, point)).toEqual(told);
  });
});

describe('roads belong to their localities', () => {
  it.each([
    ['Hennur Road', 'Hennur'],
    ['Whitefield Main Road', 'Whitefield'],
    ['Thanisandra Main Road', 'Thanisandra'],
    // Most of it is far from the town that it leads to.
    ['Sarjapur Road', undefined],
    ['Mysore Road', undefined],
  ])('%s: %s', (road, locality) => {
    const place = places.find(({ name }) => name === road);
    expect(place && localityOfRoad(place)?.name).toBe(locality);
  });
});

describe('the parts of the city of a circle', () => {
  it('know south by west from west: Bannerghatta is no part of the west', () => {
    expect(isInZone('west', [12.8, 77.56])).toBe(false);
    expect(isInZone('south', [12.8, 77.56])).toBe(true);
  });

  const circle = fc.record({
    at: fc.tuple(
      fc.double({ min: 12.75, max: 13.2, noNaN: true }),
      fc.double({ min: 77.35, max: 77.8, noNaN: true }),
    ),
    radiusMeters: fc.integer({ min: 50, max: 9000 }),
  });

  it('are yes or no only where they are so of each of its points', () => {
    fc.assert(
      fc.property(
        circle,
        fc.constantFrom(...ZONES),
        fc.double({ min: 0, max: 6.28, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        ({ at, radiusMeters }, zone, bearing, share) => {
          const said = isSurelyInZone(zone, { at, radiusMeters });
          const reach = (radiusMeters * share) / METERS_PER_DEGREE;
          const point = [
            at[0] + reach * Math.cos(bearing),
            at[1] + (reach * Math.sin(bearing)) / Math.cos((at[0] * Math.PI) / 180),
          ] as const;
          expect([null, isInZone(zone, point)]).toContain(said);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('grow fewer and never more when the circle grows', () => {
    fc.assert(
      fc.property(circle, fc.integer({ min: 1, max: 5000 }), (each, more) => {
        const small = areasOfCircle(each);
        const large = areasOfCircle({ ...each, radiusMeters: each.radiusMeters + more });
        expect(small.localities).toEqual(expect.arrayContaining(large.localities));
        expect(small.zones).toEqual(expect.arrayContaining(large.zones));
      }),
      { numRuns: 60 },
    );
  });
});
