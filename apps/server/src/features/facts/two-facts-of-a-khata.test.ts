import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations } from '#server/database/migrations.ts';
import { aProject } from '#server/testing/builders.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

/** As it was before: the letter alone. */
async function unmigrated(): Promise<void> {
  for (const table of ['properties', 'survey_numbers']) {
    await sql`alter table ${sql.table(table)} drop column khatha_class cascade,
      drop column is_e_khatha cascade`.execute(test.db);
    await sql`drop function ${sql.ref(`tell_khatha_of_${table}`)} cascade`.execute(test.db);
  }
}

async function migrated(): Promise<void> {
  const { '0072-two-facts-of-a-khata': migration } = migrations;
  if (migration === undefined) throw new Error('There is no such migration.');
  await test.db.transaction().execute((trx) => migration.up(trx));
}

const khathaOf = async (slug: string) =>
  test.db
    .selectFrom('properties')
    .select(['id', 'khatha', 'khatha_class', 'is_e_khatha'])
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();

describe('the migration that tells class and form apart', () => {
  it('makes an e-khata a form without a class and a class one without a form, in rows, journal and history', async () => {
    const [wasE, wasA, silent] = [
      await aProject(test.db, { surveyNumbers: ['1', '2'] }),
      await aProject(test.db, { khatha: 'A' }),
      await aProject(test.db, {}),
    ];
    const { id } = await khathaOf(wasE);
    await unmigrated();
    await sql`update properties set khatha = 'E' where id = ${id}`.execute(test.db);
    await sql`update survey_numbers set khatha = case survey_number when '1' then 'E' else 'B' end
      where property_id = ${id}`.execute(test.db);
    await sql`insert into property_tellings (id, property_id, told, source_name, source_kind, at)
      values (1, ${id}, '[["towers",3],["khatha","E"],["surveyKhathas/1","E"],["surveyKhathas/2","B"]]',
        'A portal', 'portal', now())`.execute(test.db);
    await sql`insert into property_facts (property_id, provenance) values (${id},
      '{"tellings": [], "facts": {"towers": 0, "khatha": 0, "surveyKhathas/1": 0, "surveyKhathas/2": 0}}')`.execute(
      test.db,
    );
    await sql`insert into fact_differences (property_id, fact, label, value, telling_id, stands)
      values (${id}, 'khatha', 'Khata', '"A"', 1, '"E"')`.execute(test.db);
    const [before, after] = [
      { khatha: 'A', surveyNumbers: [{ number: '1', khatha: 'A' }] },
      { khatha: 'E', surveyNumbers: [{ number: '1', khatha: 'E' }] },
    ].map((values) => JSON.stringify(values));
    await sql`insert into property_changes (property_id, version, section, before, after, at)
      values (${id}, 2, 'legal', ${before}, ${after}, now())`.execute(test.db);

    await migrated();
    expect(await khathaOf(wasE)).toMatchObject({ khatha_class: null, is_e_khatha: true });
    expect(await khathaOf(wasA)).toMatchObject({ khatha_class: 'A', is_e_khatha: null });
    expect(await khathaOf(silent)).toMatchObject({ khatha_class: null, is_e_khatha: null });
    const numbers = test.db.selectFrom('survey_numbers').selectAll().where('property_id', '=', id);
    expect(await numbers.orderBy('position').execute()).toMatchObject([
      { khatha_class: null, is_e_khatha: true },
      { khatha_class: 'B', is_e_khatha: null },
    ]);
    const { rows } = await sql<{ told: unknown; facts: unknown; before: unknown; after: unknown }>`
      select t.told, f.provenance->'facts' as facts, c.before, c.after
      from property_tellings t join property_facts f using (property_id)
      join property_changes c using (property_id) where property_id = ${id}`.execute(test.db);
    expect(rows).toEqual([
      {
        told: [
          ['towers', 3],
          ['eKhatha', true],
          ['surveyEKhathas/1', true],
          ['surveyKhathas/2', 'B'],
        ],
        facts: { towers: 0, eKhatha: 0, 'surveyEKhathas/1': 0, 'surveyKhathas/2': 0 },
        before: {
          khatha: 'A',
          eKhatha: null,
          surveyNumbers: [{ number: '1', khatha: 'A', eKhatha: null }],
        },
        after: {
          khatha: null,
          eKhatha: true,
          surveyNumbers: [{ number: '1', khatha: null, eKhatha: true }],
        },
      },
    ]);
    expect(await test.db.selectFrom('fact_differences').selectAll().execute()).toEqual([]);
  });

  it('lets the release before go on with its letter', async () => {
    const slug = await aProject(test.db, { khatha: 'A', eKhatha: true });
    const { id } = await khathaOf(slug);
    const put = (letter: string | null) =>
      sql`update properties set khatha = ${letter} where id = ${id}`.execute(test.db);
    expect(await khathaOf(slug)).toMatchObject({ khatha: 'A', is_e_khatha: true });
    await put('A');
    expect(await khathaOf(slug)).toMatchObject({ khatha_class: 'A', is_e_khatha: true });
    await put('E');
    expect(await khathaOf(slug)).toMatchObject({ khatha_class: null, is_e_khatha: true });
    await put(null);
    expect(await khathaOf(slug)).toMatchObject({ khatha_class: null, is_e_khatha: null });
    await sql`insert into survey_numbers (property_id, position, survey_number, khatha)
      values (${id}, 0, '7', 'E')`.execute(test.db);
    const numbers = test.db.selectFrom('survey_numbers').selectAll().where('property_id', '=', id);
    expect(await numbers.execute()).toMatchObject([{ khatha_class: null, is_e_khatha: true }]);
  });
});
