import { generateProjects } from '@manemitra/demonstration/generate';
import { readCsvRows } from '@manemitra/catalogue/import/csv-rows';
import { readJsonLines } from '@manemitra/catalogue/import/json-lines';
import type { ProjectRow } from '@manemitra/catalogue/import/project-row';
import type { ProjectRecord } from '@manemitra/catalogue/project-record';
import type { ImportView } from '@manemitra/contract/staff-properties-imports';
import { stringify } from 'csv-stringify/sync';
import { parse } from 'csv-parse/sync';
import { assert, asyncProperty, subarray } from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadProjects } from '#server/features/catalogue/load-projects.ts';
import { aProjectRecord, TEST_DAY } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { aSessionAs } from '#server/testing/sign-in.ts';
import { upload } from '#server/testing/upload.ts';
import { withoutProjects } from '#server/testing/without-projects.ts';
import { bringIn, countOutcomes } from './bring-in.ts';

let test: TestApp;
let session: string;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await withoutProjects(test.db);
  session = await aSessionAs(test.db, 'admin');
});

async function* textOf(text: string) {
  yield text;
}

type Format = 'csv' | 'jsonl';

async function rowsOf(text: string, format: Format) {
  const rows: Extract<ProjectRow, { record: unknown }>[] = [];
  for await (const row of (format === 'csv' ? readCsvRows : readJsonLines)(textOf(text))) {
    if ('problems' in row) throw new Error(JSON.stringify(row));
    rows.push(row);
  }
  return rows;
}

const bring = async (text: string, format: Format) => {
  const rows = await rowsOf(text, format);
  const { landed } = await test.db
    .transaction()
    .execute((trx) => bringIn(trx, rows, { today: TEST_DAY, at: new Date() }));
  return { ...countOutcomes(landed), beside: landed.flatMap(({ beside }) => beside) };
};

const exported = async (format: Format): Promise<string> => {
  const { body } = await test.app.inject({
    method: 'POST',
    url: `/api/v1/admin/properties/modified/24?format=${format}`,
    cookies: { session },
  });
  return body;
};

/** Everything that the catalogue holds, without the days on which rows were written. */
async function everything() {
  const { rows } = await sql<Record<string, unknown>>`
    select to_jsonb(p) - 'content_hash' as project, to_jsonb(pr) - 'updated_at' as promoter,
      (select json_agg(to_jsonb(u) order by u.position) from unit_types u where u.property_id = p.id) as units,
      (select json_agg(to_jsonb(l) - 'id' order by l.unit_type_id, l.stage, l.kind)
        from price_lines l join unit_types u on u.id = l.unit_type_id where u.property_id = p.id) as lines,
      (select json_agg(to_jsonb(i) - 'id' order by i.position) from property_images i where i.property_id = p.id) as images,
      (select json_agg(to_jsonb(d) - 'id' order by d.position) from documents d where d.property_id = p.id) as documents,
      (select json_agg(to_jsonb(s) - 'id' order by s.position) from survey_numbers s where s.property_id = p.id) as surveys,
      (select json_agg(to_jsonb(c) - 'id' order by c.complaint_number) from complaints c where c.promoter_id = p.promoter_id) as complaints,
      (select json_agg(to_jsonb(o) - 'id' order by o.name) from past_projects o where o.promoter_id = p.promoter_id) as past
    from properties p join promoters pr on pr.id = p.promoter_id order by p.id`.execute(test.db);
  return rows;
}

const UPLOAD = `/media/${'0a'.repeat(16)}.webp`;
const REAL: Partial<ProjectRecord> = {
  externalId: 'real-1',
  name: 'Real Homes',
  khatha: 'A',
  surveyNumbers: ['12/1', '13'],
  amenities: ['gym'],
  description: 'A description',
  reraNumbers: ['PRM/KA/RERA/1251/446/PR/270922/005268'],
  reraCheckedOn: '2026-10-03',
  source: { name: 'A leaflet', checkedOn: '2026-10-02', url: 'https://example.org/leaflet' },
  units: [
    {
      label: '3 BHK + study; corner',
      type: 'apartment',
      bhk: 3.5,
      floors: 2,
      carpetSqft: { min: 1200.5 },
      price: { min: 10_000_000, max: 11_000_000 },
      possessionLines: { 'legal-fee': 20_000 },
    },
    { label: '2 BHK', type: 'apartment', price: { min: 8_000_000 } },
  ],
  images: [{ kind: 'real', url: UPLOAD, caption: 'The gate', width: 40, height: 30 }],
  documents: [{ section: 'noc', name: 'NOC', url: 'https://example.org/noc.pdf' }],
};
const put = (given: Partial<ProjectRecord> = {}) =>
  loadProjects(test.db, [aProjectRecord({ ...REAL, ...given })], TEST_DAY);
