import type { ImportView } from '@manemitra/contract/staff-properties-imports';
import { beforeEach, describe, expect, it } from 'vitest';
import { aProject, someProjects } from '#server/testing/builders.ts';
import { aSessionAs } from '#server/testing/sign-in.ts';
import { addJob } from '#server/platform/jobs/add-job.ts';
import { upload } from '#server/testing/upload.ts';
import { testApp } from '#server/testing/test-app.ts';
import { withoutProjects } from '#server/testing/without-projects.ts';
import { BRING_UP_PLACES } from './bring-up-places.ts';

const test = testApp();
let session: string;
beforeEach(async () => {
  await withoutProjects(test.db);
  session = await aSessionAs(test.db, 'admin');
});

const placeOf = async (slug: string) =>
  (await test.call('getProperty', { params: { id: slug } })).answer?.project.geolocation;
const search = async (prompt: string) =>
  (await test.call('searchProperties', { query: { prompt } })).answer;
const namesFor = async (prompt: string) =>
  (await search(prompt))?.properties.map(({ project }) => project.name).sort();
const queue = async (query: object = {}) =>
  (await test.call('listPlacesToSet', { query }, { session })).answer;
const idOf = async (slug: string) =>
  (
    await test.db
      .selectFrom('properties')
      .select('id')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow()
  ).id;

async function setPin(id: number, coordinates: { lat: number; lng: number }) {
  const params = { id: String(id) };
  const { answer } = await test.call('getStaffProperty', { params }, { session });
  return test.call(
    'editPropertyLocation',
    { params, body: { version: answer?.version ?? 0, changes: { coordinates } } },
    { session },
  );
}

describe('a project without coordinates', () => {
  it('lies about where its words put it, and says how far that may be off and what it is from', async () => {
    const slug = await aProject(test.db, { locality: 'Hoodi', pincode: '560048' });
    expect(await placeOf(slug)).toEqual({
      coordinates: null,
      approximate: {
        at: [expect.any(Number), expect.any(Number)],
        radiusMeters: expect.any(Number),
        name: 'Hoodi',
        from: 'locality',
      },
    });
    const { answer } = await test.call('getProperty', { params: { id: slug } });
    expect(answer?.facts.find(({ group }) => group === 'location')?.source.name).toBe(
      'A test; derived from the locality',
    );
  });

  it('gives way to a point that staff set, which can be taken back', async () => {
    const slug = await aProject(test.db, { locality: 'Hoodi' });
    const id = await idOf(slug);
    const before = await placeOf(slug);
    const pin = { lat: 12.99, lng: 77.71 };
    expect((await setPin(id, pin)).answer?.changed).toEqual(['coordinates']);
    expect(await placeOf(slug)).toEqual({ coordinates: [pin.lat, pin.lng], approximate: null });
    const { answer } = await test.call('getProperty', { params: { id: slug } });
    expect(answer?.facts.find(({ group }) => group === 'location')?.source.name).toContain(
      'Staff edit',
    );

    const params = { id: String(id) };
    const history = await test.call('listPropertyHistory', { params, query: {} }, { session });
    const changeId = String(history.answer?.items[0]?.id);
    await test.call('undoPropertyChange', { params: { ...params, changeId } }, { session });
    expect(await placeOf(slug)).toEqual(before);
  });

  it('never has its derived place over one that was given', async () => {
    const point = { lat: 13.05, lng: 77.6 };
    const slug = await aProject(test.db, { locality: 'Hoodi', coordinates: point });
    expect(await placeOf(slug)).toEqual({ coordinates: [point.lat, point.lng], approximate: null });
  });

  it('is found by a place only where the whole of where it may be fits', async () => {
    await someProjects(test.db, [
      { name: 'Whole Circle', locality: 'Hoodi' },
      { name: 'Wide Circle', locality: 'Whitefield' },
      { name: 'Exact Point', locality: 'Hoodi', coordinates: { lat: 12.992, lng: 77.716 } },
      { name: 'No Place', locality: 'Sunrise Gardens' },
    ]);
    expect(await namesFor('within 9 km of Hoodi')).toEqual([
      'Exact Point',
      'Whole Circle',
      'Wide Circle',
    ]);
    expect(await namesFor('within 3 km of Hoodi')).toEqual(['Exact Point', 'Whole Circle']);
    expect(await namesFor('within 500 m of Hoodi')).toEqual(['Exact Point']);
    const liked = await search('preferably within 3 km of Hoodi');
    const wide = liked?.properties.find(({ project }) => project.name === 'Wide Circle');
    expect(wide?.match.reasons).toEqual([
      'Near enough to check: about here: Whitefield, within 3.1 km',
    ]);
  });

  it.each([
    ['Hennur Road', 'hennur'],
    ['Whitefield Main Road', 'in Whitefield'],
    ['Thanisandra Main Road', 'in Thanisandra'],
  ])('on %s is found by “%s”', async (locality, prompt) => {
    await aProject(test.db, { name: 'On The Road', locality });
    expect(await namesFor(prompt)).toEqual(['On The Road']);
  });
});

it('a project of a road in an area is said to be part of it, and no distance is made of its circle', async () => {
  await aProject(test.db, { name: 'On The Road', locality: 'Whitefield Main Road' });
  const found = await search('in Whitefield');
  expect(found?.properties[0]?.match.reasons).toEqual([
    expect.stringMatching(
      /^In Whitefield Main Road, part of Whitefield \(about here: .*within .*\)$/,
    ),
  ]);
});

