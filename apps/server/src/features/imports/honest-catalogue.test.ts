import { readFile } from 'node:fs/promises';
import type { FileSettings } from '@manemitra/catalogue/import/file-settings';
import type { ImportView } from '@manemitra/contract/staff-properties-imports';
import { formatDate } from '@manemitra/domain/dates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { aSessionAs } from '#server/testing/sign-in.ts';
import { upload } from '#server/testing/upload.ts';

/** All that visitors read of a catalogue made of sheets alone: each project in a search, on its page and in a comparison. */

const UGLY = new URL('../../../../../catalogue/src/import/testing/ugly-sheet.csv', import.meta.url);
/** The days that somebody gave: of a source, and of a look into the register. */
const SOURCE_DAY = '2026-08-12';
const STAFF_DAY = '2026-10-03';
/** As registrations are copied out of the register by hand. */
const REGISTRATIONS = 22;

let test: TestApp;
let session: string;
beforeAll(async () => {
  test = await createTestApp();
  session = await aSessionAs(test.db, 'admin');
});
afterAll(() => test.close());

async function bring(name: string, content: string, settings: FileSettings): Promise<ImportView> {
  const sent = await upload(test, '/api/v1/admin/imports', { name, content }, { session });
  const { id, mapping } = sent.json<ImportView>();
  const params = { id: String(id) };
  await test.call('mapImportColumns', { params, body: { mapping, settings } }, { session });
  await test.call('startImport', { params, query: { as: 'published' } }, { session });
  await test.runDueJobs();
  const { answer } = await test.call('getImport', { params }, { session });
  if (answer === undefined) throw new Error(sent.body);
  return answer;
}

function registrations(): string {
  const rows = Array.from({ length: REGISTRATIONS }, (_, at) =>
    [
      `Registered Homes ${at}`,
      `PRM/KA/RERA/1251/310/PR/210325/00${7600 + at}`,
      `Own Company ${at} Private Limited`,
      '2025-03-21',
      '2029-09-30',
      'BBMP/CC/14100/24-25 (30 Jan 2025)',
      '119852',
      '1 BHK 437; 2 BHK 703-970; 3 BHK 907-1530',
    ].join(','),
  );
  return `project,rera,promoter,approved_on,completion,plan_approval,land_sqm,carpet_sqft\n${rows.join('\n')}\n`;
}

/** Every value under the keys `checkedOn` and `…CheckedOn`, and every day that a text calls one of a check. */
function daysOfChecks(value: unknown, key = ''): string[] {
  if (typeof value === 'string') {
    if (/checkedOn$/i.test(key)) return [value];
    return [...value.matchAll(/(?:checked|seen|looked)\b[^.;]*?\bon (\d{1,2} \w{3} \d{4})/gi)].map(
      ([, day = '']) => day,
    );
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    daysOfChecks(each, Array.isArray(value) ? key : name),
  );
}

/** What was given of projects of such names, by the days as they are said. */
const given = (names: readonly string[], seen: string): string[] =>
  [
    ...(names.some((name) => name.startsWith('Registered')) ? [SOURCE_DAY] : []),
    ...(names.includes(seen) ? [STAFF_DAY] : []),
  ].flatMap((day) => [day, formatDate(day)]);

const inGroups = <T>(all: readonly T[], size: number): T[][] =>
  all.flatMap((_, at) => (at % size === 0 ? [all.slice(at, at + size)] : []));

it('says no check date that no file and no person gave, of each project its state in the register, and nothing of invented ones', async () => {
  const ugly = await bring('ugly.csv', await readFile(UGLY, 'utf8'), { sourceName: 'A sheet' });
  expect(ugly).toMatchObject({ status: 'done', added: 58 });
  const registered = await bring('registered.csv', registrations(), {
    sourceName: 'Copied from the register',
    sourceCheckedOn: SOURCE_DAY,
  });
  expect(registered).toMatchObject({ status: 'done', added: REGISTRATIONS });
  const rows = await test.db
    .selectFrom('properties')
    .select(['id', 'name', 'version', 'rera_numbers', 'rera_status'])
    .orderBy('id')
    .execute();
  const seen = 'Registered Homes 0';
  const { id: seenId, version } = rows.find(({ name }) => name === seen) ?? { id: 0, version: 0 };
  await test.call(
    'editPropertyLegal',
    {
      params: { id: String(seenId) },
      body: { version, changes: { reraCheckedOn: STAFF_DAY } },
    },
    { session },
  );

  const pages = await Promise.all(
    rows.map(
      async ({ id }) => (await test.call('getProperty', { params: { id: String(id) } })).answer,
    ),
  );
  const listed = await Promise.all(
    inGroups(rows, 10).map(async (ten) => {
      const ids = ten.map(({ id }) => id).join();
      return (await test.call('searchProperties', { query: { ids } })).answer?.properties ?? [];
    }),
  );
  const list = listed.flat();
  const trios = inGroups(rows, 3);
  const compared = await Promise.all(
    trios.map(async (trio) => {
      const propertyIds = trio.map(({ id }) => id).join();
      return (await test.call('compareProperties', { query: { propertyIds } })).answer;
    }),
  );
  const said: { names: string[]; what: unknown }[] = [
    ...rows.map(({ name }, at) => ({ names: [name], what: pages[at] })),
    ...list.map((one) => ({ names: [one.project.name], what: one })),
    ...trios.map((trio, at) => ({ names: trio.map(({ name }) => name), what: compared[at] })),
  ];
  expect(said.filter(({ what }) => what !== undefined)).toHaveLength(
    2 * rows.length + trios.length,
  );
  const daysOf = said.map(({ names, what }) => ({ names, days: daysOfChecks(what) }));
  // Nobody looked at anything on the day of a sheet.
  const calledChecks = said.flatMap(({ what }) =>
    daysOfChecks(what).filter((day) => day === formatDate(SOURCE_DAY)),
  );
  expect(calledChecks).toEqual([]);
  const unfounded = daysOf.flatMap(({ names, days }) =>
    days.filter((day) => !given(names, seen).includes(day)).map((day) => ({ names, day })),
  );
  expect(unfounded).toEqual([]);
  const ofSeen = daysOf.filter(({ names }) => names.includes(seen));
  expect(ofSeen.every(({ days }) => days.includes(STAFF_DAY))).toBe(true);
  const standings = rows.flatMap(({ name }, at) =>
    [pages[at], list[at]].map((one) => ({ name, ...one?.project.rera })),
  );
  expect(standings).toMatchObject(
    rows.flatMap(({ name, rera_numbers: [number = null], rera_status }) => {
      const told = rera_status === 'applied' ? 'applied' : 'not-checked';
      const standing = { name, number, state: name === seen ? 'registered' : told };
      return [standing, standing];
    }),
  );
  const text = JSON.stringify(said).replaceAll('"isDemonstration":false', '');
  expect(/.{0,80}(?:demonstration|invented (?:project|home)).{0,20}/i.exec(text)).toBeNull();
});