const row = (given: object) =>
  JSON.stringify({
    name: 'Real Homes',
    promoter: { name: 'Test Builders' },
    reraNumbers: REAL.reraNumbers,
    source: { name: 'A leaflet' },
    ...given,
  });

describe('a project of which each tower has its own registration', () => {
  const [ONE, TWO, THREE] = ['006501', '007702', '008803'].map(
    (serial) => `PRM/KA/RERA/1251/446/PR/010124/${serial}`,
  );
  const header = 'Project,Builder,Locality,Tower,RERA No,Config,source_name';
  const row = (tower: string, number: string | undefined, home: string) =>
    `Tunga,Sample,Hebbal,${tower},${number},${home},A list`;
  const towers = [row('Tower A', ONE, '2 BHK'), row('Tower B', TWO, '3 BHK')];
  const stored = () =>
    test.db.selectFrom('properties').select(['slug', 'rera_numbers', 'rera_parts']).execute();

  it('has all of them, each with its tower, on its page and in lists', async () => {
    expect(await bring([header, ...towers].join('\n'), 'csv')).toMatchObject({ added: 1 });
    const [{ slug } = { slug: '' }, ...others] = await stored();
    expect(others).toEqual([]);
    const registrations = [
      { number: ONE, part: 'Tower A' },
      { number: TWO, part: 'Tower B' },
    ];
    const rera = { number: ONE, registrations };
    const detail = await test.call('getProperty', { params: { id: slug } });
    expect(detail.answer?.project).toMatchObject({ rera });
    const query = { propertyId: slug, detailsLevel: 'card' } as const;
    const list = await test.call('searchProperties', { query });
    expect(list.answer?.properties).toMatchObject([{ project: { rera } }]);
  });

  it('is known again by any of them, and a row of one tower takes no other away', async () => {
    await bring([header, ...towers].join('\n'), 'csv');
    const before = await stored();
    const only = [header, row('Tower B', TWO, '3 BHK')].join('\n');
    expect(await bring(only, 'csv')).toMatchObject({ unchanged: 1, beside: [] });
    expect(await stored()).toEqual(before);
    const neighbour = only.replace('Tunga', 'Honge');
    expect(await bring(neighbour, 'csv')).toMatchObject({ added: 1 });
    await test.db.deleteFrom('properties').where('name', '=', 'Honge').execute();
    const more = [header, ...towers, row('Tower C', THREE, '4 BHK')].join('\n');
    expect(await bring(more, 'csv')).toMatchObject({ changed: 1 });
    expect(await stored()).toMatchObject([{ rera_numbers: [ONE, TWO, THREE] }]);
  });

  it('leaves in an export and comes back as it is', async () => {
    await bring([header, ...towers].join('\n'), 'csv');
    for (const format of ['jsonl', 'csv'] as const)
      expect(await bring(await exported(format), format)).toMatchObject({ unchanged: 1 });
  });
});

it('a list that is read in part adds to the one that stands, and said again is a repetition', async () => {
  const sheet = (amenities: string, day: string) =>
    `Project,Builder,Locality,Amenities,source_name,source_checked_on\nTunga,Sample,Hebbal,"${amenities}",A list,${day}`;
  const amenities = async () =>
    (await test.db.selectFrom('properties').select('amenity_ids').executeTakeFirst())?.amenity_ids;
  await bring(sheet('Pool, Gym, Lift', '2026-10-01'), 'csv');
  await bring(sheet('Pool, Spa, 40+ amenities', '2026-11-01'), 'csv');
  const whole = ['swimming-pool', 'gym', 'lift', 'spa'];
  expect(await amenities()).toEqual(whole);
  await bring(sheet('Pool, Spa, 40+ amenities', '2026-11-01'), 'csv');
  expect(await amenities()).toEqual(whole);
  const tellings = await test.db.selectFrom('property_tellings').select('in_part').execute();
  expect(tellings.map(({ in_part }) => in_part)).toEqual([null, ['amenities']]);
  await bring(sheet('Pool, Gym', '2026-11-03'), 'csv');
  expect(await amenities()).toEqual(['swimming-pool', 'gym']);
});

