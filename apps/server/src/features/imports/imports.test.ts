import type { ImportView } from '@manemitra/contract/staff-properties-imports';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { aSessionAs } from '#server/testing/sign-in.ts';
import { upload } from '#server/testing/upload.ts';

let test: TestApp;
let session: string;
beforeAll(async () => {
  test = await createTestApp();
  session = await aSessionAs(test.db, 'admin');
});
afterAll(() => test.close());

const PATH = '/api/v1/admin/imports';

const bring = async (name: string, content: string | Uint8Array): Promise<ImportView> => {
  const answer = await upload(test, PATH, { name, content }, { session });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
};

const look = async (id: number): Promise<ImportView> => {
  const { answer } = await test.call('getImport', { params: { id: String(id) } }, { session });
  if (answer === undefined) throw new Error('We could not find that import.');
  return answer;
};

/** A file of so many projects; every one of these lines is wrong. */
function csvOf(prefix: string, count: number, wrong: readonly number[] = []): string {
  const rows = Array.from({ length: count }, (_, i) => {
    const units = wrong.includes(i + 2) ? 'many' : '120';
    return `${prefix}-${i},${prefix} Homes ${i},Import Builders,${units},A leaflet`;
  });
  return ['external_id,name,promoter,total_units,source_name', ...rows].join('\n');
}

const countOf = async (prefix: string): Promise<number> => {
  const rows = await test.db
    .selectFrom('properties')
    .select('id')
    .where('name', 'like', `${prefix} Homes%`)
    .execute();
  return rows.length;
};

describe('a file that was brought', () => {
  it('shows its first rows, what its columns most likely are, and what would be refused', async () => {
    const view = await bring(
      'leaflet.csv',
      'Project Name,Builder,Units,RERA No,Remarks,Source\nKaveri Nest,Sample Homes,12,PRM/1,old,Leaflet\n',
    );
    expect(view).toMatchObject({ status: 'uploaded', percent: 0, added: 0 });
    expect(view.mapping).toEqual([
      { column: 'Project Name', as: 'name' },
      { column: 'Builder', as: 'promoter' },
      { column: 'Units', as: 'total_units' },
      { column: 'RERA No', as: 'rera_numbers' },
      { column: 'Remarks', as: null },
      { column: 'Source', as: 'source_name' },
    ]);
    expect(view.preview.rows).toEqual([
      {
        line: 2,
        sheetRow: 2,
        cells: ['Kaveri Nest', 'Sample Homes', '12', 'PRM/1', 'old', 'Leaflet'],
      },
    ]);
    expect(view.preview.problems.map(({ field }) => field)).toEqual(['RERA No']);

    const mapped = await test.call(
      'mapImportColumns',
      {
        params: { id: String(view.id) },
        body: {
          mapping: view.mapping.map((each) =>
            each.column === 'RERA No' ? { ...each, as: null } : each,
          ),
        },
      },
      { session },
    );
    expect(mapped.answer?.preview.problems).toEqual([]);
    const twice = await test.call(
      'mapImportColumns',
      {
        params: { id: String(view.id) },
        body: { mapping: [...view.mapping, { column: 'Remarks', as: 'name' }] },
      },
      { session },
    );
    expect(twice.problem?.fields?.[0]).toMatchObject({ field: 'body.mapping' });
  });

  it.each([
    ['a picture', 'photo.png', 'x', 'Choose an .xlsx, a .csv or a .jsonl file.'],
    ['nothing', 'empty.csv', ' \n', 'This file is empty.'],
    ['no text', 'noise.csv', Buffer.from([110, 97, 0x81, 10]), 'not text'],
    ['no workbook', 'sheet.xlsx', 'PK', 'not a workbook'],
    ['an array', 'list.jsonl', '[{}]', 'one object a line'],
  ])('is refused with a sentence when it is %s', async (_, name, content, reason) => {
    const answer = await upload(test, PATH, { name, content }, { session });
    expect(answer.json()).toMatchObject({
      code: 'import.refused',
      message: expect.stringContaining(reason),
    });
    const kept = await test.db
      .selectFrom('catalogue_imports')
      .select('id')
      .where('file_name', '=', name)
      .execute();
    expect(kept).toEqual([]);
  });
});

