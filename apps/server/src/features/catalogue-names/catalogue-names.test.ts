import { generateProjects } from '@manemitra/demonstration/generate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadProjects } from '#server/features/catalogue/load-projects.ts';
import { TEST_DAY } from '#server/testing/builders.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { loadCatalogueNames } from './catalogue-names.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await loadProjects(test.db, [...generateProjects(40, { seed: 3 })], TEST_DAY);
});
afterAll(async () => test.close());

/** The names as a list. */
async function namesOn(db: TestDatabase['db']) {
  const { projects, ...others } = await loadCatalogueNames(db);
  const inOrder = [...projects].sort((a, b) => (a.slug < b.slug ? -1 : 1));
  return { ...others, projects: inOrder.map(({ slug, name }) => ({ slug, name })) };
}

/** What a process that has just started reads. */
const readAnew = () => namesOn(test.db.withSchema('public'));

describe('the names of the catalogue', () => {
  it('are the same object while nothing is called otherwise', async () => {
    const names = await loadCatalogueNames(test.db);
    await sql`update properties set khatha = 'B'`.execute(test.db);
    await sql`update unit_types set price_min = price_min + 1`.execute(test.db);
    expect(await loadCatalogueNames(test.db)).toBe(names);
  });

  const first = sql`(select min(id) from properties where is_published)`;
  const changes: Record<string, () => Promise<unknown>> = {
    'is renamed': () =>
      sql`update properties set name = 'Zubeda Heights' where id = ${first}`.execute(test.db),
    'gets another address': () =>
      sql`update properties set slug = 'aaa-first' where id = ${first}`.execute(test.db),
    'moves to a place the gazetteer lacks': () =>
      sql`update properties set locality_slug = 'zubeda-nagar', locality_name = 'Zubeda Nagar'
        where id = ${first}`.execute(test.db),
    'is taken back': () =>
      sql`update properties set is_published = false where id = ${first}`.execute(test.db),
    'is published again': () => sql`update properties set is_published = true`.execute(test.db),
    'is deleted': () => sql`delete from properties where id = ${first}`.execute(test.db),
    'is new': () => loadProjects(test.db, [...generateProjects(5, { seed: 99 })], TEST_DAY),
    'gets a promoter with another name': () =>
      sql`update promoters set name = name || ' Homes'
        where id = (select promoter_id from properties where id = ${first})`.execute(test.db),
  };
  it.each(Object.keys(changes))(
    'are as a new process reads them when a project %s',
    async (name) => {
      const before = await namesOn(test.db);
      await changes[name]?.();
      const after = await namesOn(test.db);
      expect(after).toEqual(await readAnew());
      expect(after).not.toEqual(before);
    },
  );
});