describe('our own export', () => {
  it.each(['csv', 'jsonl'] as const)(
    'as %s, brought back as it is, changes nothing',
    async (format) => {
      await loadProjects(test.db, [...generateProjects(25, { seed: 3 })], TEST_DAY);
      await put();
      // Known by its name alone, in a spelling of its place that is not the gazetteer's.
      await put({ externalId: undefined, reraNumbers: [], name: 'No Number', locality: 'hsr' });
      const text = await exported(format);
      const before = await everything();
      const result = await bring(text, format);
      expect(result).toMatchObject({ added: 0, changed: 0, unchanged: 27, beside: [] });
      expect(await everything()).toEqual(before);
    },
  );

  it('in any part of its columns and rows, brought back, changes nothing', async () => {
    await loadProjects(test.db, [...generateProjects(8, { seed: 5 })], TEST_DAY);
    await put();
    const before = await everything();
    const [head = [], ...body] = parse((await exported('csv')).replace('\uFEFF', ''), {
      relax_column_count: true,
    });
    // Half a point or half a certificate is refused with its row.
    const pairs: Record<string, string> = {
      latitude: 'longitude',
      longitude: 'latitude',
      oc_on: 'oc_received',
      cc_on: 'cc_received',
    };
    const needed = ['name', 'promoter', 'source_name', 'rera_numbers', 'external_id'];
    await assert(
      asyncProperty(
        subarray(head),
        subarray(
          body.map((_, i) => i),
          { minLength: 1 },
        ),
        async (some, chosen) => {
          const columns = new Set([
            ...needed,
            ...some,
            ...some.flatMap((column) => pairs[column] ?? []),
          ]);
          const only = (cells: string[]) => cells.filter((_, i) => columns.has(head[i] ?? ''));
          const text = stringify([only(head), ...chosen.map((i) => only(body[i] ?? []))]);
          const { changed, added } = await bring(text, 'csv');
          expect({ changed, added }).toEqual({ changed: 0, added: 0 });
          expect(await everything()).toEqual(before);
        },
      ),
      { numRuns: 25 },
    );
  }, 60_000);
});

describe('a row of a file', () => {
  it('changes what it tells, and nothing else', async () => {
    await put();
    const [was] = await everything();
    const told = row({
      totalUnits: 44,
      // Without its day the project would have none: nobody checked this fact.
      source: REAL.source,
      khatha: null,
      units: [],
      images: [],
      documents: [],
      amenities: [],
      complaints: null,
    });
    expect(await bring(told, 'jsonl')).toMatchObject({ changed: 1 });
    const [is] = await everything();
    const changed = ['total_units', 'version', 'updated_at', 'missing_facts', 'completeness'];
    const rest = ({ project, ...others }: Record<string, unknown> = {}) => [
      Object.entries(project as object).filter(([column]) => !changed.includes(column)),
      others,
    ];
    expect(is?.['project']).toMatchObject({ total_units: 44 });
    expect(rest(is)).toEqual(rest(was));
  });

  it('keeps of a unit type what its file cannot tell', async () => {
    await put();
    const csv =
      'name,promoter,source_name,rera_numbers,units\n' +
      `Real Homes,Test Builders,A leaflet,${REAL.reraNumbers?.[0]},3 BHK + study/ corner | apartment | bhk 3.5 | price 1.3 Cr\n`;
    await bring(csv, 'csv');
    const [is] = await everything();
    expect(is?.['units']).toEqual([
      expect.objectContaining({
        label: '3 BHK + study; corner',
        bhk: 3.5,
        floors: 2,
        price_min: 13_000_000,
        carpet_sqft_min: 1200.5,
      }),
      // Nobody said that it is gone.
      expect.objectContaining({ label: '2 BHK', price_min: 8_000_000 }),
    ]);
    expect(is?.['lines']).toHaveLength(1);
  });

  it('with other numbers takes the day of the register away, which was of the numbers before', async () => {
    await put();
    const reraNumbers = [...(REAL.reraNumbers ?? []), 'PRM/KA/RERA/1251/446/PR/270922/005269'];
    await bring(row({ reraNumbers }), 'jsonl');
    expect((await everything())[0]?.['project']).toMatchObject({ rera_checked_on: null });
  });

  it('of another source is named beside the one whose facts are left', async () => {
    await put();
    await bring(
      row({ towers: 3, source: { name: 'Karnataka RERA', checkedOn: '2026-11-01' } }),
      'jsonl',
    );
    const named = { source_name: 'A leaflet; Karnataka RERA', facts_checked_on: '2026-10-02' };
    expect((await everything())[0]?.['project']).toMatchObject(named);
    // The register is stronger, and of a day; a weaker word stays beside it.
    const { beside } = await bring(row({ towers: 4, source: { name: 'A leaflet' } }), 'jsonl');
    expect(beside).toMatchObject([{ fact: 'towers', is: 4, was: { value: 3 } }]);
    expect((await everything())[0]?.['project']).toMatchObject({ ...named, towers: 3 });
  });
});

