import { AMENITIES } from '@manemitra/domain/amenities';
import type { Interpretation } from '@manemitra/query/interpretation';
import { localities as places } from '@manemitra/query/gazetteer/localities';
import { describe, expect, it } from 'vitest';
import { interpret } from '@manemitra/query/interpret';
import { testApp } from '#server/testing/test-app.ts';

const NOTHING = { intent: 'search', unread: [], questions: [], constraints: [], language: 'en' };
const words = {
  quote: 'words',
  span: [0, 5] as [number, number],
  label: 'words',
  strength: 'must',
};
const wishes = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    ...words,
    field: 'amenity',
    id: `amenity-${n}`,
    value: { id: `amenity-${n}` },
  }));
const localities = (count: number) => ({
  ...words,
  field: 'locality',
  id: 'locality',
  value: { in: Array.from({ length: count }, (_, n) => `place-${n}`) },
});
const questions = (count: number) =>
  Array.from({ length: count }, () => ({ about: 'price', text: 'How much?', choices: [] }));

const test = testApp();

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
    ['many amenities', `${AMENITIES.map(({ name }) => name).join(', ')}, `, 3],
    ['many localities', places.map(({ name }) => name).join(' or '), 1],
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

  it.each([
    ['constraints', { constraints: wishes(41) }, 'body.previous.constraints'],
    ['values in a list', { constraints: [localities(51)] }, 'body.previous.constraints.0.value.in'],
    ['letters', { unread: ['x'.repeat(2001)] }, 'body.previous.unread.0'],
    ['questions', { questions: questions(21) }, 'body.previous.questions'],
  ])('refuses more %s than a sentence makes', async (_, more, field) => {
    const previous = { ...NOTHING, ...more } as unknown as Interpretation;
    const prompt = 'make it 3bhk';
    for (const { status, problem } of await Promise.all([
      test.call('interpretQuery', { body: { prompt, previous } }),
      test.call('searchPropertiesByPost', { query: {}, body: { prompt, previous } }),
      test.call('chat', { body: { prompt, previous } }),
    ])) {
      expect(status).toBe(400);
      expect(problem).toMatchObject({ code: 'input.invalid', fields: [{ field }] });
    }
    const described = await test.call('describeQuery', { body: { interpretation: previous } });
    expect(described.status).toBe(400);
  });

  it('tells of the wishes that are too many as of words that it did not read', async () => {
    const previous = { ...NOTHING, constraints: wishes(40) } as unknown as Interpretation;
    const { answer } = await test.call('interpretQuery', {
      body: { prompt: 'also with at least 70% open space', previous },
    });
    expect(answer?.interpretation.constraints).toHaveLength(40);
    expect(answer?.interpretation.unread.join()).toContain('70% open space');
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
    ['closer to metro', '3 BHK under ₹1.5 Cr, near Hebbal, within 1.5 km of metro'],
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
