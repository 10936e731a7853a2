import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadProjects } from '#server/features/catalogue/load-projects.ts';
import { aProjectRecord, TEST_DAY } from '#server/testing/builders.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { loadProperties } from './load-properties.ts';
import { presentProperty } from './present-property.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

it('shows nobody a phone number or an e-mail address that a sheet had in its remarks', async () => {
  const description = 'Call Ramesh 98450 12345 or ramesh@homes.example. 120 homes on 3.5 acres.';
  await loadProjects(test.db, [aProjectRecord({ description })], TEST_DAY);
  const { id } = await test.db.selectFrom('properties').select('id').executeTakeFirstOrThrow();
  const [loaded] = await loadProperties(test.db, [id], 1);
  expect(loaded && presentProperty(loaded, TEST_DAY).project.description).toBe(
    'Call Ramesh [phone left out] or [e-mail left out]. 120 homes on 3.5 acres.',
  );
});
