import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RegisterFileView } from '@manemitra/contract/staff-register';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { aProject, TEST_DAY } from '#server/testing/builders.ts';
import { aSessionAs } from '#server/testing/sign-in.ts';
import { testApp } from '#server/testing/test-app.ts';
import { upload } from '#server/testing/upload.ts';
import { applyRegister } from './apply-register.ts';

const test = testApp();
let session: string;
beforeEach(async () => {
  await sql`truncate promoters, properties, catalogue_imports cascade`.execute(test.db);
  session = await aSessionAs(test.db, 'admin');
});

const number = (serial: number) => `PRM/KA/RERA/1251/446/PR/010124/90010${serial}`;
const HEAD =
  'Registration No.,Project Name,Status,Valid Until,Extended Until,Units Sold,Complaints,Litigation';
const send = (
  content: string | Uint8Array,
  { name = 'register.csv', asOf = '2026-11-01', as = session } = {},
) => upload(test, `/api/v1/admin/register-files?asOf=${asOf}`, { name, content }, { session: as });
async function uploaded(rows: string[], asOf?: string): Promise<RegisterFileView> {
  const answer = await send([HEAD, ...rows].join('\n'), asOf === undefined ? {} : { asOf });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
const params = ({ id }: { id: number }) => ({ params: { id: String(id) } });
const rowsOf = async (file: { id: number }) =>
  (await test.call('listRegisterRows', { ...params(file), query: {} }, { session })).answer?.items;
const apply = async (file: { id: number }) =>
  (await test.call('applyRegister', params(file), { session })).answer;
const project = (slug: string) =>
  test.db.selectFrom('properties').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow();

describe('a page of the register', () => {
  it('is matched by number, seen before anything happens, applied, and taken back exactly', async () => {
    const known = {
      reraNumbers: [number(1)],
      reraValidUntil: '2027-12-31',
      isLitigated: false,
      source: { name: 'A portal', checkedOn: '2026-05-01' },
    };
    const slug = await aProject(test.db, known);
    const other = await aProject(test.db, { reraNumbers: [number(2)] });
    const before = await project(slug);
    const file = await uploaded([
      `${number(1)},KAVERI NEST,Approved,31-12-2027,31-12-2028,180,2,Yes`,
      `TOR/${number(2)},Another,Lapsed,,,,0,`,
      `${number(9)},Nobody knows it,Approved,,,,,`,
      'applied,No number,New,,,,,',
    ]);
    expect(file).toMatchObject({
      status: 'seen',
      rows: 4,
      matched: 2,
      changed: 2,
      marked: 2,
      unmatched: 1,
      refused: 1,
    });
    const seen = await rowsOf(file);
    expect(seen).toMatchObject([
      {
        project: 'KAVERI NEST',
        property: { name: before.name },
        marks: ['date-extended', 'complaints', 'units-sold', 'litigation'],
      },
      { outcome: 'changed', marks: ['lapsed'] },
      { outcome: 'unmatched', property: null, project: 'Nobody knows it', changes: [] },
      { outcome: 'refused', reasons: [expect.stringMatching(/number/)] },
    ]);
    expect(await project(slug)).toEqual(before);

    expect(await apply(file)).toMatchObject({ status: 'applied', changed: 2 });
    expect(await project(slug)).toMatchObject({
      name: before.name,
      rera_extended_until: '2028-12-31',
      sold_units: 180,
      complaint_count: 2,
      is_litigated: true,
      rera_status: 'registered',
      rera_checked_on: '2026-11-01',
      complaints_checked_on: null,
    });
    expect(await project(other)).toMatchObject({
      rera_status: 'lapsed',
      rera_checked_on: '2026-11-01',
      complaints_checked_on: '2026-11-01',
    });
    const told = await test.db
      .selectFrom('property_tellings')
      .select(['source_kind', 'as_of', 'import_id'])
      .where('import_id', '=', file.id)
      .execute();
    expect(told).toEqual(
      Array.from({ length: 2 }, () => ({
        source_kind: 'register',
        as_of: '2026-11-01',
        import_id: file.id,
      })),
    );
    expect(await test.db.selectFrom('properties').select('id').execute()).toHaveLength(2);

    const back = await test.call('takeRegisterBack', params(file), { session });
    expect(back.problem).toBeUndefined();
    await test.runDueJobs();
    const { version: _v, updated_at: _u, content_hash: _h, ...was } = before;
    expect(await project(slug)).toMatchObject(was);
    expect((await test.call('getRegisterFile', params(file), { session })).answer).toMatchObject({
      takingBack: 'done',
    });
    const audit = await test.call('listAudit', { query: {} }, { session });
    expect(audit.answer?.items.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['register.started', 'register.applied', 'import.taken-back']),
    );
  });

  it('changes nothing the second time, and an older page takes nothing back', async () => {
    const slug = await aProject(test.db, { reraNumbers: [number(1)] });
    const row = `${number(1)},A,Approved,31-12-2027,,180,0,No`;
    await apply(await uploaded([row]));
    const again = await uploaded([row], '2026-11-10');
    expect(again).toMatchObject({ matched: 1, changed: 0, marked: 0 });
    await apply(again);
    expect(await project(slug)).toMatchObject({ rera_checked_on: '2026-11-10' });
    const older = await uploaded([`${number(1)},A,Approved,31-12-2026,,10,0,No`], '2026-01-01');
    expect(await rowsOf(older)).toMatchObject([{ outcome: 'unchanged', changes: [] }]);
    await apply(older);
    expect(await project(slug)).toMatchObject({
      sold_units: 180,
      rera_valid_until: '2027-12-31',
      rera_checked_on: '2026-11-10',
    });
  });

  it('takes nothing where a number is of two projects, or a project has registrations that it lacks', async () => {
    await aProject(test.db, { name: 'One', reraNumbers: [number(1), number(2)] });
    const [half] = [await uploaded([`${number(1)},One,Approved,31-12-2027,,5,0,No`])];
    expect(half).toMatchObject({ matched: 0, refused: 1 });
    const whole = await uploaded([
      `${number(1)},One P1,Approved,31-12-2027,,5,0,No`,
      `${number(2)},One P2,Approved,31-12-2029,,7,1,No`,
    ]);
    expect(whole).toMatchObject({ matched: 2, refused: 0 });
    await apply(whole);
    const one = await test.db
      .selectFrom('properties')
      .select(['sold_units', 'complaint_count', 'rera_valid_until'])
      .executeTakeFirstOrThrow();
    expect(one).toEqual({ sold_units: 12, complaint_count: 1, rera_valid_until: '2029-12-31' });
    await aProject(test.db, { name: 'Two', reraNumbers: [`TOR/${number(1)}`] });
    const twice = await uploaded([`${number(1)},One,Approved,,,,,`]);
    expect(await rowsOf(twice)).toMatchObject([
      { outcome: 'refused', reasons: [expect.stringMatching(/^2 projects have this number/)] },
    ]);
  });

  it('that was printed into a PDF is matched, applied and taken back like any other', async () => {
    const known = { reraNumbers: [number(1)], reraValidUntil: '2027-12-31', isLitigated: false };
    const slug = await aProject(test.db, known);
    const before = await project(slug);
    const printed = new URL('../../../../../docs/samples/register-page.pdf', import.meta.url);
    const name = 'register.pdf';
    const sent = await send(readFileSync(printed), { name });
    expect(sent.statusCode).toBe(200);
    const file = sent.json<RegisterFileView>();
    expect(file).toMatchObject({ fileName: name, rows: 5, matched: 1, unmatched: 2, refused: 2 });
    expect(await rowsOf(file)).toMatchObject([
      { project: 'KAVERI NEST', marks: ['date-extended', 'complaints', 'units-sold'] },
      {},
      {},
      {},
      {},
    ]);
    await apply(file);
    expect(await project(slug)).toMatchObject({
      rera_extended_until: '2028-12-31',
      sold_units: 180,
      complaint_count: 2,
      rera_checked_on: '2026-11-01',
    });
    await test.call('takeRegisterBack', params(file), { session });
    await test.runDueJobs();
    const { version: _v, updated_at: _u, content_hash: _h, ...was } = before;
    expect(await project(slug)).toMatchObject(was);
  });

  it('comes from the command line as a PDF too', async () => {
    const slug = await aProject(test.db, { reraNumbers: [number(1)] });
    const printed = new URL('../../../../../docs/samples/register-page.pdf', import.meta.url);
    const program = new URL('../../commands/import-register.ts', import.meta.url);
    const { host, port, user, password, database } = test.address;
    const at = encodeURIComponent(host ?? '');
    const address = `postgres://${user}:${String(password)}@localhost:${port}/${database}?host=${at}`;
    const child = fork(program, [fileURLToPath(printed), '--as-of', '2026-11-01', '--apply'], {
      execArgv: ['--import', 'tsx'],
      env: { DATABASE_URL: address },
      silent: true,
    });
    const said: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (piece: Buffer) => said.push(piece.toString()));
    }
    const [code] = await once(child, 'close');
    expect(said.join('')).toMatch(/5 rows, 1 matched\./);
    // Some rows are of nobody.
    expect(code).toBe(2);
    expect(await project(slug)).toMatchObject({ sold_units: 180, rera_checked_on: '2026-11-01' });
  });

  it('that is applied by a process that dies goes on where that stopped, and doubles nothing', async () => {
    for (const serial of [1, 2, 3]) await aProject(test.db, { reraNumbers: [number(serial)] });
    const file = await uploaded(
      [1, 2, 3].map((serial) => `${number(serial)},P,Approved,,,${serial},,`),
    );
    // As it is left when the process dies after the first batch.
    await applyRegister(test.db, file.id, { today: TEST_DAY, at: new Date() });
    await sql`update catalogue_imports set status = 'running' where id = ${file.id}`.execute(
      test.db,
    );
    await sql`delete from property_tellings where import_id = ${file.id} and property_id =
      (select max(id) from properties)`.execute(test.db);
    const look = await test.call('getRegisterFile', params(file), { session });
    expect(look.answer).toMatchObject({ status: 'stopped' });
    expect(await apply(file)).toMatchObject({ status: 'applied' });
    const told = await test.db
      .selectFrom('property_tellings')
      .select('property_id')
      .where('import_id', '=', file.id)
      .execute();
    expect(new Set(told.map(({ property_id }) => property_id)).size).toBe(3);
    expect(told).toHaveLength(3);
    const once = await test.call('applyRegister', params(file), { session });
    expect(once.problem).toMatchObject({ code: 'import.not-possible' });
  });

  it('is refused with a sentence where it cannot be read, and to everybody but admins', async () => {
    const pdf = await send('%PDF-1.7', { name: 'register.pdf' });
    expect(pdf.json()).toMatchObject({ code: 'register.refused' });
    expect(pdf.json<{ detail: string }>().detail).toMatch(/damaged.*save it as HTML/);
    expect((await send('a,b\n1,2')).json()).toMatchObject({ code: 'register.refused' });
    const later = await send(HEAD, { asOf: '2999-01-01' });
    expect(later.json()).toMatchObject({ code: 'input.invalid' });
    const operator = await aSessionAs(test.db, 'operator');
    expect((await send(HEAD, { as: operator })).json()).toMatchObject({ code: 'access.refused' });
  });
});
