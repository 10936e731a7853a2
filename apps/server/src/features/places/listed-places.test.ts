import { stopPoint } from '@manemitra/city/buses';
import { cityFiles } from '@manemitra/city/city-files';
import { distanceMeters } from '@manemitra/domain/geography';
import { places } from '@manemitra/query/gazetteer';
import { describe, expect, it } from 'vitest';
import { listedHospitals } from './listed-hospitals.ts';
import { listedSchools } from './listed-schools.ts';

const INSTITUTIONS: ReadonlySet<string> = new Set([
  'hospital',
  'college',
  'landmark',
  'mall',
  'tech-park',
]);
const letters = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/g, '');

describe.each([
  ['hospitals', listedHospitals],
  ['schools', listedSchools],
])('the listed %s', (_, listed) => {
  it('lie in the city', () => {
    const outside = listed.filter(
      ({ at: [lat, lng] }) => !(lat > 12.8 && lat < 13.15 && lng > 77.35 && lng < 77.8),
    );
    expect(outside).toEqual([]);
  });

  it('are there once', () => {
    const twice = listed.filter((place, at) =>
      listed
        .slice(at + 1)
        .some(
          (other) =>
            letters(other.name) === letters(place.name) && distanceMeters(other.at, place.at) < 300,
        ),
    );
    expect(twice).toEqual([]);
  });
});

it('no listed hospital is one of the gazetteer', () => {
  const held = places.filter(({ kind, isRough }) => kind === 'hospital' && isRough !== true);
  const both = listedHospitals.filter(({ at }) =>
    held.some((place) => distanceMeters(place.at, at) < 100),
  );
  expect(both).toEqual([]);
});

it('an institution lies within a kilometre of the bus stop of its name', () => {
  const buses = cityFiles().buses();
  const stops = buses.names.map((name, stop) => ({
    key: letters(name),
    at: stopPoint(buses, stop),
  }));
  const institutions = places.filter(({ kind }) => INSTITUTIONS.has(kind));
  const far = institutions.flatMap(({ name, at }) => {
    const named = stops.filter(({ key }) => key === letters(name));
    const meters = named.map((stop) => distanceMeters(stop.at, at));
    return named.length > 0 && Math.min(...meters) > 1000 ? [name] : [];
  });
  expect(far).toEqual([]);
});
