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
      sentence: '3bhk in whitefield under 1.5 cr',
      nextHref: '/api/v1/chats',
      action: { method: 'GET' },
    });
    // Its listed price keeps the limit; with its charges it does not.
    expect(reply.message).toContain(
      '1 project for “3 BHK in Whitefield under ₹1.5 Cr”: is over the limit all-in. First comes Neelambari Heights in Whitefield, at least ₹1.52 Cr without',
    );
    const results = await test.app.inject({
      url: reply.action?.href ?? '',
      headers: { accept: 'application/json' },
    });
    expect(results.json()).toMatchObject({
      total: 1,
      sentence: '3 BHK in Whitefield under ₹1.5 Cr',
    });
  });

  it('refines the search before', async () => {
    const before = await say('2bhk in whitefield');
    const reply = await say('make it 3bhk', { previous: before.interpretation });
    expect(reply.sentence).toBe('3 BHK in Whitefield');
  });

  it('takes what it could not use along to the list, in the link', async () => {
    const before = await say('3bhk in whitefield, with a moat');
    expect(before.sentence).toBe('3bhk in whitefield, with a moat');
    expect(before.interpretation?.unread).not.toEqual([]);

    const reply = await say('under 1.5 cr, with a helipad', { previous: before.interpretation });
    expect(reply.sentence).toContain('(not used: ');
    expect(reply.sentence).toContain('helipad');
    // Said once, when it was new.
    expect(reply.message).toContain('I could not use “helipad”.');
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
    expect(reply.message).toContain('“3 BHK in Whitefield”');
    // The list that it leads to says too what was left out, and finds.
    expect(reply.sentence).toBe('3 BHK in Whitefield (not used: only for brahmins)');
    const query = { prompt: reply.sentence };
    const list = await test.call('searchProperties', { query });
    expect(list.answer?.interpretation).toMatchObject({
      intent: 'search',
      unread: ['only for brahmins'],
    });
  });

  it('says what it does not know about', async () => {
    const reply = await say('2bhk for rent in whitefield');
    expect(reply.message).toContain('homes for sale');
    expect(reply.action).toBeUndefined();
  });

  it('calculates the EMI of a named loan', async () => {
    expect((await say('emi for 50 lakh')).message).toContain('₹43,391 a month');
    expect((await say('emi for 80L at 8.4 for 20 years')).message).toContain('₹68,920 a month');
    expect((await say('emi for 80L at 40 percent')).outcome).toBe('needs-input');
  });
});

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

describe('a question about a term', () => {
  it.each([
    ['what is A khata', 'regular register'],
    ['what is RERA', 'Real Estate (Regulation and Development) Act 2016'],
    ['khata matlab kya', 'not a title'],
    ['difference between A khata and B khata', 'lack an approval'],
  ])('is answered from the glossary, and searches nothing: %s', async (prompt, meaning) => {
    const reply = await say(prompt);
    expect(reply).toMatchObject({ outcome: 'answered', nextHref: '/api/v1/chats' });
    expect(reply.message).toContain(meaning);
    expect(reply).not.toHaveProperty('action');
  });

  it('about a tax tells its rate and where that was read', async () => {
    const { message, sources, action } = await say('how much is GST on under construction flats?');
    expect(message).toContain('5 % of the agreement price, or 1 % up to ₹45 L');
    expect(sources?.map(({ title }) => title)).toEqual(['Moneycontrol, Aug 2025']);
    expect(action).toBeUndefined();
    const registration = await say('registration charges in Bangalore');
    expect(registration.message).toContain('2 % of the agreement price since 31 Aug 2025');
    expect(registration.sources?.[0]?.href).toMatch(/newindianexpress/);
  });

  it('leaves the search before as it was: a client keeps what it last heard of it', async () => {
    const { interpretation: previous } = await say('2bhk in whitefield');
    expect(await say('what is B khata', { previous })).not.toHaveProperty('interpretation');
  });

  it('beside an open project is about it, unless only the meaning can be asked for', async () => {
    const beside = async (prompt: string) => (await say(prompt, { propertyId: slug })).message;
    expect(await beside('what is RERA')).toContain('PRM/KA/RERA/1251/446/PR/270922/005268');
    expect(await beside('what is the meaning of RERA')).toContain('Act 2016');
    expect(await beside('what is B khata')).toContain('lack an approval');
  });
});