describe('what staff set', () => {
  const edited = async () => {
    await put();
    const { id } = await test.db.selectFrom('properties').select('id').executeTakeFirstOrThrow();
    const params = { id: String(id) };
    const { answer } = await test.call('getStaffProperty', { params }, { session });
    const version = answer?.version ?? 0;
    const saved = await test.call(
      'editPropertyLegal',
      { params, body: { version, changes: { khatha: 'B', surveyNumbers: [] } } },
      { session },
    );
    expect(saved.problem).toBeUndefined();
    return params;
  };
  const brought = async (content: string): Promise<ImportView | undefined> => {
    const file = { name: 'file.jsonl', content };
    const { id } = (await upload(test, '/api/v1/admin/imports', file, { session })).json();
    const params = { id: String(id) };
    await test.call('startImport', { params, query: {} }, { session });
    await test.runDueJobs();
    return (await test.call('getImport', { params }, { session })).answer;
  };
  const khatha = async () =>
    (await test.db.selectFrom('properties').select('khatha').executeTakeFirst())?.khatha;

  it('stays whatever a weaker source says later, and the report names it', async () => {
    await edited();
    const view = await brought(
      row({ khatha: 'A', towers: 7, source: { name: 'Another leaflet', checkedOn: '2999-01-01' } }),
    );
    expect(view).toMatchObject({ changed: 1, beside: 1 });
    const params = { id: String(view?.id) };
    const { answer } = await test.call('listImportRows', { params, query: {} }, { session });
    expect(answer?.items).toMatchObject([
      {
        project: 'Real Homes',
        outcome: 'changed',
        changes: [{ fact: 'towers', label: 'Towers', is: '7' }],
        beside: [{ fact: 'khatha', was: 'B Khata', wasSource: 'Staff edit', is: 'A Khata' }],
      },
    ]);
    expect(await khatha()).toBe('B');
  });

  it('gives way to a stronger source of a later day, and the report says so', async () => {
    await edited();
    const register = { name: 'Karnataka RERA', checkedOn: '2999-01-01' };
    const view = await brought(row({ khatha: 'A', source: register }));
    expect(view).toMatchObject({ changed: 1, beside: 0 });
    expect(await khatha()).toBe('A');
    // One of an earlier day does not.
    await brought(row({ khatha: 'B', source: { ...register, checkedOn: '2020-01-01' } }));
    expect(await khatha()).toBe('A');
  });

  it('and took back is not theirs any more', async () => {
    const params = await edited();
    const { id: changeId } = await test.db
      .selectFrom('property_changes')
      .select('id')
      .executeTakeFirstOrThrow();
    const undone = await test.call(
      'undoPropertyChange',
      { params: { ...params, changeId: String(changeId) } },
      { session },
    );
    expect(undone.problem).toBeUndefined();
    expect(await brought(row({ khatha: 'B' }))).toMatchObject({ changed: 1, beside: 0 });
    expect(await khatha()).toBe('B');
  });
});
