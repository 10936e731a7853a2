import { describe, expect, it } from 'vitest';
import { places, spokenName } from '../gazetteer.ts';
import { placeAt } from '../place-matching.ts';
import type { Place } from '../place.ts';
import { tokenize } from '../tokens.ts';

function leadsBack(place: Place, name: string): boolean {
  const tokens = tokenize(name);
  const reading = placeAt(tokens, 0, { allowTypos: false });
  if (reading?.length !== tokens.length) return false;
  return reading.outcome === 'found'
    ? reading.place === place && reading.broaderThan === undefined
    : reading.candidates.includes(place);
}

describe('names of the gazetteer', () => {
  it('lead back to their own place, or ask', () => {
    const lost = places.flatMap((place) =>
      [place.name, ...place.aliases]
        .filter((name) => !leadsBack(place, name))
        .map((name) => `${place.slug}: ${name}`),
    );
    expect(lost).toEqual([]);
  });

  it('lead back in Kannada and Hindi too, save where a station has the name of its locality', () => {
    const lost = places
      .filter((place) => place.kind !== 'metro-station')
      .flatMap((place) =>
        [place.nameKn, place.nameHi]
          .filter((name) => name !== undefined && !leadsBack(place, name))
          .map((name) => `${place.slug}: ${name}`),
      );
    expect(lost).toEqual([]);
  });

  it('are understood without a question when spoken in full', () => {
    const asked = places.filter((place) => {
      const reading = placeAt(tokenize(spokenName(place)), 0, { allowTypos: false });
      return reading?.outcome !== 'found' || reading.place !== place;
    });
    expect(asked.map((place) => place.slug)).toEqual([]);
  });
});
