import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { importPlaces, type PlacesReport } from './import-places.ts';
import { seedPlaces } from './seed-places.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'import-places-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => sql`truncate places, seeded_contents`.execute(database.db));

const all = () => database.db.selectFrom('places').selectAll().orderBy('name').execute();

async function importFile(
  name: string,
  text: string | Uint8Array,
  onProgress?: (report: PlacesReport) => void,
): Promise<PlacesReport> {
  const path = join(folder, name);
  await writeFile(path, text);
  return importPlaces(database.db, path, { at: new Date(), ...(onProgress ? { onProgress } : {}) });
}

const HEADER = 'name,name_kn,category,lat,lng,source';
const csv = (...lines: string[]) => [HEADER, ...lines].join('\n');
const MTR = 'MTR,ಎಂಟಿಆರ್,restaurants,12.9552,77.5857,A survey';
const lines = (count: number) =>
  Array.from({ length: count }, (_, i) => `Place ${i},,schools,12.9${100 + i},77.6,A survey`);

const feature = (properties: object, coordinates: unknown = [77.5857, 12.9552], id?: string) => ({
  type: 'Feature',
  ...(id === undefined ? {} : { id }),
  geometry: { type: 'Point', coordinates },
  properties: { name: 'MTR', category: 'restaurants', source: 'A survey', ...properties },
});
const geoJson = (...features: unknown[]) => JSON.stringify({ type: 'FeatureCollection', features });

it('is in the audit log with its file and its counts', async () => {
  await sql`truncate audit_log`.execute(database.db);
  await importFile('a.csv', csv(MTR, ',,schools,12.9,77.6,A survey'));
  const log = await database.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'after'])
    .execute();
  expect(log).toEqual([
    {
      action: 'places.imported',
      actor_id: null,
      after: {
        by: 'the command line',
        file: 'a.csv',
        added: 1,
        changed: 0,
        unchanged: 0,
        replaced: 0,
        refused: 1,
      },
    },
  ]);
});

describe('a CSV file of places', () => {
  it('is taken with the name in Kannada, and marked as imported and real', async () => {
    expect(await importFile('a.csv', csv(MTR))).toMatchObject({ added: 1, refused: [] });
    expect(await all()).toMatchObject([
      {
        name: 'MTR',
        name_kn: 'ಎಂಟಿಆರ್',
        category: 'restaurants',
        kind: 'restaurant',
        lat: 12.9552,
        lng: 77.5857,
        source: 'A survey',
        origin: 'imported',
        is_demonstration: false,
      },
    ]);
  });

  it('may come with Windows line ends, a byte order mark, other columns names and lines in cells', async () => {
    const text = `\uFEFFcategory,Name,latitude,longitude,source\r\nmalls,"The\r\nForum",12.93,77.61,A\r\nmalls,Garuda,12.97,77.6,A\r\n`;
    const report = await importFile('windows.csv', text);
    expect(report).toMatchObject({ added: 1 });
    expect(report.refused).toEqual([
      { at: 'line 2', field: 'name', reason: expect.stringContaining('unprintable') },
    ]);
  });

  it('takes the wire name of the points of interest as well as its right spelling', async () => {
    const at = (category: string, lat: number) => `Park,,${category},${lat},77.6,A`;
    const text = csv(at('ponintOfInterest', 12.9), at('pointsOfInterest', 12.91));
    expect(await importFile('a.csv', text)).toMatchObject({ added: 2, refused: [] });
    const categories = (await all()).map(({ category }) => category);
    expect(categories).toEqual(['pointsOfInterest', 'pointsOfInterest']);
  });

  it.each([
    ['a category nobody knows', 'A,,pubs,12.9,77.6,B', 'category', '"pubs" is none of schools'],
    ['no name', ',,malls,12.9,77.6,B', 'name', 'This is required.'],
    ['no source', 'A,,malls,12.9,77.6,', 'source', 'This is required.'],
    ['a word for a number', 'A,,malls,north,77.6,B', 'lat', 'must be a number of degrees'],
    ['swapped coordinates', 'A,,malls,77.6,12.9,B', 'lat', 'are latitude and longitude swapped?'],
    ['a point in another city', 'A,,malls,19.07,72.87,B', 'lat', 'outside of Bengaluru'],
    ['a Kannada name in Latin', 'A,ABC,malls,12.9,77.6,B', 'nameKn', 'no Kannada letter'],
    ['a name without end', `${'x'.repeat(201)},,malls,12.9,77.6,B`, 'name', 'longer than 200'],
    ['a cell too many', 'A,,malls,12.9,77.6,B,C', 'row', '7 cells, the header has 6'],
  ])('refuses the row with %s, says why, and takes the others', async (_, line, field, reason) => {
    const report = await importFile('a.csv', csv(line, MTR));
    expect(report.refused[0]).toMatchObject({ at: 'line 2', field });
    expect(report.refused[0]?.reason).toContain(reason);
    expect(report.added).toBe(1);
  });

  it('refuses a place that is in it twice and names the first line', async () => {
    const report = await importFile('a.csv', csv(MTR, MTR.replace('MTR', 'mtr')));
    expect(report.refused).toEqual([
      { at: 'line 3', field: 'name', reason: 'The same place is already on line 2.' },
    ]);
  });

  it('ends where a quotation mark is never closed, and keeps what came before', async () => {
    const report = await importFile('a.csv', csv(MTR, '"Open,,malls,12.9,77.6,B', MTR));
    expect(report).toMatchObject({ added: 1, refused: [{ at: 'line 3', field: 'row' }] });
  });

  it('refuses names that are not UTF-8', async () => {
    const text = Buffer.concat([
      Buffer.from(`${HEADER}\nCaf`),
      Buffer.from([0xe9]),
      Buffer.from(',,malls,12.9,77.6,B'),
    ]);
    expect((await importFile('a.csv', text)).refused).toMatchObject([{ field: 'name' }]);
  });

  it.each([
    ['an unknown column', 'name,category,lat,lng,source,colour\n', 'a column "colour"'],
    ['a missing column', 'name,category,lat,lng\n', 'lacks source'],
    ['a column twice', 'name,category,lat,latitude,lng,source\n', 'a column twice'],
    ['nothing in it', '', 'The file is empty.'],
  ])('with %s is refused before its first row', async (_, text, sentence) => {
    await expect(importFile('a.csv', text)).rejects.toThrow(sentence);
  });
});

