import { FACT_IDS, factsOf } from '@manemitra/contract/facts/registry';
import type { PropertyDetail } from '@manemitra/contract/properties';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ASKED_KINDS, createAskedApp } from './testing/asked-projects.ts';

let app: Awaited<ReturnType<typeof createAskedApp>>;
beforeAll(async () => {
  app = await createAskedApp();
});
afterAll(() => app.test.close());

const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ');

async function pageOf(slug: string): Promise<PropertyDetail> {
  const { answer, problem } = await app.test.call('getProperty', { params: { id: slug } });
  if (answer === undefined) throw new Error(problem.detail);
  return answer;
}

async function asked(prompt: string, slug: string): Promise<string> {
  const screen = { kind: 'project' as const, projects: [slug] };
  const { answer, problem } = await app.test.call('chat', { body: { prompt, screen } });
  if (answer === undefined) throw new Error(problem.detail);
  expect(answer).toMatchObject({ kind: 'question', changesList: false });
  return answer.message;
}

describe.each(ASKED_KINDS)('each fact of the registry, asked of a project that is %s,', (kind) => {
  it.each(FACT_IDS)('is told as its page shows it: %s', async (id) => {
    const slug = app.slugs[kind];
    const [fact] = factsOf(await pageOf(slug), [id]);
    if (fact === undefined) return;
    const message = await asked(`what is the ${fact.label.toLowerCase()}?`, slug);
    expect(message).not.toContain('I have no facts');
    expect(plain(message)).toContain(plain(fact.value ?? ''));
  });
});
