import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { aSessionAs } from '#server/testing/sign-in.ts';
import { takeImportBack } from './take-back.ts';

let test: TestApp;
let session: string;
beforeAll(async () => {
  test = await createTestApp();
  session = await aSessionAs(test.db, 'admin');
});
afterAll(() => test.close());

const cells = (given: Record<string, string> = {}) => ({
  name: 'Kaveri Nest',
  promoter: 'Hand Builders',
  source_name: "Promoter's leaflet",
  ...given,
});

const add = (
  body: { cells: Record<string, string>; homes?: Home[]; isAnother?: boolean },
  as = session,
) => test.call('addProperty', { body }, { session: as });

interface Home {
  label: string;
  carpet: string;
  super: string;
  price: string;
}
const home = (given: Partial<Home>): Home => ({
  label: '2 BHK',
  carpet: '',
  super: '',
  price: '',
  ...given,
});

const fieldsOf = (problem: unknown) =>
  Object.fromEntries(
    (problem as { fields: { field: string; message: string }[] }).fields.map(
      ({ field, message }) => [field, message],
    ),
  );

const editable = async (id: number) => {
  const { answer } = await test.call(
    'getStaffProperty',
    { params: { id: String(id) } },
    { session },
  );
  if (answer === undefined) throw new Error('There is no such project.');
  return answer;
};

describe('a project that was added by hand', () => {
  it('is a draft with what was typed, read as the import reads a sheet', async () => {
    const { answer } = await add({
      cells: cells({
        name: 'Typed Homes',
        locality: 'Yelahanka',
        possession_on: 'Dec-27',
        rera_numbers: 'PRM/KA/RERA/1251/472/PR/010126/777001',
        source_checked_on: '2/10/2026',
      }),
      homes: [
        home({ carpet: '703-970 sq ft', price: '1.2 Cr' }),
        home({ label: '' }),
        home({ label: '4 BHK villa', super: '300 sqm', price: '3.4 - 3.6 Cr' }),
      ],
    });
    const project = await editable(answer?.propertyId ?? 0);
    expect(project).toMatchObject({ isPublished: false, source: { name: "Promoter's leaflet" } });
    expect(project.sections.schedule.possessionOn).toBe('2027-12');
    expect(project.sections.units.units).toMatchObject([
      { label: '2 BHK', carpetSqft: { min: 703, max: 970 }, price: { min: 12_000_000, max: null } },
      { label: '4 BHK', type: 'villa', price: { min: 34_000_000, max: 36_000_000 } },
    ]);
  });

  it('carries who brought it, is in the log, and goes when it is taken back', async () => {
    const { answer } = await add({ cells: cells({ name: 'Brought Homes' }) });
    const { propertyId = 0, importId = 0 } = answer ?? {};
    const told = await test.db
      .selectFrom('property_tellings as t')
      .innerJoin('catalogue_imports as i', 'i.id', 't.import_id')
      .select(['t.source_name', 'i.staff_id', 'i.added'])
      .where('property_id', '=', propertyId)
      .executeTakeFirstOrThrow();
    expect(told).toMatchObject({ source_name: "Promoter's leaflet", added: 1 });
    expect(told.staff_id).not.toBeNull();
    const line = await test.db
      .selectFrom('audit_log')
      .select(['actor_id', 'after'])
      .where('action', '=', 'property.added')
      .where('subject_id', '=', String(propertyId))
      .executeTakeFirstOrThrow();
    expect(line).toMatchObject({ actor_id: told.staff_id, after: { import: importId } });

    await test.call('takeImportBack', { params: { id: String(importId) } }, { session });
    await takeImportBack({ db: test.db, today: () => '2026-11-28' }, importId);
    expect((await editable(propertyId)).deletedAt).not.toBeNull();
    const again = await add({ cells: cells({ name: 'Brought Homes' }) });
    expect(again.answer?.propertyId).toBe(propertyId);
  });
});

describe('a form that cannot be read', () => {
  it('says at each field what is wrong, and adds nothing', async () => {
    const { problem } = await add({
      cells: cells({
        name: ' ',
        possession_on: 'soon',
        pincode: '12',
        rera_numbers: 'PRM/1',
        colour: 'red',
      }),
      homes: [
        home({ price: 'cheap', carpet: '970-703' }),
        home({ label: '', price: '90 L' }),
        home({ label: '2, 3 BHK' }),
      ],
    });
    expect(fieldsOf(problem)).toMatchObject({
      'body.cells.name': 'A project needs a name.',
      'body.cells.possession_on': expect.stringContaining('"soon"') as string,
      'body.cells.pincode': expect.any(String) as string,
      'body.cells.rera_numbers': expect.any(String) as string,
      'body.cells.colour': 'The import has no column "colour".',
      'body.homes.0.price': expect.stringContaining('"cheap"') as string,
      'body.homes.0.carpet': expect.any(String) as string,
      'body.homes.1.label': 'Say which home this is, for example 2 BHK.',
      'body.homes.2.label': 'Name one home in a row.',
    });
    const { problem: bare } = await add({ cells: {} });
    expect(Object.keys(fieldsOf(bare)).toSorted()).toEqual([
      'body.cells.name',
      'body.cells.promoter',
      'body.cells.source_name',
    ]);
  });
});

describe('a project that we have, or that looks like one', () => {
  it('is refused with the project that is there, and changes nothing of it', async () => {
    const { answer } = await add({ cells: cells({ name: 'Known Homes', towers: '3' }) });
    const { status, problem } = await add({ cells: cells({ name: 'Known Homes', towers: '4' }) });
    expect(status).toBe(409);
    expect(problem).toMatchObject({
      code: 'property.known',
      alike: [{ id: answer?.propertyId, name: 'Known Homes' }],
    });
    expect((await editable(answer?.propertyId ?? 0)).sections.basics.towers).toBe(3);
  });

  it('is refused once with what speaks for it, and is added when it is another one', async () => {
    const like = { locality: 'Hebbal', pincode: '560024', total_units: '214', towers: '3' };
    const { answer } = await add({ cells: cells({ name: 'Lake Vista Phase 1', ...like }) });
    const twin = { cells: cells({ name: 'Lakevista Phase 1', ...like }) };
    const { problem } = await add(twin);
    expect(problem).toMatchObject({
      code: 'property.looks-alike',
      alike: [{ id: answer?.propertyId }],
    });
    const added = await add({ ...twin, isAnother: true });
    expect(added.answer?.propertyId).not.toBe(answer?.propertyId);
  });
});

it('is for admins alone, who alone may import', async () => {
  for (const role of ['operator', 'promoter'] as const) {
    const { status } = await add({ cells: cells() }, await aSessionAs(test.db, role));
    expect(status).toBe(403);
  }
});
