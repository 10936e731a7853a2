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

  it('calculates from the day it is given', async () => {
    const { answer } = await test.call('interpretQuery', {
      body: { prompt: 'ready within 2 years', today: '2030-01-15' },
    });
    expect(answer?.interpretation.constraints[0]?.value).toMatchObject({
      by: expect.stringMatching(/^2032-01/),
    });
  });

  it.each([
    ['many unknown words', 'zzqx, vvkw; ', 160],
    ['many amounts', 'or 17 ', 330],
    ['many vague wishes', 'good area decent budget kothanur ', 60],
    ['many places', 'near hebbal or whitefield or varthur ', 50],
    ['huge numbers', '99999999999999999999 sqft ', 70],
    ['huge counts', 'at least 99999999999 units, 88888888888 towers ', 40],
    ['many bedrooms', '25 bhk or 900 minutes from itpl ', 60],
  ])('answers %s, and takes its own answer back', async (_, piece, times) => {
    const prompt = piece.repeat(times).slice(0, 2000);
    const first = await test.call('interpretQuery', { body: { prompt } });
    if (first.answer === undefined) throw new Error(first.problem.detail);
    const { interpretation } = first.answer;
    const next = await test.call('interpretQuery', {
      body: { prompt: 'make it 3bhk', previous: interpretation },
    });
    expect(next.status).toBe(200);
    const found = await test.call('searchProperties', { query: { prompt } });
    expect(found.status).toBe(200);
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
