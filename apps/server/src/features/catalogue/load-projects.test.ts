import { getProperty } from '@manemitra/contract/properties';
import { NAME_MAX } from '@manemitra/domain/record-limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { loadCatalogueNames } from '#server/features/catalogue-names/public.ts';
import { aProjectRecord, NOTHING_ON_TOP, TEST_DAY } from '#server/testing/builders.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { withoutProjects } from '#server/testing/without-projects.ts';
import { loadProjects } from './load-projects.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => withoutProjects(database.db));

const unit = {
  label: '3 BHK',
  type: 'apartment' as const,
  bhk: 3,
  carpetSqft: { min: 1200 },
  superBuiltUpSqft: { min: 1500 },
  price: { min: 10_000_000, max: 11_000_000 },
  agreementLines: NOTHING_ON_TOP,
  possessionLines: { 'legal-fee': 25_000, 'advance-maintenance': 60_000, 'corpus-fund': 50_000 },
};
const load = (...records: Parameters<typeof aProjectRecord>[0][]) =>
  loadProjects(database.db, records.map(aProjectRecord), TEST_DAY);
const onlyProperty = () =>
  database.db.selectFrom('properties').selectAll().executeTakeFirstOrThrow();
const slugs = async () => {
  const rows = await database.db.selectFrom('properties').select(['import_key', 'slug']).execute();
  return Object.fromEntries(
    rows.map(({ import_key, slug }) => [import_key.replace('external:', ''), slug]),
  );
};
const oldSlugs = async () => {
  const rows = await database.db.selectFrom('project_slugs').select('slug').execute();
  return rows.map(({ slug }) => slug);
};
/** What tells every process which projects to read again. */
const noted = async () =>
  (await sql`select * from changed_projects order by property_id`.execute(database.db)).rows;

