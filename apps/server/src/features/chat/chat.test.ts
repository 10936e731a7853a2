import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChatReply } from '@manemitra/contract/chats';
import { someProjects } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';

let test: TestApp;
let slug: string;
beforeAll(async () => {
  test = await createTestApp();
  [slug = ''] = await someProjects(test.db, [
    {
      name: 'Neelambari Heights',
      khatha: 'A',
      coordinates: { lat: 12.9963, lng: 77.7614 },
      reraNumbers: ['PRM/KA/RERA/1251/446/PR/270922/005268'],
      amenities: ['gym'],
      units: [{ label: '3 BHK', type: 'apartment', bhk: 3, price: { min: 14_200_000 } }],
      source: {
        name: 'RERA filing',
        url: 'https://rera.karnataka.gov.in/',
        checkedOn: '2026-10-01',
      },
    },
    { name: 'Second Heights', khatha: 'B' },
  ]);
});
afterAll(() => test.close());

async function say(
  prompt: string,
  more: { propertyId?: string; previous?: ChatReply['interpretation'] } = {},
): Promise<ChatReply> {
  const { answer, problem } = await test.call('chat', { body: { prompt, ...more } });
  if (answer === undefined) throw new Error(problem.detail);
  return answer;
}

describe('the assistant', () => {
  it('greets and says where to go on', async () => {
    const { answer } = await test.call('greet', {});
    expect(answer).toEqual({
      message: expect.stringContaining('Namaskara'),
      nextHref: '/api/v1/chats',
    });
  });

  it('searches and hands over the results by a link', async () => {
    const reply = await say('3bhk in whitefield under 1.5 cr');
    expect(reply).toMatchObject({
      outcome: 'answered',
      total: 1,
      sentence: '3 BHK in Whitefield under ₹1.5 Cr',
      nextHref: '/api/v1/chats',
      action: { method: 'GET' },
    });
    expect(reply.message).toContain('1 project fits');
    const results = await test.app.inject({
      url: reply.action?.href ?? '',
      headers: { accept: 'application/json' },
    });
    expect(results.json()).toMatchObject({ total: 1, sentence: reply.sentence });
  });

  it('refines the search before', async () => {
    const before = await say('2bhk in whitefield');
    const reply = await say('make it 3bhk', { previous: before.interpretation });
    expect(reply.sentence).toBe('3 BHK in Whitefield');
  });

  it('says in the words of the specification when nothing fits, and still offers the way on', async () => {
    const reply = await say('5bhk villa in hebbal under 50 lakh');
    expect(reply.message).toBe('No properties found matching the search criteria.');
    expect(reply.outcome).toBe('nothing-found');
    expect(reply.action?.href).toContain('/api/v1/properties/search?');
  });

  it.each(['hello', 'help', 'asdkjh qwelkj'])('asks on after “%s”', async (prompt) => {
    expect(await say(prompt)).toMatchObject({ outcome: 'needs-input', nextHref: '/api/v1/chats' });
  });

  it('declines to choose neighbours and offers the lawful part of the wish', async () => {
    const reply = await say('3bhk in whitefield, only for brahmins');
    expect(reply.message).toContain('cannot choose homes by the religion, caste');
    expect(reply.sentence).toBe('3 BHK in Whitefield');
  });

  it('says what it does not know about', async () => {
    const reply = await say('2bhk for rent in whitefield');
    expect(reply.message).toContain('homes for sale');
    expect(reply.action).toBeUndefined();
  });

  it('reckons the instalment of a named loan', async () => {
    expect((await say('emi for 50 lakh')).message).toContain('₹43,391 a month');
    expect((await say('emi for 80L at 8.4 for 20 years')).message).toContain('₹68,920 a month');
    expect((await say('emi for 80L at 40 percent')).outcome).toBe('needs-input');
  });
});

describe('a question about a project', () => {
  it.each([
    ['khata?', 'It has an A Khata.'],
    ['what is the price', 'Agreement prices before taxes: 3 BHK from ₹1.42 Cr.'],
    ['rera number?', 'Its RERA number is PRM/KA/RERA/1251/446/PR/270922/005268.'],
    ['water?', 'The water source: not disclosed.'],
    ['when is possession', 'The possession date: not disclosed.'],
    ['total till keys', 'The all-in price: not disclosed.'],
    ['is there a gym?', 'Gym: yes, it is among its amenities.'],
    ['is there a swimming pool?', 'Swimming pool: no, it is not among its amenities.'],
  ])('is answered from its rows: %s', async (question, answer) => {
    const reply = await say(question, { propertyId: slug });
    expect(reply.message).toContain(answer);
    expect(reply.outcome).toBe('answered');
    expect(reply.sources).toEqual([
      {
        title: 'Neelambari Heights: RERA filing, checked on 1 Oct 2026',
        href: 'https://rera.karnataka.gov.in/',
      },
    ]);
  });

  it('tells distances to the metro and to named places', async () => {
    expect((await say('how far is the metro', { propertyId: slug })).message).toMatch(
      /line\) is .+ away/,
    );
    expect((await say('how far is the airport', { propertyId: slug })).message).toMatch(
      /Airport.* is [\d.]+ km away/i,
    );
  });

  it('finds the project by its name', async () => {
    const reply = await say('what is the khata of Neelambari Heights');
    expect(reply.message).toContain('It has an A Khata.');
  });

  it('compares projects by name', async () => {
    const reply = await say('compare Neelambari Heights and Second Heights');
    expect(reply.message.split('\n')).toHaveLength(2);
    expect(reply.sources).toHaveLength(2);
  });

  it('about a project that does not exist is refused', async () => {
    const { problem } = await test.call('chat', { body: { prompt: 'khata?', propertyId: 'none' } });
    expect(problem?.code).toBe('property.not-found');
  });
});
