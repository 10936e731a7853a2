import { readCsvRows } from '@manemitra/catalogue/import/csv-rows';
import { readJsonLines } from '@manemitra/catalogue/import/json-lines';
import ExcelJS from 'exceljs';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadProjects } from '#server/features/catalogue/load-projects.ts';
import { TEST_DAY } from '#server/testing/builders.ts';
import { aSessionAs } from '#server/testing/sign-in.ts';
import { aStaffedProject } from '#server/testing/staff-properties.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();
let one: Awaited<ReturnType<typeof aStaffedProject>>;
beforeAll(async () => {
  one = await aStaffedProject(test.db, {
    name: 'Exported Homes',
    description: '=HYPERLINK("http://example.org","cheap")',
    address: '+91 Main Road',
    totalUnits: 120,
    khatha: 'A',
    waterSources: ['cauvery', 'borewell'],
    units: [
      {
        label: '2 BHK',
        type: 'apartment',
        bhk: 2,
        carpetSqft: { min: 800, max: 850 },
        price: { min: 9_000_000 },
        possessionLines: { 'legal-fee': 20_000 },
      },
    ],
  });
  await aStaffedProject(test.db, { name: 'Other Homes', promoter: { name: 'Another Builder' } });
});

const take = (session: string | undefined, format: string, hours = 24) =>
  test.app.inject({
    method: 'POST',
    url: `/api/v1/admin/properties/modified/${hours}?format=${format}`,
    ...(session === undefined ? {} : { cookies: { session } }),
  });

async function* textOf(text: string) {
  yield text;
}

