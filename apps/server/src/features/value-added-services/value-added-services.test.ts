import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { fillDemonstrationCatalogue } from '#server/features/catalogue/fill-catalogue.ts';
import { loadProjects } from '#server/features/catalogue/load-projects.ts';
import { aProjectRecord, TEST_DAY } from '#server/testing/builders.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { loadValueAddedServices } from './value-added-services.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await sql`truncate promoters, properties, value_added_services, seeded_contents cascade`.execute(
    database.db,
  );
  await sql`update catalogue_state set demonstration_filled_at = null`.execute(database.db);
});

const fill = () => fillDemonstrationCatalogue(database.db, { total: 1, today: TEST_DAY });
const titles = async () => (await loadValueAddedServices(database.db)).map(({ title }) => title);

describe('the services offered beside the projects', () => {
  it('come with the demonstration catalogue: six services, then the utilities', async () => {
    await fill();
    const offered = await loadValueAddedServices(database.db);
    expect(offered.map(({ type }) => type)).toEqual([
      ...Array.from({ length: 6 }, () => 'service'),
      ...Array.from({ length: 6 }, () => 'utility'),
    ]);
    expect(offered[0]).toMatchObject({ title: 'Home loan', leadType: 'home-loan' });
    // What is asked for is agreed to first; a calculator is used at once.
    for (const { leadType, confirmation } of offered) {
      expect(confirmation === null).toBe(leadType === null);
    }
    expect(offered.find(({ title }) => title === 'EMI calculator')?.leadType).toBeNull();
  });

  it('stay as the operator left them', async () => {
    await fill();
    await database.db
      .deleteFrom('value_added_services')
      .where('title', '=', 'Vastu consultation')
      .execute();
    await fill();
    expect(await titles()).toHaveLength(11);
  });

  it('are not offered beside real projects, of which they know nothing', async () => {
    await loadProjects(database.db, [aProjectRecord({ isDemonstration: false })], TEST_DAY);
    await fill();
    expect(await titles()).toEqual([]);
  });
});