describe('loading projects', () => {
  it('changes nothing the second time', async () => {
    const record = aProjectRecord({
      units: [unit],
      coordinates: { lat: 12.99, lng: 77.74 },
      complaints: [
        {
          number: 'CMP/1',
          subject: 'Delay',
          projectName: 'A',
          status: 'Disposed',
          isAboutThisProject: true,
        },
      ],
      promoter: { name: 'Test Builders', pastProjects: [{ name: 'Old' }] },
    });
    expect(await loadProjects(database.db, [record], TEST_DAY)).toEqual({
      added: 1,
      changed: 0,
      unchanged: 0,
    });
    const before = [await onlyProperty(), await noted()];
    expect(await loadProjects(database.db, [record], TEST_DAY)).toEqual({
      added: 0,
      changed: 0,
      unchanged: 1,
    });
    expect([await onlyProperty(), await noted()]).toEqual(before);
  });

  it('brings a changed project up to date and keeps its unit ids', async () => {
    await load({
      externalId: 'x',
      name: 'Alpha',
      units: [unit, { ...unit, label: '4 BHK', bhk: 4 }],
    });
    const before = await onlyProperty();
    const unitsBefore = await database.db
      .selectFrom('unit_types')
      .select('id')
      .orderBy('position')
      .execute();
    const result = await load({
      externalId: 'x',
      name: 'Alpha Renamed',
      units: [{ ...unit, price: { min: 9_000_000 } }],
    });
    expect(result).toEqual({ added: 0, changed: 1, unchanged: 0 });
    const after = await onlyProperty();
    expect(after).toMatchObject({
      id: before.id,
      slug: 'alpha-renamed-whitefield',
      name: 'Alpha Renamed',
      version: 2,
    });
    const units = await database.db.selectFrom('unit_types').select(['id', 'price_min']).execute();
    expect(units).toEqual([{ id: unitsBefore[0]?.id, price_min: 9_000_000 }]);
  });

  it('numbers the addresses of projects with one name in one locality', async () => {
    await load({ externalId: 'a', name: 'Alpha' }, { externalId: 'b', name: 'Alpha' });
    await load({ externalId: 'c', name: 'Alpha' });
    const rows = await database.db.selectFrom('properties').select('slug').orderBy('id').execute();
    expect(rows.map(({ slug }) => slug)).toEqual([
      'alpha-whitefield',
      'alpha-whitefield-2',
      'alpha-whitefield-3',
    ]);
  });

  it('keeps the address of a project whose name and locality stay', async () => {
    await load({ externalId: 'a', name: 'Alpha' }, { externalId: 'b', name: 'Alpha' });
    await load({ externalId: 'b', name: 'Alpha', totalUnits: 12 });
    expect(await slugs()).toEqual({ a: 'alpha-whitefield', b: 'alpha-whitefield-2' });
    expect(await oldSlugs()).toEqual([]);
  });

  it('remembers the address of a renamed project and gives it to no other', async () => {
    await load({ externalId: 'a', name: 'Alpha' });
    await load({ externalId: 'a', name: 'Beta' });
    await load({ externalId: 'b', name: 'Alpha' });
    expect(await slugs()).toEqual({ a: 'beta-whitefield', b: 'alpha-whitefield-2' });
    expect(await oldSlugs()).toEqual(['alpha-whitefield']);
  });

  it('gives a project that takes its old name back its old address', async () => {
    await load({ externalId: 'a', name: 'Alpha' });
    await load({ externalId: 'a', name: 'Beta' });
    await load({ externalId: 'a', name: 'Alpha' });
    expect(await slugs()).toEqual({ a: 'alpha-whitefield' });
    expect(await oldSlugs()).toEqual(['beta-whitefield']);
  });

  it('lets two projects exchange their names in one batch', async () => {
    await load({ externalId: 'a', name: 'Alpha' }, { externalId: 'b', name: 'Beta' });
    await load({ externalId: 'a', name: 'Beta' }, { externalId: 'b', name: 'Alpha' });
    expect(await slugs()).toEqual({ a: 'beta-whitefield-2', b: 'alpha-whitefield-2' });
  });

  it('knows no day on which the register was asked but one that was given', async () => {
    const source = { name: 'A test', checkedOn: '2026-10-01' };
    const told = {
      externalId: 'a',
      source,
      reraNumbers: ['PRM/KA/RERA/1251/446/PR/270922/005268'],
      complaints: [],
      promoter: { name: 'Test Builders', pastProjects: [{ name: 'Old' }] },
    };
    const days = async () => {
      const row = await onlyProperty();
      return [row.rera_checked_on, row.complaints_checked_on, row.past_projects_checked_on];
    };
    await load(told);
    expect(await days()).toEqual([null, null, null]);
    await load({ ...told, reraCheckedOn: '2026-09-05' });
    expect(await days()).toEqual(['2026-09-05', null, null]);
    await load({
      ...told,
      reraCheckedOn: '2026-09-05',
      complaintsCheckedOn: '2026-09-06',
    });
    expect(await days()).toEqual(['2026-09-05', '2026-09-06', null]);
  });

  it('knows a project by its RERA number whatever else changes', async () => {
    const reraNumbers = ['PRM/KA/RERA/1251/446/PR/270922/005268'];
    await load({ externalId: 'a', name: 'Alpha', reraNumbers });
    expect(await load({ externalId: 'b', name: 'Beta', reraNumbers })).toMatchObject({
      changed: 1,
    });
  });

  it('loads all of a batch or none of it', async () => {
    const broken = { ...aProjectRecord({ name: 'Broken' }), khatha: 'Z' as 'A' };
    const batch = [aProjectRecord({ name: 'Fine' }), broken];
    await expect(loadProjects(database.db, batch, TEST_DAY)).rejects.toThrow(
      'properties_khatha_check',
    );
    expect(await database.db.selectFrom('properties').selectAll().execute()).toEqual([]);
    expect(await database.db.selectFrom('promoters').selectAll().execute()).toEqual([]);
  });

  it('finds the locality by an alias and says where the project is', async () => {
    await load({ locality: 'kr puram', coordinates: { lat: 13.0149, lng: 77.6979 } });
    expect(await onlyProperty()).toMatchObject({
      locality_slug: 'krishnarajapuram',
      locality_name: 'Krishnarajapuram',
      zone: 'east',
    });
    const metro = await database.db.selectFrom('property_metro').selectAll().execute();
    expect(metro.find(({ line }) => line === 'purple')).toMatchObject({
      station_status: 'operational',
    });
  });

  it('keeps a locality that the gazetteer lacks, without a place when none is given', async () => {
    await load({ locality: 'Zubeda Nagar' });
    expect(await onlyProperty()).toMatchObject({
      locality_slug: 'zubeda-nagar',
      lat: null,
      zone: null,
      zones: null,
    });
    expect((await loadCatalogueNames(database.db)).localities).toEqual([
      { slug: 'zubeda-nagar', name: 'Zubeda Nagar' },
    ]);
  });

  it('keeps names without a Latin letter apart', async () => {
    await load(
      { name: 'ನೀಲಾಂಬರಿ', promoter: { name: 'ಅರಣ್ಯ' }, locality: 'ವೈಟ್‌ಫೀಲ್ಡ್' },
      { name: 'ಕಾವೇರಿ', promoter: { name: 'ಕೃಷ್ಣ' }, locality: 'ಹೊಸೂರು' },
    );
    const properties = await database.db
      .selectFrom('properties')
      .select(['slug', 'locality_slug', 'promoter_id'])
      .orderBy('id')
      .execute();
    expect(properties[0]?.locality_slug).toBe('whitefield');
    expect(properties[1]?.locality_slug).toMatch(/^n[0-9a-f]{8}$/);
    expect(new Set(properties.map(({ promoter_id }) => promoter_id)).size).toBe(2);
    for (const { slug } of properties) expect(slug).toMatch(/^[a-z0-9][a-z0-9-]*$/);
  });

  it('gives the longest names addresses that can be asked for, and keeps them apart', async () => {
    const long = 'Lakefront '.repeat(20).slice(0, NAME_MAX - 1);
    await load(
      { externalId: 'a', name: `${long}a`, locality: 'An unheard-of layout '.repeat(5) },
      { externalId: 'b', name: `${long}b`, locality: 'An unheard-of layout '.repeat(5) },
    );
    const given = Object.values(await slugs());
    expect(new Set(given).size).toBe(2);
    for (const slug of given) {
      expect(getProperty.params.safeParse({ id: slug }).error).toBeUndefined();
    }
  });

  it('gives an all-in price only when every part of it is known', async () => {
    const known = {
      approver: 'BBMP' as const,
      status: 'under-construction' as const,
      units: [unit],
    };
    await load(
      { externalId: 'known', ...known },
      { externalId: 'unknown', ...known, status: undefined },
      { externalId: 'silent', ...known, units: [{ ...unit, agreementLines: {} }] },
    );
    const prices = await database.db
      .selectFrom('unit_types')
      .select(['all_in_price', 'all_in_price_max', 'all_in_at_least'])
      .orderBy('id')
      .execute();
    expect(prices.map((price) => Object.values(price))).toEqual([
      [11_395_000, 12_521_000, null],
      [null, null, 10_895_000],
      [null, null, 11_395_000],
    ]);
  });

  it('knows the all-in price of the dearest home where its cheapest tells what its price is made up of', async () => {
    const agreementLines = { 'base-price': 9_500_000, amenities: 500_000 };
    await load({ approver: 'BBMP', status: 'new-launch', units: [{ ...unit, agreementLines }] });
    const { all_in_price, all_in_price_max } = await database.db
      .selectFrom('unit_types')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect([all_in_price, all_in_price_max]).toEqual([11_395_000, 12_521_000]);
  });

  it('does not forget what another record knew of the promoter', async () => {
    await load({ promoter: { name: 'Known Builders', address: 'MG Road' } });
    await load({ promoter: { name: 'Known Builders', orgType: 'LLP' } });
    const promoter = await database.db.selectFrom('promoters').selectAll().executeTakeFirst();
    expect(promoter).toMatchObject({ address: 'MG Road', org_type: 'LLP' });
  });

  it('serves the names of what another process has loaded', async () => {
    await load({ name: 'First' });
    const namesNow = async () =>
      [...(await loadCatalogueNames(database.db)).projects].map(({ name }) => name);
    expect(await namesNow()).toEqual(['First']);
    await load({ name: 'Second' });
    expect(await namesNow()).toEqual(['First', 'Second']);
  });
});
