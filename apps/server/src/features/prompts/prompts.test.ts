import { beforeAll, describe, expect, it } from 'vitest';
import { aSessionAs } from '#server/testing/sign-in.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();
let admin: { session: string };
beforeAll(async () => {
  admin = { session: await aSessionAs(test.db, 'admin') };
});

const params = { name: 'phrase-answer' };
const current = async () => (await test.call('getPrompt', { params }, admin)).answer;
const save = async (version: number, text: string) =>
  test.call('savePrompt', { params, body: { version, text, note: 'Shorter' } }, admin);

describe('the prompts', () => {
  it('are listed, each once and in its current version', async () => {
    const { answer } = await test.call('listPrompts', {}, admin);
    const names = answer?.items.map(({ name }) => name) ?? [];
    expect(names).toEqual([...new Set(names)]);
    expect(names).toContain('phrase-answer');
  });

  it('keep every version; an old one comes back as a new one', async () => {
    const before = await current();
    const version = before?.current.version ?? 0;
    const saved = await save(version, 'Say it briefly.');
    expect(saved.answer?.current).toMatchObject({
      version: version + 1,
      text: 'Say it briefly.',
      note: 'Shorter',
      changedBy: expect.any(String),
    });
    const body = { version: version + 1, from: version };
    const restored = await test.call('restorePrompt', { params, body }, admin);
    expect(restored.answer?.current).toMatchObject({
      version: version + 2,
      text: before?.current.text,
    });
    const versions = (await current())?.versions.map((it) => it.version);
    expect(versions?.slice(0, 3)).toEqual([version + 2, version + 1, version]);
  });

  it('saved by two who began at the same version keep one and give the other its text', async () => {
    const version = (await current())?.current.version ?? 0;
    const saves = await Promise.all([save(version, 'One.'), save(version, 'Two.')]);
    expect(saves.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const kept = saves.find(({ status }) => status === 200)?.answer?.current.text;
    const refused = saves.find(({ status }) => status === 409)?.problem;
    expect(refused?.current).toMatchObject({ version: version + 1, values: { text: kept } });
  });

  it('saved as they are make no new version', async () => {
    const before = await current();
    await save(before?.current.version ?? 0, before?.current.text ?? '');
    expect(await current()).toEqual(before);
  });

  it('cannot be blank, and unknown ones are not there', async () => {
    expect((await save(1, ' ')).problem?.fields).toEqual([
      { field: 'body.text', message: 'text is required' },
    ]);
    const call = { params: { name: 'nothing' } };
    expect((await test.call('getPrompt', call, admin)).problem?.code).toBe('prompt.not-found');
  });

  it('are previewed with a sample and nothing is saved', async () => {
    const before = await current();
    const body = { text: 'Answer in verse.' };
    const { answer } = await test.call('previewPrompt', { params, body }, admin);
    expect(answer?.preview).toMatch(/^Answer in verse\.\n\n\{/);
    expect(await current()).toEqual(before);
  });
});
