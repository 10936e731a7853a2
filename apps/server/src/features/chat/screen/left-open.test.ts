import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('what is left open', () => {
  it.each([
    ['3 BHK, in central Bangalore', 'wider, any zone', '3 BHK'],
    ['3 BHK, Cauvery water', 'okay any water source fine', '3 BHK'],
  ])('gives up what stands: after “%s”, “%s”', async (sentence, prompt, left) => {
    const screen = { kind: 'list' as const, projects: [], sentence };
    const { answer } = await test.call('chat', { body: { prompt, screen } });
    expect(answer?.kind).toBe('wish');
    expect(answer?.sentence).toMatch(new RegExp(`^${left}(?: \\(|$)`));
  });
});