describe('an import', () => {
  it('takes what is said of the whole file, and reads the next one with these headings alike', async () => {
    const file = 'Scheme,Made by,Rooms,Keys\nRemembered 1,B,3 BHK,Dec-27\n';
    const first = await bring('october.csv', file);
    const mapping = first.mapping.map(({ column, as }) => ({
      column,
      as:
        column === 'Made by'
          ? 'promoter'
          : column === 'Rooms'
            ? 'units'
            : column === 'Keys'
              ? 'possession_on'
              : as,
    }));
    const settings = {
      sourceName: 'A list',
      sourceCheckedOn: '2026-10-01',
      homeType: 'villa' as const,
    };
    const params = { id: String(first.id) };
    const half = await test.call('mapImportColumns', { params, body: { mapping } }, { session });
    expect(half.answer?.preview.problems).toMatchObject([{ field: 'mapping' }]);
    const whole = await test.call(
      'mapImportColumns',
      { params, body: { mapping, settings } },
      { session },
    );
    expect(whole.answer?.preview.problems).toEqual([]);
    await test.call('startImport', { params, query: {} }, { session });
    await test.runDueJobs();
    expect(await look(first.id)).toMatchObject({ status: 'done', added: 1, refusedCells: 0 });
    const stored = await test.db
      .selectFrom('properties as p')
      .innerJoin('unit_types as u', 'u.property_id', 'p.id')
      .select([
        'p.source_name',
        'p.facts_checked_on',
        'p.possession_on',
        'p.possession_precision',
        'u.type',
      ])
      .where('p.name', '=', 'Remembered 1')
      .execute();
    expect(stored).toEqual([
      {
        source_name: 'A list',
        facts_checked_on: '2026-10-01',
        possession_on: '2027-12-31',
        possession_precision: 'month',
        type: 'villa',
      },
    ]);

    const next = await bring('november.csv', file.replace('Scheme,Made by', 'Scheme,Made by'));
    expect(next.mapping).toEqual(mapping);
    expect(next.settings).toEqual({ sourceName: 'A list', homeType: 'villa' });
  });

  it('of a sheet without builders takes the one that is said for it, but for no other sheet', async () => {
    const file = 'project,locality,source\nOne Nest,Hebbal,Leaflet\nTwo Nest,Hebbal,Leaflet\n';
    const { id, mapping, preview } = await bring('one-builder.csv', file);
    // Whose projects are new is seen when the file is looked at.
    expect(preview.problems).toEqual([]);
    const params = { id: String(id) };
    const body = { mapping, settings: { promoter: 'Sample Homes Pvt Ltd' } };
    await test.call('mapImportColumns', { params, body }, { session });
    await test.call('startImport', { params, query: {} }, { session });
    await test.runDueJobs();
    expect(await look(id)).toMatchObject({ status: 'done', added: 2, refused: 0 });
    const promoters = await test.db
      .selectFrom('properties as p')
      .innerJoin('promoters as b', 'b.id', 'p.promoter_id')
      .select('b.name')
      .where('p.name', 'in', ['One Nest', 'Two Nest'])
      .execute();
    expect(promoters.map(({ name }) => name)).toEqual(Array(2).fill('Sample Homes Pvt Ltd'));
    expect(await bring('other-builder.csv', file)).toMatchObject({ settings: {} });
  });

  it('counts its first rows as what would be refused of them is counted', async () => {
    const { preview } = await bring(
      'two-lines.csv',
      'name,promoter,units,remarks,source_name\nKaveri Nest,Sample Homes,,"two\nlines",Leaflet\nTunga Nest,Sample Homes,many,,Leaflet\n',
    );
    const placeOf = ({ line, sheetRow }: { line: number; sheetRow: number | null }) => [
      line,
      sheetRow,
    ];
    expect(preview.rows.map(placeOf)).toEqual([
      [2, 2],
      [4, 3],
    ]);
    expect(preview.problems.map(placeOf)).toEqual([[4, 3]]);
  });

  it('takes rows in without the cells that cannot be read, and gives the rows back to mend', async () => {
    const { id } = await bring('good.csv', csvOf('Good', 250, [4, 203]));
    await test.call('startImport', { params: { id: String(id) }, query: {} }, { session });
    await test.runDueJobs();
    expect(await look(id)).toMatchObject({
      status: 'done',
      percent: 100,
      rowsRead: 250,
      added: 250,
      refused: 0,
      refusedCells: 2,
    });
    expect(await countOf('Good')).toBe(250);
    const params = { id: String(id) };
    const refused = await test.call('listRefusedRows', { params, query: {} }, { session });
    expect(refused.answer?.items).toEqual([
      {
        line: 4,
        sheetRow: 4,
        project: 'Good Homes 2',
        field: 'total_units',
        reason: '"many" is not a number of homes; write the figure alone.',
        isCell: true,
        aside: null,
      },
      {
        line: 203,
        sheetRow: 203,
        project: 'Good Homes 201',
        field: 'total_units',
        reason: '"many" is not a number of homes; write the figure alone.',
        isCell: true,
        aside: null,
      },
    ]);
    const file = await test.app.inject({
      url: `${PATH}/${id}/refused/file`,
      cookies: { session },
    });
    expect(file.headers['content-disposition']).toContain('attachment');
    expect(file.headers['content-disposition']).toContain('good-to-mend.csv');
    expect(file.body.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFwhy_refused,row_of_sheet,external_id,name,promoter,total_units,source_name',
      '"total_units: ""many"" is not a number of homes; write the figure alone.",4,Good-2,Good Homes 2,Import Builders,many,A leaflet',
    ]);

    const mended = await bring('good-to-mend.csv', file.body.replaceAll(',many,', ',60,'));
    await test.call('startImport', { params: { id: String(mended.id) }, query: {} }, { session });
    await test.runDueJobs();
    expect(await look(mended.id)).toMatchObject({ changed: 2, refused: 0, refusedCells: 0 });
  });

  it('that is stopped in the middle continues there, and counts no row twice', async () => {
    const { id } = await bring('stopped.csv', csvOf('Stopped', 450));
    const params = { id: String(id) };
    // Whoever cancels while the second batch lands.
    await sql`
      create function cancel_midway() returns trigger language plpgsql as $$
      begin
        if new.rows_read = 200 then new.status = 'cancelled'; end if;
        return new;
      end $$`.execute(test.db);
    await sql`
      create trigger cancel_midway before update of rows_read on catalogue_imports
      for each row when (new.file_name = 'stopped.csv') execute function cancel_midway()`.execute(
      test.db,
    );
    await test.call('startImport', { params, query: {} }, { session });
    await test.runDueJobs();
    expect(await look(id)).toMatchObject({ status: 'cancelled', rowsRead: 200, added: 200 });
    expect(await countOf('Stopped')).toBe(200);

    await test.call('startImport', { params, query: {} }, { session });
    await test.runDueJobs();
    expect(await look(id)).toMatchObject({
      status: 'done',
      rowsRead: 450,
      added: 450,
      unchanged: 0,
    });
    expect(await countOf('Stopped')).toBe(450);
    const again = await test.call('startImport', { params, query: {} }, { session });
    expect(again.problem?.code).toBe('import.not-possible');
  });

  it('that is cancelled before it began takes nothing in', async () => {
    const { id } = await bring('cancelled.csv', csvOf('Cancelled', 3));
    const params = { id: String(id) };
    await test.call('startImport', { params, query: {} }, { session });
    const cancelled = await test.call('cancelImport', { params }, { session });
    expect(cancelled.answer?.status).toBe('cancelled');
    await test.runDueJobs();
    expect(await countOf('Cancelled')).toBe(0);
  });

  it('is open to a program whose token is for imports, and to no other', async () => {
    const tokenFor = async (scopes: ('import' | 'export')[]) => {
      const made = await test.call(
        'createServiceToken',
        { body: { serviceId: `robot-${scopes.join()}`, scopes } },
        { session },
      );
      expect(made.problem).toBeUndefined();
      return made.answer?.token ?? '';
    };
    const file = { name: 'robot.csv', content: csvOf('Robot', 2) };
    const brought = await upload(test, PATH, file, { token: await tokenFor(['import']) });
    expect(brought.statusCode).toBe(200);
    const refused = await upload(test, PATH, file, { token: await tokenFor(['export']) });
    expect(refused.statusCode).toBe(403);
  });

  it('knows a project again by the RERA number that staff gave it, or that its source has by now', async () => {
    const rera = (last: string) => `PRM/KA/RERA/1251/446/PR/010124/0065${last}`;
    const brought = async (name: string, rows: string[]) => {
      const head = 'external_id,name,promoter,rera_numbers,total_units,source_name';
      const { id } = await bring(`${name}.csv`, [head, ...rows].join('\n'));
      await test.call('startImport', { params: { id: String(id) }, query: {} }, { session });
      await test.runDueJobs();
      return look(id);
    };
    const numbered = ['told-a,Told A,Told Builders,,40,S', 'told-b,Told B,Told Builders,,50,S'];
    expect(await brought('told', numbered)).toMatchObject({ added: 2 });
    const { id } = await test.db
      .selectFrom('properties')
      .select('id')
      .where('name', '=', 'Told A')
      .executeTakeFirstOrThrow();
    const number = async (reraNumbers: string[]) => {
      const params = { id: String(id) };
      const { answer } = await test.call('getStaffProperty', { params }, { session });
      const body = { version: answer?.version ?? 0, changes: { reraNumbers } };
      const saved = await test.call('editPropertyLegal', { params, body }, { session });
      expect(saved.problem).toBeUndefined();
    };
    await number([rera('01')]);

    // From another source, with another id; and the same source, which now knows the number of B.
    const again = [
      `other-1,Told A,Told Builders,${rera('01')},41,S`,
      `told-b,Told B,Told Builders,${rera('02')},50,S`,
    ];
    expect(await brought('again', again)).toMatchObject({ added: 0, changed: 2 });
    expect(await brought('once-more', again)).toMatchObject({ added: 0, unchanged: 2 });

    // The number was mistyped: the right one leads to the same project, a number of nobody's to a new one.
    await number([rera('03')]);
    const right = [
      `other-1,Told A,Told Builders,${rera('03')},42,S`,
      `other-9,Told A,Told Builders,${rera('09')},42,S`,
    ];
    expect(await brought('right', right)).toMatchObject({ added: 1, changed: 1 });
  });

  it('without a column for homes or khata leaves both as they are', async () => {
    const brought = async (name: string, text: string) => {
      const { id } = await bring(name, text);
      await test.call('startImport', { params: { id: String(id) }, query: {} }, { session });
      await test.runDueJobs();
      return look(id);
    };
    await brought(
      'homes.csv',
      'external_id,name,promoter,khatha,units,source_name\nsheet-1,Sheet Homes,S,A,2 BHK | apartment | price 90 L,S\n',
    );
    const again = await brought(
      'no-homes.csv',
      'external_id,name,promoter,khatha,total_units,source_name\nsheet-1,Sheet Homes,S,,44,S\n',
    );
    expect(again).toMatchObject({ changed: 1, refused: 0, beside: 0 });
    const row = await test.db
      .selectFrom('properties as p')
      .innerJoin('unit_types as u', 'u.property_id', 'p.id')
      .select(['p.khatha', 'p.total_units', 'u.price_min'])
      .where('p.name', '=', 'Sheet Homes')
      .execute();
    expect(row).toEqual([{ khatha: 'A', total_units: 44, price_min: 9_000_000 }]);
  });

  it('takes JSON Lines too', async () => {
    const lines = [
      { name: 'Lines Homes 1', promoter: { name: 'L' }, units: [], source: { name: 'S' } },
      {
        name: 'Lines Homes 2',
        promoter: { name: 'L' },
        units: [],
        source: { name: 'S' },
        towers: -1,
      },
    ];
    const { id } = await bring('lines.jsonl', lines.map((line) => JSON.stringify(line)).join('\n'));
    await test.call('startImport', { params: { id: String(id) }, query: {} }, { session });
    await test.runDueJobs();
    expect(await look(id)).toMatchObject({ status: 'done', added: 2, refusedCells: 1 });
  });

  it.each([
    ['anyone', 401],
    ['user', 403],
    ['promoter', 403],
    ['operator', 403],
  ] as const)('is not for %s', async (who, status) => {
    const caller = who === 'anyone' ? undefined : await aSessionAs(test.db, who);
    const brought = await upload(
      test,
      PATH,
      { name: 'a.csv', content: csvOf('No', 1) },
      { session: caller },
    );
    expect(brought.statusCode).toBe(status);
    const listed = await test.call('listImports', { query: {} }, { session: caller });
    expect(listed.status).toBe(status);
  });
});

describe('work on a file that fails each time', () => {
  const ask = (endpoint: 'planImport' | 'startImport' | 'takeImportBack', id: number) => {
    const params = { id: String(id) };
    return endpoint === 'startImport'
      ? test.call(endpoint, { params, query: {} }, { session })
      : test.call(endpoint, { params }, { session });
  };

  it('ends: the look at it, the import, and its taking back; each can be asked for again', async () => {
    const { id } = await bring('broken.csv', csvOf('Broken', 1));
    await ask('planImport', id);
    await test.giveJobsUp();
    expect(await look(id)).toMatchObject({ status: 'uploaded', plan: { status: 'failed' } });

    await ask('startImport', id);
    await test.giveJobsUp();
    expect(await look(id)).toMatchObject({
      status: 'failed',
      failure: expect.stringContaining('stopped before its end'),
    });

    await ask('startImport', id);
    await test.runDueJobs();
    await ask('takeImportBack', id);
    await test.giveJobsUp();
    expect(await look(id)).toMatchObject({ status: 'done', takingBack: null });
    await ask('takeImportBack', id);
    await test.runDueJobs();
    expect(await look(id)).toMatchObject({ takingBack: 'done' });
  });
});
