import { describe, expect, it } from 'vitest';
import { someProjects } from '#server/testing/builders.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();

const now = async () => {
  const { rows } = await test.db.executeQuery<{ at: Date }>(
    test.db.selectNoFrom((of) => of.fn<Date>('clock_timestamp').as('at')).compile(),
  );
  return rows[0]?.at.toISOString() ?? '';
};
const count = async (prompt: string, since: string) => {
  const { answer } = await test.call('countProperties', { query: { prompt, since } });
  return answer;
};
const publish = (slug: string, isPublished: boolean) =>
  test.db
    .updateTable('properties')
    .set({ is_published: isPublished })
    .where('slug', '=', slug)
    .execute();

describe('the count of a saved search', () => {
  it('tells how many fit now and how many of them are new, by when each was first published', async () => {
    const [old = ''] = await someProjects(test.db, [
      { locality: 'Hebbal' },
      { locality: 'Whitefield' },
    ]);
    const looked = await now();
    expect(await count('in Hebbal', looked)).toMatchObject({ total: 1, overLimit: 0, fresh: 0 });

    await someProjects(test.db, [{ locality: 'Hebbal' }, { locality: 'Whitefield' }]);
    expect(await count('in Hebbal', looked)).toMatchObject({ total: 2, overLimit: 0, fresh: 1 });

    // Away and back is not new.
    await publish(old, false);
    expect(await count('in Hebbal', looked)).toMatchObject({ total: 1, overLimit: 0, fresh: 1 });
    await publish(old, true);
    expect(await count('in Hebbal', looked)).toMatchObject({ total: 2, overLimit: 0, fresh: 1 });
  });

  it('refuses a moment that is none', async () => {
    const { problem } = await test.call('countProperties', {
      query: { prompt: 'villa', since: 'yesterday' },
    });
    expect(problem?.code).toBe('input.invalid');
  });
});