describe('the queue of places', () => {
  it('has contradictions first, then unknown places, then the least exact, and nothing that is settled', async () => {
    await someProjects(test.db, [
      { name: 'Settled', coordinates: { lat: 12.97, lng: 77.745 } },
      { name: 'Narrow', locality: 'Hoodi' },
      { name: 'Wide', locality: 'Whitefield' },
      { name: 'Unknown', locality: 'Sunrise Gardens' },
      { name: 'Of Mysuru', locality: 'Sunrise Gardens', pincode: '570001' },
      { name: 'Elsewhere', coordinates: { lat: 13.12, lng: 77.59 } },
    ]);
    const all = await queue();
    expect(all?.items.map(({ name }) => name)).toEqual([
      'Elsewhere',
      'Of Mysuru',
      'Unknown',
      'Wide',
      'Narrow',
    ]);
    expect(all?.counts).toEqual({ contradicting: 2, missing: 2, approximate: 2 });
    expect(all?.items.map(({ contradictions }) => contradictions)).toEqual([
      [expect.stringMatching(/^The coordinates are .* outside Whitefield\.$/)],
      ['The pincode 570001 is of Mysuru.'],
      [],
      [],
      [],
    ]);
    // Where their words put them, for the map; nothing where nothing contradicts itself.
    expect(all?.items.map(({ said }) => said.map(({ name }) => name))).toEqual([
      ['Whitefield'],
      [],
      [],
      [],
      [],
    ]);
    const approximate = await queue({ doubt: 'approximate' });
    expect(approximate?.items.map(({ name }) => name)).toEqual(['Wide', 'Narrow']);
    expect((await queue({ search: 'mysuru' }))?.total).toBe(1);
  });

  it('has the words of the sources, not the name that was derived from them', async () => {
    const content = 'name,promoter,locality\nTrinity Woods,Trinity,Whitefield (ECC Road)\n';
    const file = { name: 'places.csv', content };
    const sent = await upload(test, '/api/v1/admin/imports', file, { session });
    const { id, mapping } = sent.json<ImportView>();
    const params = { id: String(id) };
    const settings = { sourceName: 'A sheet', sourceCheckedOn: '2026-11-28' };
    await test.call('mapImportColumns', { params, body: { mapping, settings } }, { session });
    await test.call('startImport', { params, query: {} }, { session });
    await test.runDueJobs();
    expect((await queue())?.items).toMatchObject([
      { locality: 'Whitefield (ECC Road)', approximate: { name: 'Whitefield Main Road' } },
    ]);
  });

  it('lets go of a project once its pin is set', async () => {
    const slug = await aProject(test.db, { locality: 'Hoodi' });
    await setPin(await idOf(slug), { lat: 12.99, lng: 77.715 });
    expect((await queue())?.items).toEqual([]);
  });

  it('shows an operator the projects that are theirs, and no promoter anything', async () => {
    await aProject(test.db, { locality: 'Hoodi' });
    const operator = await aSessionAs(test.db, 'operator');
    const seen = await test.call('listPlacesToSet', { query: {} }, { session: operator });
    expect(seen.answer?.items).toEqual([]);
    const promoter = await aSessionAs(test.db, 'promoter');
    const refused = await test.call('listPlacesToSet', { query: {} }, { session: promoter });
    expect(refused.problem?.status).toBe(403);
  });
});

it('places of earlier rules are brought up to those of now, with zones and localities', async () => {
  const slug = await aProject(test.db, { locality: 'Hennur Road' });
  const facts = () =>
    test.db
      .selectFrom('properties')
      .select(['about_radius_m', 'zones', 'locality_slugs', 'place_rules', 'version'])
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow();
  const now = await facts();
  // As an earlier release left it.
  await test.db
    .updateTable('properties')
    .set({
      about_lat: null,
      about_lng: null,
      about_radius_m: null,
      about_name: null,
      about_from: null,
      zones: ['east'],
      locality_slugs: ['hennur-road'],
      place_rules: null,
    })
    .execute();
  await addJob(test.db, BRING_UP_PLACES, {}, { key: BRING_UP_PLACES });
  await test.runDueJobs();
  expect(await facts()).toEqual(now);
  expect(await namesFor('hennur')).toHaveLength(1);
});

describe('a search by place', () => {
  it('names those near enough to check, and counts those without any place', async () => {
    await someProjects(test.db, [
      { name: 'Exact Point', coordinates: { lat: 12.992, lng: 77.716 } },
      { name: 'Wide Circle', locality: 'Whitefield' },
      { name: 'Far Circle', locality: 'Kengeri' },
      { name: 'No Place', locality: 'Sunrise Gardens' },
    ]);
    const answer = await search('within 3 km of Hoodi');
    expect(answer?.total).toBe(1);
    expect(answer?.unsurePlaces).toMatchObject({
      nearEnough: {
        total: 1,
        projects: [{ name: 'Wide Circle', approximate: { name: 'Whitefield' } }],
      },
      noPlace: 1,
    });
    expect((await search('apartment'))?.unsurePlaces).toBeNull();
    const chat = await test.call('chat', { body: { prompt: 'within 3 km of Hoodi' } });
    expect(JSON.stringify(chat.answer)).toContain(
      '1 more is near enough to check: only the area is known. 1 has no known location, so I did not look at it.',
    );
  });
});
