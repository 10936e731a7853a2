import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { interpret } from '@manemitra/query/interpret';
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

describe('changing a search by a few words', () => {
  const sentence = '3 BHK under 1.5 Cr near Hebbal';
  const refine = async (change: string, of = sentence) =>
    (await test.call('refineQuery', { body: { sentence: of, change } })).answer;

  it.each([
    ['cheaper', '3 BHK under ₹1.5 Cr, near Hebbal, cheapest first'],
    ['which are ready', '3 BHK under ₹1.5 Cr, near Hebbal, ready to move'],
    ['remove 3 bhk', 'under ₹1.5 Cr, near Hebbal'],
    ['closer to metro', '3 BHK under ₹1.5 Cr, near Hebbal, near metro'],
    ['make it 2 Cr', '3 BHK under ₹2 Cr, near Hebbal'],
  ])('“%s” changes just that', async (change, then) => {
    expect(await refine(change)).toMatchObject({ outcome: 'changed', sentence: then });
  });

  it('begins anew with a whole new wish, in its own words, and on “start over”', async () => {
    const whole = '2 bhk in jp nagar under 80 lakh';
    expect(await refine(whole)).toMatchObject({ outcome: 'changed', sentence: whole });
    expect(await refine('start over')).toEqual({ outcome: 'started-over' });
    expect(await refine('clear all')).toEqual({ outcome: 'started-over' });
  });

  it('changes nothing by words that are not understood, and says which', async () => {
    expect(await refine('bigger')).toEqual({
      outcome: 'unchanged',
      unread: ['bigger'],
      isQuestion: false,
    });
    expect(await refine('which of these has OC?')).toMatchObject({
      outcome: 'unchanged',
      isQuestion: true,
    });
  });

  it('keeps what was not used in the sentence, so that the next page says it too', async () => {
    const first = await refine('cheaper, with a moat', `${sentence}, helipad`);
    expect(first).toMatchObject({
      sentence: '3 BHK under ₹1.5 Cr, near Hebbal, cheapest first (not used: helipad; moat)',
    });
  });

  it('an edited chip keeps it too', async () => {
    const interpretation = interpret('3 BHK, helipad', { today: '2026-11-21' });
    const described = await test.call('describeQuery', { body: { interpretation } });
    expect(described.answer?.sentence).toBe('3 BHK (not used: helipad)');
  });
});