describe('the export of changed projects', () => {
  it('as JSON Lines is what an import takes, and taking it in changes nothing', async () => {
    const { body } = await take(one.admin, 'jsonl');
    const records = [];
    for await (const row of readJsonLines(textOf(body))) {
      if ('problems' in row) throw new Error(JSON.stringify(row.problems));
      records.push(row.record);
    }
    expect(records.map(({ name }) => name)).toEqual(['Exported Homes', 'Other Homes']);
    const before = await test.db.selectFrom('unit_types').selectAll().execute();
    await loadProjects(test.db, records, TEST_DAY);
    expect(await test.db.selectFrom('unit_types').selectAll().execute()).toEqual(before);
    expect(await test.db.selectFrom('properties').select('id').execute()).toHaveLength(2);
  });

  it('as CSV keeps a spreadsheet from running what somebody wrote, and reads back as it was', async () => {
    const answer = await take(one.admin, 'csv');
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.headers['content-disposition']).toMatch(/attachment; filename="projects-.*csv"/);
    expect(answer.body).toContain(`"'=HYPERLINK(""http`);
    expect(answer.body).toContain(`,'+91 Main Road,`);
    for await (const row of readCsvRows(textOf(answer.body))) {
      if ('problems' in row) throw new Error(JSON.stringify(row.problems));
      if (row.record.name !== 'Exported Homes') continue;
      expect(row.record).toMatchObject({
        description: '=HYPERLINK("http://example.org","cheap")',
        address: '+91 Main Road',
        waterSources: ['cauvery', 'borewell'],
        units: [{ label: '2 BHK', carpetSqft: { min: 800, max: 850 }, price: { min: 9_000_000 } }],
      });
    }
  });

  it('as XLSX holds the same rows, every text a text', async () => {
    const { rawPayload } = await take(one.admin, 'xlsx');
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(rawPayload.buffer as ArrayBuffer);
    const sheet = workbook.getWorksheet('Projects');
    const header = sheet?.getRow(1).values as string[];
    expect(sheet?.rowCount).toBe(3);
    const cell = sheet?.getRow(2).getCell(header.indexOf('description'));
    expect(cell?.type).toBe(ExcelJS.ValueType.String);
    expect(cell?.value).toBe('=HYPERLINK("http://example.org","cheap")');
  });

  it('leaves deleted projects out of sheets; in JSON Lines they are marked, and do not come back', async () => {
    const { id } = await aStaffedProject(test.db, { name: 'Gone Homes' });
    const params = { id: String(id) };
    await test.call('deleteProperty', { params }, { session: one.admin });
    expect((await take(one.admin, 'csv')).body).not.toContain('Gone Homes');
    const { body } = await take(one.admin, 'jsonl');
    const rows = [];
    for await (const row of readJsonLines(textOf(body))) rows.push(row);
    expect(rows.filter((row) => 'problems' in row)).toMatchObject([
      { project: 'Gone Homes', problems: [{ reason: expect.stringContaining('as deleted') }] },
    ]);
    await test.db.deleteFrom('properties').where('id', '=', id).execute();
  });

  it('holds what changed within the hours alone', async () => {
    await test.db
      .updateTable('properties')
      .set({ updated_at: new Date(Date.now() - 5 * 3_600_000) })
      .where('id', '=', one.id)
      .execute();
    expect((await take(one.admin, 'jsonl', 2)).body).not.toContain('Exported Homes');
    expect((await take(one.admin, 'jsonl', 6)).body).toContain('Exported Homes');
    const none = await take(one.admin, 'jsonl', 0);
    expect(none.json()).toMatchObject({
      fields: [{ field: 'params.hours', message: expect.stringContaining('requires hours') }],
    });
  });

  it('gives each role what it may see', async () => {
    const names = async (session: string | undefined) => {
      const answer = await take(session, 'jsonl', 24);
      if (answer.statusCode !== 200) return answer.statusCode;
      const lines = answer.body.split('\n').filter((line) => line !== '');
      return lines.map((line) => (JSON.parse(line) as { name: string }).name);
    };
    expect(await names(one.admin)).toEqual(['Exported Homes', 'Other Homes']);
    expect(await names(one.operator)).toEqual(['Exported Homes']);
    expect(await names(one.promoter)).toEqual(['Exported Homes']);
    expect(await names(one.otherPromoter)).toEqual([]);
    expect(await names(one.otherOperator)).toEqual([]);
    expect(await names(await aSessionAs(test.db, 'user'))).toBe(403);
    expect(await names(undefined)).toBe(401);
  });

  it('that fails each time ends, and can be asked for again', async () => {
    const asked = await test.call(
      'startExport',
      { body: { hours: 24, format: 'jsonl' } },
      { session: one.operator },
    );
    await test.giveJobsUp();
    const params = { id: String(asked.answer?.id) };
    const { answer } = await test.call('getExport', { params }, { session: one.operator });
    expect(answer).toMatchObject({ status: 'failed', finishedAt: expect.any(String) });
  });

  it('made in the background is fetched by who asked for it, and by nobody else', async () => {
    const asked = await test.call(
      'startExport',
      { body: { hours: 24, format: 'jsonl' } },
      { session: one.operator },
    );
    expect(asked.answer).toMatchObject({ status: 'waiting', downloadHref: null });
    await test.runDueJobs();
    const params = { id: String(asked.answer?.id) };
    const { answer: done } = await test.call('getExport', { params }, { session: one.operator });
    expect(done).toMatchObject({ status: 'done', rowsDone: 1, rowsTotal: 1 });
    const url = done?.downloadHref ?? '';
    const file = await test.app.inject({ url, cookies: { session: one.operator } });
    expect(file.body).toContain('Exported Homes');
    expect(file.body).not.toContain('Other Homes');
    expect(Buffer.byteLength(file.body)).toBe(done?.bytes);
    await test.db
      .updateTable('property_exports')
      .set({ created_at: new Date('2026-11-21T18:40:00Z') })
      .execute();
    const again = await test.app.inject({ url, cookies: { session: one.operator } });
    expect(again.headers['content-disposition']).toContain('projects-2026-11-22.jsonl');
    const stranger = await test.app.inject({ url, cookies: { session: one.promoter } });
    expect(stranger.statusCode).toBe(404);
  });
});
