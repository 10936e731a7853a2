import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('interpreting', () => {
  it('says what a sentence means and prints it back', async () => {
    const { answer } = await test.call('interpretQuery', {
      body: { prompt: '3bhk whitefield 1.5cr', today: '2026-11-21' },
    });
    expect(answer?.sentence).toBe('3 BHK in Whitefield under ₹1.5 Cr');
    expect(answer?.interpretation.constraints.map(({ field }) => field).sort()).toEqual([
      'bhk',
      'locality',
      'price',
    ]);
  });

  it('reckons from the day it is given', async () => {
    const { answer } = await test.call('interpretQuery', {
      body: { prompt: 'ready within 2 years', today: '2030-01-15' },
    });
    expect(answer?.interpretation.constraints[0]?.value).toMatchObject({
      by: expect.stringMatching(/^2032-01/),
    });
  });

  it('prints the sentence of an edited interpretation', async () => {
    const { answer } = await test.call('interpretQuery', { body: { prompt: '3bhk whitefield' } });
    if (answer === undefined) throw new Error('not interpreted');
    const edited = {
      ...answer.interpretation,
      constraints: answer.interpretation.constraints.filter(({ field }) => field === 'bhk'),
    };
    const described = await test.call('describeQuery', { body: { interpretation: edited } });
    expect(described.answer?.sentence).toBe('3 BHK');
  });
});
