import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProject } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** What a card shows of each project that a search finds. */
async function shown() {
  const { answer } = await test.call('searchProperties', { query: { prompt: 'in Whitefield' } });
  return (answer?.properties ?? []).map(({ project, units }) => ({
    name: project.name,
    promoter: project.promoterName,
    pictures: project.images.length,
    price: units[0]?.price?.min,
  }));
}

describe('a search', () => {
  it('shows every change of a project at once, however often it was asked before', async () => {
    const unit = { label: '3 BHK', type: 'apartment' as const, bhk: 3, price: { min: 9_000_000 } };
    const slug = await aProject(test.db, {
      name: 'Before',
      units: [unit],
      images: [{ kind: 'main', url: '/a.svg', caption: 'A', width: 4, height: 3 }],
    });
    const expected = { name: 'Before', promoter: 'Test Builders', pictures: 1, price: 9_000_000 };
    // The first answers come from the tables, the later ones from memory.
    for (let time = 0; time < 20; time++) expect(await shown()).toEqual([expected]);

    const id = sql`(select id from properties where slug = ${slug})`;
    await sql`update properties set name = 'After' where slug = ${slug}`.execute(test.db);
    expect(await shown()).toEqual([{ ...expected, name: 'After' }]);
    await sql`update unit_types set price_min = 8000000 where property_id = ${id}`.execute(test.db);
    expect(await shown()).toEqual([{ ...expected, name: 'After', price: 8_000_000 }]);
    await sql`update promoters set name = 'Renamed'`.execute(test.db);
    await sql`delete from property_images where property_id = ${id}`.execute(test.db);
    expect(await shown()).toEqual([
      { name: 'After', promoter: 'Renamed', pictures: 0, price: 8_000_000 },
    ]);
    await sql`update properties set is_published = false where slug = ${slug}`.execute(test.db);
    expect(await shown()).toEqual([]);
  });
});
