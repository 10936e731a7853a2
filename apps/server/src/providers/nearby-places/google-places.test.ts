import type { Point } from '@manemitra/domain/geography';
import { describe, expect, it } from 'vitest';
import { FAILURES, json, type StandIn, withStandIn } from '#server/testing/stand-in.ts';
import { googlePlaces } from './google-places.ts';
import { PLACE_CATEGORIES, type PlaceCategory } from './nearby-places.port.ts';

const KEY = 'a-secret-key-of-google';
const AT: Point = [12.9716, 77.5946];

const place = (id: string, lat: number) => ({
  id,
  displayName: { text: `Place ${id}`, languageCode: 'en' },
  location: { latitude: lat, longitude: 77.5946 },
});

async function ask(reply: StandIn['reply'], categories: readonly PlaceCategory[] = ['malls']) {
  return withStandIn(reply, async (standIn) => {
    const find = googlePlaces({ key: KEY, baseUrl: standIn.url });
    const asking = find({ at: AT, withinMeters: 3000, limit: 2, categories });
    return { standIn, found: await asking.catch((thrown: unknown) => thrown) };
  });
}

describe('places of Google', () => {
  it('come nearest first, with how far they are, and no more than asked', async () => {
    const places = [place('far', 12.99), place('near', 12.972), place('mid', 12.98)];
    const { standIn, found } = await ask(json({ places }));
    expect(found).toMatchObject({
      malls: [
        { id: 'near', name: 'Place near', meters: 44, source: 'Google Maps', kind: 'Mall' },
        { id: 'mid', meters: 934 },
      ],
    });
    expect(standIn.asked).toMatchObject([
      {
        method: 'POST',
        url: '/v1/places:searchNearby',
        headers: { 'x-goog-api-key': KEY },
        body: {
          includedTypes: ['shopping_mall'],
          maxResultCount: 2,
          rankPreference: 'DISTANCE',
          locationRestriction: {
            circle: { center: { latitude: 12.9716, longitude: 77.5946 }, radius: 3000 },
          },
        },
      },
    ]);
  });

  it('are asked for once a category; where there is none Google says nothing', async () => {
    const { standIn, found } = await ask(json({}), PLACE_CATEGORIES);
    expect(standIn.asked).toHaveLength(6);
    expect(found).toEqual(Object.fromEntries(PLACE_CATEGORIES.map((id) => [id, []])));
  });

  // Google leaves out an empty list, so any object is an answer of its wire format.
  it.concurrent.each(FAILURES.filter(([how]) => how !== 'answers another JSON'))(
    'are an outage when Google %s',
    async (_how, reason, reply) => {
      const { found } = await ask(reply);
      expect(found).toMatchObject({ name: 'Outage', reason });
      expect(`${String(found)}${JSON.stringify(found)}`).not.toContain(KEY);
    },
  );

  it('are an outage when a place lacks its position', async () => {
    const { found } = await ask(json({ places: [{ id: 'x', displayName: { text: 'X' } }] }));
    expect(found).toMatchObject({ reason: 'malformed' });
  });
});
