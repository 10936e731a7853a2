import { distanceMeters } from '@manemitra/domain/geography';
import { describe, expect, it } from 'vitest';
import { places, spokenName } from '../gazetteer.ts';
import { placeAt } from '../place-matching.ts';
import { tokenize } from '../tokens.ts';
import type { Place } from '../place.ts';
import { colleges } from './colleges.ts';
import { hospitals } from './hospitals.ts';
import { malls } from './malls.ts';
import { offices } from './offices.ts';
import { schools } from './schools.ts';
import { venues } from './venues.ts';

const institutions = [...hospitals, ...schools, ...colleges, ...malls, ...offices, ...venues];

/** The slugs that words may mean, if they are a name from end to end. */
function meant(words: string): string[] {
  const tokens = tokenize(words);
  const read = placeAt(tokens, 0, { allowTypos: false });
  if (read?.length !== tokens.length) return [];
  return (read.outcome === 'found' ? [read.place] : read.candidates).map(({ slug }) => slug);
}

const told = (all: readonly Place[], isRight: (place: Place) => boolean) =>
  all.filter((place) => !isRight(place)).map(({ name }) => name);

describe('an institution', () => {
  it('lies in the city or around it', () => {
    const isAround = ({ at: [lat, lng] }: Place) =>
      lat > 12.7 && lat < 13.25 && lng > 77.35 && lng < 77.9;
    expect(told(institutions, isAround)).toEqual([]);
  });

  it('is there once', () => {
    const isOnce = (place: Place) =>
      places.every(
        (other) =>
          other === place ||
          (other.slug !== place.slug &&
            (other.kind !== place.kind || distanceMeters(other.at, place.at) > 25)),
      );
    expect(told(institutions, isOnce)).toEqual([]);
  });

  it('is what its own name means, and nothing else', () => {
    expect(told(institutions, (place) => meant(spokenName(place)).join() === place.slug)).toEqual(
      [],
    );
  });

  it('is one of those that its other names mean', () => {
    const wrong = institutions.flatMap(({ slug, aliases, nameKn, nameHi }) =>
      [...aliases, nameKn, nameHi].filter(
        (said) => said !== undefined && !meant(said).includes(slug),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('lies by the area that it is called after', () => {
    const isBy = (place: Place) => {
      const area = places.find(
        ({ name, kind, path }) =>
          (kind === 'locality' || kind === 'employment-area') &&
          path === undefined &&
          place.name.endsWith(` ${name}`),
      );
      const meters = area && distanceMeters(area.at, place.at) - area.radiusMeters;
      return meters === undefined || meters < 2500;
    };
    expect(told(institutions, isBy)).toEqual([]);
  });
});