describe('a question about a project', () => {
  it.each<[string, string | RegExp]>([
    ['khata?', 'It has an A Khata. Whether it is an e-khata is not disclosed.'],
    ['what is the price', 'Agreement prices before taxes: 3 BHK from ₹1.42 Cr.'],
    [
      'rera number?',
      'Its RERA number is PRM/KA/RERA/1251/446/PR/270922/005268, as given by RERA filing; not checked.',
    ],
    ['water?', 'The water source: not disclosed.'],
    ['when is possession', 'The possession date: not disclosed.'],
    ['total till keys', /3 BHK at least ₹1\.\d+ Cr \(without .*legal fee.*: not known\)/],
    ['is there a gym?', 'Gym: yes, it is among its amenities.'],
    ['is there a swimming pool?', 'Swimming pool: no, it is not among its amenities.'],
  ])('is answered from its rows: %s', async (question, answer) => {
    const reply = await say(question, { propertyId: slug });
    expect(reply.message).toMatch(answer instanceof RegExp ? answer : new RegExp(escaped(answer)));
    expect(reply.outcome).toBe('answered');
  });

  it('says where its facts are from and when they were checked', async () => {
    expect((await say('khata?', { propertyId: slug })).sources).toEqual([
      {
        title: 'Neelambari Heights: RERA filing, as of 1 Oct 2026',
        href: 'https://rera.karnataka.gov.in/',
      },
    ]);
    const { sources } = await say('total till keys', { propertyId: slug });
    expect(sources?.map(({ title }) => title)).toContain(
      'Neelambari Heights: Each rate with its own source, in the price',
    );
  });

  it('tells distances to the metro and to named places', async () => {
    expect((await say('how far is the metro', { propertyId: slug })).message).toMatch(
      /line\).+ on foot/,
    );
    expect((await say('how far is the airport', { propertyId: slug })).message).toMatch(
      /Airport.* is [\d.]+ km away/i,
    );
  });

  it('is told what is nearer, from what is known', async () => {
    const reply = await say('which is nearer, the airport or the metro?', { propertyId: slug });
    expect(reply.message).toMatch(/Metro is the nearest of these, by [\d.]+ k?m\./);
  });

  it('is answered for a loan on its own price, unless an amount is named', async () => {
    const own = await say('emi for it', { propertyId: slug });
    expect(own.message).toContain('3 BHK ₹91,989 a month for a loan of ₹1.06 Cr');
    const named = await say('emi for 50 lakh', { propertyId: slug });
    expect(named.message).toContain('₹43,391 a month');
  });

  it('that no data can answer gets no guess, and is told what can be asked', async () => {
    expect((await say('will it appreciate', { propertyId: slug })).message).toContain(
      'we keep no facts about this, and do not guess',
    );
    const reply = await say('sing me a song', { propertyId: slug });
    expect(reply.message).toContain('I have no facts for that question. What is known');
    // What it offers to ask instead says what its button says, and is answered.
    expect(reply.taps).toHaveLength(3);
    for (const { label, prompt } of reply.taps) {
      expect(prompt?.endsWith(`: ${label}`)).toBe(true);
      const next = await say(prompt ?? '', { propertyId: slug });
      expect(next.message).not.toContain('I have no facts');
    }
  });

  it('about a size that it does not have says so before anything else', async () => {
    const reply = await say('price of the 4 bhk', { propertyId: slug });
    expect(reply.message).toMatch(/^No 4 BHK is on record\. /);
  });

  it('is replaced by a new search', async () => {
    const reply = await say('3 bhk in hebbal under 1 cr', { propertyId: slug });
    expect(reply.interpretation?.intent).toBe('search');
    expect(reply.action?.href).toContain('/api/v1/properties/search?');
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
