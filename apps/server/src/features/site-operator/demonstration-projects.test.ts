import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { someProjects } from '#server/testing/builders.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';

it('are said to be listed as long as one is, and not before or after', async () => {
  const test = await createTestApp();
  const areListed = async () => (await test.call('getOperator', {})).answer?.hasDemonstration;
  try {
    expect(await areListed()).toBe(false);
    const [slug = ''] = await someProjects(test.db, [{ name: 'A real one' }]);
    expect(await areListed()).toBe(false);
    const mark = (is: boolean) =>
      sql`update properties set is_demonstration = ${is} where slug = ${slug}`.execute(test.db);
    await mark(true);
    expect(await areListed()).toBe(true);
    await mark(false);
    expect(await areListed()).toBe(false);
  } finally {
    await test.close();
  }
});
