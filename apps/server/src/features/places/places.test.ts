import { distanceMeters } from '@manemitra/domain/geography';
import { placeBySlug } from '@manemitra/query/gazetteer';
import type { LatLng } from '@manemitra/query/place';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { type PlaceCategory, embeddedPlaces } from './embedded-places.ts';
import { nearbyPlaces } from './nearby-places.ts';
import { seedPlaces } from './seed-places.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await sql`truncate places, seeded_contents`.execute(database.db);
});

const all = () => database.db.selectFrom('places').selectAll().orderBy('id').execute();
const near = (at: LatLng, category: PlaceCategory, withinMeters = 3000, limit = 4) =>
  nearbyPlaces(database.db, at, category, { withinMeters, limit });
const slugAt = (slug: string): LatLng => placeBySlug(slug)?.at ?? [0, 0];

/** A restaurant of somebody's own import. */
const imported = {
  import_key: 'osm/1',
  category: 'restaurants' as const,
  kind: 'restaurant',
  name: 'A real one',
  lat: 12.97,
  lng: 77.75,
  source: 'An import',
};

describe('the places that come with the release', () => {
  it('are written once and keep their ids', async () => {
    await seedPlaces(database.db);
    const before = await all();
    expect(before).toHaveLength(embeddedPlaces().length);
    await seedPlaces(database.db);
    expect(await all()).toEqual(before);
    await sql`update seeded_contents set content_hash = 'of an older release'`.execute(database.db);
    await seedPlaces(database.db);
    expect(await all()).toEqual(before);
  });

  it('are written by one of several processes that start together', async () => {
    const seed = () => seedPlaces(database.db);
    await Promise.all([seed(), seed(), seed()]);
    expect(await all()).toHaveLength(embeddedPlaces().length);
  });

  it('go when a release has them no more, and never take an imported one with them', async () => {
    const gone = { ...imported, import_key: 'invented/1', origin: 'embedded' as const };
    await database.db.insertInto('places').values([imported, gone]).execute();
    await seedPlaces(database.db);
    const rows = await all();
    expect(rows.filter(({ category }) => category === 'restaurants')).toMatchObject([
      { import_key: 'osm/1', origin: 'imported' },
    ]);
  });

  it('each have a source, and none is invented', () => {
    for (const place of embeddedPlaces()) {
      expect(place.source).not.toMatch(/^$|invented|demonstration/i);
      expect(place.name).not.toMatch(/demonstration/i);
    }
  });

  it('are where the facts are: metro, malls, lakes, parks, offices, colleges, schools and hospitals', () => {
    const rows = embeddedPlaces();
    const count = (of: string) =>
      rows.filter(({ kind, category }) => kind === of || category === of).length;
    expect(count('metroStations')).toBeGreaterThan(120);
    expect(count('malls')).toBeGreaterThan(40);
    expect(count('lake')).toBe(60);
    expect(count('park')).toBe(8);
    expect(count('tech-park')).toBeGreaterThan(80);
    expect(count('college')).toBeGreaterThan(50);
    expect(count('government-school')).toBeGreaterThan(1300);
    expect(count('school')).toBeGreaterThan(700);
    expect(count('hospitals')).toBeGreaterThan(700);
    expect(count('restaurants')).toBe(0);
  });
});

describe('what is near a point', () => {
  beforeEach(() => seedPlaces(database.db));

  it('comes nearest first, no more and no further than asked', async () => {
    const at = slugAt('koramangala');
    const schools = await near(at, 'schools', 1500, 3);
    expect(schools).toHaveLength(3);
    expect(schools.map(({ meters }) => meters)).toEqual(
      schools.map(({ meters }) => meters).toSorted((a, b) => a - b),
    );
    const everything = embeddedPlaces()
      .filter(({ category }) => category === 'schools')
      .map(({ lat, lng }) => distanceMeters(at, [lat, lng]))
      .toSorted((a, b) => a - b);
    expect(schools.map(({ meters }) => meters)).toEqual(everything.slice(0, 3).map(Math.round));
    const within = await near(at, 'schools', 1500, 1000);
    expect(within).toHaveLength(everything.filter((meters) => meters <= 1500).length);
  });

  it('has the nearest station at which trains stop first, however far and however few are asked for', async () => {
    const running = (at: LatLng) =>
      embeddedPlaces()
        .filter(({ status }) => status === 'operational')
        .map(({ name, lat, lng }) => ({ name, meters: Math.round(distanceMeters(at, [lat, lng])) }))
        .toSorted((a, b) => a.meters - b.meters)[0];
    for (const place of ['koramangala', 'hebbal', 'sarjapur-road', 'electronic-city']) {
      const at = slugAt(place);
      for (const limit of [1, 3]) {
        const stations = await near(at, 'metroStations', 2500, limit);
        expect(stations.length).toBeLessThanOrEqual(limit);
        expect(stations[0]).toMatchObject({ status: 'operational', ...running(at) });
        const planned = stations.map(({ status }) => status !== 'operational');
        expect(planned).toEqual(planned.toSorted((a, b) => Number(a) - Number(b)));
      }
    }
  });

  it('says of a station whether trains stop there', async () => {
    const [station] = await near(slugAt('indiranagar'), 'metroStations');
    expect(station).toMatchObject({
      status: 'operational',
      lines: ['purple'],
      label: 'Metro station',
    });
  });
});