describe('a GeoJSON file of places', () => {
  it('is taken, longitude first, whatever else its properties say', async () => {
    const text = geoJson(feature({ 'name:kn': 'ಎಂಟಿಆರ್', cuisine: 'south indian', phone: null }));
    expect(await importFile('a.geojson', text)).toMatchObject({ added: 1, refused: [] });
    expect(await all()).toMatchObject([{ name_kn: 'ಎಂಟಿಆರ್', lat: 12.9552, lng: 77.5857 }]);
  });

  it.each([
    ['a line', { ...feature({}), geometry: { type: 'LineString', coordinates: [] } }, 'geometry'],
    ['no geometry', { ...feature({}), geometry: null }, 'geometry'],
    ['latitude first', feature({}, [12.9552, 77.5857]), 'lat'],
    ['text for numbers', feature({}, ['77.5', '12.9']), 'lat'],
    ['a number for a name', feature({ name: 7 }), 'name'],
    ['no feature', 'MTR', 'row'],
  ])('refuses %s, says why, and takes the others', async (_, bad, field) => {
    const report = await importFile('a.geojson', geoJson(bad, feature({})));
    expect(report.refused[0]).toMatchObject({ at: 'feature 1', field, reason: expect.any(String) });
    expect(report.added).toBe(1);
  });

  it.each([
    ['is not JSON', '{"type":'],
    ['is one feature', JSON.stringify(feature({}))],
  ])('that %s is refused', async (_, text) => {
    await expect(importFile('a.geojson', text)).rejects.toThrow('The file is not GeoJSON');
  });

  it('keeps a place with an id the same one when it moves or is named otherwise', async () => {
    await importFile('a.geojson', geoJson(feature({}, [77.58, 12.95], 'node/1')));
    const moved = geoJson(feature({ name: 'MTR 1924' }, [77.59, 12.96], 'node/1'));
    expect(await importFile('a.geojson', moved)).toMatchObject({ added: 0, changed: 1 });
    expect(await all()).toMatchObject([{ name: 'MTR 1924', lat: 12.96, lng: 77.59 }]);
  });
});

it('a file of another kind is refused', async () => {
  await expect(importFile('a.kml', '')).rejects.toThrow('neither a .csv nor a .geojson file');
});

describe('an import', () => {
  it('changes nothing when it runs again', async () => {
    await importFile('a.csv', csv(...lines(20)));
    const before = await all();
    const again = await importFile('a.csv', csv(...lines(20)));
    expect(again).toMatchObject({ added: 0, changed: 0, unchanged: 20 });
    expect(await all()).toEqual(before);
  });

  it('keeps whole batches when it is interrupted, and continues when run again', async () => {
    const text = csv(...lines(900));
    const broken = importFile('a.csv', text, () => {
      throw new Error('killed');
    });
    await expect(broken).rejects.toThrow('killed');
    expect(await all()).toHaveLength(500);
    expect(await importFile('a.csv', text)).toMatchObject({ added: 400, unchanged: 500 });
  });

  it('of one file twice at the same time brings each place once', async () => {
    const text = csv(...lines(600));
    const reports = await Promise.all([importFile('a.csv', text), importFile('b.csv', text)]);
    expect(reports.reduce((sum, { added }) => sum + added, 0)).toBe(600);
    expect(await all()).toHaveLength(600);
  });
});

describe('real places', () => {
  it('take the place of the release’s own entry of the same name and spot, for good', async () => {
    await seedPlaces(database.db);
    const [mall] = await database.db
      .selectFrom('places')
      .selectAll()
      .where('category', '=', 'malls')
      .orderBy('id')
      .limit(1)
      .execute();
    if (mall === undefined) throw new Error('The release has no mall.');
    const { name, lat, lng } = mall;
    const text = csv(`"${name}",,malls,${lat + 0.001},${lng},A survey`);
    expect(await importFile('a.csv', text)).toMatchObject({ added: 1, replaced: 1 });
    const same = (await all()).filter((place) => place.name === name);
    expect(same).toMatchObject([{ origin: 'imported' }]);
    await sql`update seeded_contents set content_hash = 'of an older release'`.execute(database.db);
    await seedPlaces(database.db);
    const later = (await all()).filter((place) => place.name === name);
    expect(later).toMatchObject([{ origin: 'imported' }]);
  });
});
