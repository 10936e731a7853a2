import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { loadProjects } from '#server/features/catalogue/load-projects.ts';
import { aProject, aProjectRecord, TEST_DAY } from '#server/testing/builders.ts';
import { aStaffedProject } from '#server/testing/staff-properties.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();

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
      images: [
        { kind: 'main', url: 'https://example.org/a.svg', caption: 'A', width: 4, height: 3 },
      ],
    });
    const expected = { name: 'Before', promoter: 'Test Builders', pictures: 1, price: 9_000_000 };
    for (let time = 0; time < 2; time++) expect(await shown()).toEqual([expected]);

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

  it('shows what another process edits, unpublishes, publishes and imports from its next call on', async () => {
    const second = await test.secondProcess();
    const names = async () => {
      const { answer } = await second.call('searchProperties', {
        query: { prompt: 'villa in Hebbal' },
      });
      return (answer?.properties ?? []).map(({ project }) => project.name);
    };
    const villa = { label: 'Villa', type: 'villa' as const };
    const project = await aStaffedProject(test.db, {
      name: 'Old Name',
      locality: 'Hebbal',
      units: [villa],
    });
    for (let time = 0; time < 2; time++) expect(await names()).toEqual(['Old Name']);

    const as = { session: project.admin };
    const edit = { version: 1, changes: { name: 'New Name' } };
    const edited = await test.call(
      'editPropertyBasics',
      { params: { id: String(project.id) }, body: edit },
      as,
    );
    expect(edited.status).toBe(200);
    expect(await names()).toEqual(['New Name']);

    const publication = (action: 'publish' | 'unpublish') =>
      test.call('changePropertiesInBulk', { body: { ids: [project.id], action } }, as);
    await publication('unpublish');
    expect(await names()).toEqual([]);
    await publication('publish');
    expect(await names()).toEqual(['New Name']);

    const imported = aProjectRecord({ name: 'Imported', locality: 'Hebbal', units: [villa] });
    await loadProjects(test.db, [imported], TEST_DAY);
    expect((await names()).toSorted()).toEqual(['Imported', 'New Name']);
  });
});
