import { QUERY_STALE_MS } from '@manemitra/contract/limits';
import { describe, expect, it } from 'vitest';
import { aProperty } from '#web/testing/property.ts';
import { createProjectStore } from './project-store.ts';

const project = aProperty();

function aStore(answers: (typeof project | Error)[]) {
  const asked: string[] = [];
  const clock = { now: 0 };
  const store = createProjectStore(
    async (slug) => {
      asked.push(slug);
      const answer = answers[asked.length - 1] ?? project;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    () => clock.now,
  );
  return { store, asked, clock };
}

describe('the projects of a visit', () => {
  it('are asked for once while they are on their way and while they are fresh', async () => {
    const { store, asked, clock } = aStore([]);
    await Promise.all([store.fetch('a'), store.fetch('a')]);
    await store.fetch('a');
    expect(asked).toEqual(['a']);
    expect(store.look('a')).toEqual({ detail: project, error: null, isFetching: false });

    clock.now = QUERY_STALE_MS;
    await store.fetch('a');
    expect(asked).toEqual(['a', 'a']);
  });

  it('say why one could not be had, and can be asked for again', async () => {
    const failure = new Error('no network');
    const { store } = aStore([failure]);
    await store.fetch('a');
    expect(store.look('a')).toMatchObject({ detail: undefined, error: failure });
    await store.fetch('a');
    expect(store.look('a')).toMatchObject({ detail: project, error: null });
  });

  it('stay there while they are asked for again in vain', async () => {
    const { store, clock } = aStore([project, new Error('no network')]);
    await store.fetch('a');
    clock.now = QUERY_STALE_MS;
    await store.fetch('a');
    expect(store.look('a').detail).toBe(project);
  });

  it('are told to who watches, until they stop', async () => {
    const { store } = aStore([]);
    let told = 0;
    const stop = store.watch(() => (told += 1));
    await store.fetch('a');
    expect(told).toBe(2);
    stop();
    await store.fetch('b');
    expect(told).toBe(2);
  });
});
