import { NEAR } from '@manemitra/domain/near-distances';
import { describe, expect, it } from 'vitest';
import { describe as sentenceFor } from './describe.ts';
import { places, spokenName } from './gazetteer.ts';
import { criteriaOf } from './interpretation.ts';
import { read, wishes } from './testing/wishes.ts';

describe('“near” without a distance', () => {
  it.each([
    ['3bhk near the airport', 'kempegowda-international-airport', 12_000],
    ['3bhk near indiranagar metro station', 'indiranagar-metro', 1500],
    ['3bhk near manyata', 'manyata-tech-park', 3000],
    ['3bhk near hebbal', 'hebbal', 3000],
  ])('“%s” reaches as far as the kind of place says', (text, place, withinMeters) => {
    expect(wishes(text)).toContain(`near:${JSON.stringify({ place, withinMeters })}`);
  });

  it('is told with the distance and why it is that', () => {
    const [wish] = read('near the airport').constraints;
    expect(wish?.assumed).toMatch(
      /^We read “near” as within 12 km of Kempegowda International Airport: few people/,
    );
    expect(read('near the metro').constraints[0]?.assumed).toBe(
      'We read “near the metro” as within 1.5 km of a station: less than half an hour on foot.',
    );
  });

  it('refuses no farther than where a place is too near', () => {
    const airport = 'kempegowda-international-airport';
    expect(wishes('3bhk not near the airport')).toContain(
      `avoid near:${JSON.stringify({ place: airport, withinMeters: 3000 })}`,
    );
    expect(wishes('3bhk not within 12 km of the airport')).toContain(
      `avoid near:${JSON.stringify({ place: airport, withinMeters: 12_000 })}`,
    );
  });

  it('is written out where it is not the usual distance, so that it is read back the same', () => {
    const said = (text: string) => sentenceFor(criteriaOf(read(text)));
    expect(said('near the airport')).toBe('within 12 km of Kempegowda International Airport');
    expect(said('not near the airport')).toBe(
      'not within 3 km of Kempegowda International Airport',
    );
    expect(said('near the metro')).toBe('within 1.5 km of metro');
    expect(said('near Hebbal')).toBe('near Hebbal');
  });

  it('holds for each kind of place of the gazetteer, and is read back', () => {
    for (const kind of new Set(places.map((place) => place.kind))) {
      const place = places.find((one) => one.kind === kind && one.isHomonym !== true);
      if (place === undefined) continue;
      expect(wishes(`near ${spokenName(place)}`)).toEqual([
        `near:${JSON.stringify({ place: place.slug, withinMeters: NEAR[kind].meters })}`,
      ]);
    }
  });
});
