import { generateProjects } from '@manemitra/demonstration/generate';
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
    await seedPlaces(database.db, { withInvented: true });
    const before = await all();
    expect(before).toHaveLength((await embeddedPlaces({ withInvented: true })).length);
    await seedPlaces(database.db, { withInvented: true });
    expect(await all()).toEqual(before);
    await sql`update seeded_contents set content_hash = 'of an older release'`.execute(database.db);
    await seedPlaces(database.db, { withInvented: true });
    expect(await all()).toEqual(before);
  });

  it('are written by one of several processes that start together', async () => {
    const seed = () => seedPlaces(database.db, { withInvented: false });
    await Promise.all([seed(), seed(), seed()]);
    expect(await all()).toHaveLength((await embeddedPlaces({ withInvented: false })).length);
  });

  it('go when a release has them no more, and never take an imported one with them', async () => {
    await database.db.insertInto('places').values(imported).execute();
    await seedPlaces(database.db, { withInvented: true });
    await seedPlaces(database.db, { withInvented: false });
    const rows = await all();
    expect(rows.filter(({ is_demonstration }) => is_demonstration)).toEqual([]);
    expect(rows.filter(({ origin }) => origin === 'imported')).toHaveLength(1);
  });

  it('are not invented within reach of real ones of the category, and elsewhere are', async () => {
    await database.db.insertInto('places').values(imported).execute();
    await seedPlaces(database.db, { withInvented: true });
    const around = (category: PlaceCategory) => near([imported.lat, imported.lng], category, 2990);
    expect(await around('restaurants')).toMatchObject([{ name: 'A real one', meters: 0 }]);
    expect(await around('pointsOfInterest')).toContainEqual(
      expect.objectContaining({ isDemonstration: true }),
    );
    expect(await near(slugAt('koramangala'), 'restaurants')).toHaveLength(4);
  });

  it('say of each who tells it, and of an invented one that it is invented', async () => {
    for (const place of await embeddedPlaces({ withInvented: true })) {
      expect(place.source).not.toBe('');
      expect(place.name.endsWith('(demonstration)')).toBe(place.is_demonstration);
    }
  });

  it('are true where the facts are: metro, malls, lakes, tech parks, government schools, four hospitals', async () => {
    const rows = await embeddedPlaces({ withInvented: false });
    const count = (of: string) =>
      rows.filter(({ kind, category }) => kind === of || category === of).length;
    expect(count('metroStations')).toBeGreaterThan(120);
    expect(count('malls')).toBe(26);
    expect(count('lake')).toBe(60);
    expect(count('tech-park')).toBeGreaterThan(20);
    expect(count('government-school')).toBeGreaterThan(1300);
    expect(count('hospitals')).toBe(4);
    expect(count('restaurants')).toBe(0);
  });
});

describe('what is near a point', () => {
  beforeEach(() => seedPlaces(database.db, { withInvented: true }));

  it('comes nearest first, no more and no further than asked', async () => {
    const at = slugAt('koramangala');
    const schools = await near(at, 'schools', 1500, 3);
    expect(schools).toHaveLength(3);
    expect(schools.map(({ meters }) => meters)).toEqual(
      schools.map(({ meters }) => meters).toSorted((a, b) => a - b),
    );
    const everything = (await embeddedPlaces({ withInvented: true }))
      .filter(({ category }) => category === 'schools')
      .map(({ lat, lng }) => distanceMeters(at, [lat, lng]))
      .toSorted((a, b) => a - b);
    expect(schools.map(({ meters }) => meters)).toEqual(everything.slice(0, 3).map(Math.round));
    const within = await near(at, 'schools', 1500, 1000);
    expect(within).toHaveLength(everything.filter((meters) => meters <= 1500).length);
  });

  it('says of a station whether trains stop there, and of an invented place that it is one', async () => {
    const [station] = await near(slugAt('indiranagar'), 'metroStations');
    expect(station).toMatchObject({
      status: 'operational',
      lines: ['purple'],
      label: 'Metro station',
    });
    const [restaurant] = await near(slugAt('indiranagar'), 'restaurants');
    expect(restaurant).toMatchObject({
      label: 'Invented restaurant',
      isDemonstration: true,
      source: 'Demonstration catalogue, invented',
    });
  });

  it('never is a school or a hospital that does not exist', async () => {
    const invented = (await embeddedPlaces({ withInvented: true })).filter(
      ({ is_demonstration }) => is_demonstration,
    );
    expect(new Set(invented.map(({ category }) => category))).toEqual(
      new Set(['restaurants', 'pointsOfInterest']),
    );
  });

  it('has something of every invented category for nearly every demonstration project', async () => {
    const projects = [...generateProjects(60)].flatMap(({ coordinates }) => coordinates ?? []);
    const categories = ['restaurants', 'pointsOfInterest'] as const;
    const lists = await Promise.all(
      categories.flatMap((category) => projects.map(({ lat, lng }) => near([lat, lng], category))),
    );
    const empty = lists.filter((places) => places.length === 0);
    expect(empty.length / lists.length).toBeLessThan(0.02);
  });
});
