import type { ChatReply, Screen } from '@manemitra/contract/chats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { someProjects } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';

let test: TestApp;
let slugs: string[];

const home = (price: number, carpet: number) => [
  {
    label: '3 BHK',
    type: 'apartment' as const,
    bhk: 3,
    price: { min: price },
    carpetSqft: { min: carpet },
  },
];

beforeAll(async () => {
  test = await createTestApp();
  slugs = await someProjects(test.db, [
    {
      name: 'Anemone Heights',
      locality: 'Hebbal',
      occupancyCertificate: { received: true },
      khatha: 'A',
      units: home(9_000_000, 1000),
    },
    {
      name: 'Begonia Court',
      locality: 'Hebbal',
      occupancyCertificate: { received: false },
      khatha: 'B',
      units: home(8_000_000, 1100),
    },
    { name: 'Camellia Park', locality: 'Hebbal', units: home(8_500_000, 1250) },
  ]);
});
afterAll(() => test.close());

async function say(
  prompt: string,
  more: Partial<Screen> = {},
  previous?: ChatReply['interpretation'],
): Promise<ChatReply> {
  const screen: Screen = { kind: 'list', projects: slugs, sentence: '3 BHK in Hebbal', ...more };
  const { answer, problem } = await test.call('chat', {
    body: { prompt, screen, ...(previous ? { previous } : {}) },
  });
  if (answer === undefined) throw new Error(problem.detail);
  return answer;
}
const told = ({ cards }: ChatReply) => cards.map(({ slug }) => slugs.indexOf(slug) + 1);

describe('what is on the screen', () => {
  it.each<[string, number[]]>([
    ['what is the price of the second one?', [2]],
    ['does the last one have an OC?', [3]],
    ['khata of the first two?', [1, 2]],
    ['who builds the cheaper one?', [2]],
    ['what is the carpet area of Camellia Park', [3]],
    ['dusre wale ka rate kitna hai', [2]],
    ['pehle wale mein OC hai kya', [1]],
    ['modalaneyadu yavaga ready agutte', [1]],
    ['koneyadara bele eshtu', [3]],
    ['पहले वाले का खाता कौन सा है', [1]],
    ['ಎರಡನೇ ಪ್ರಾಜೆಕ್ಟ್ ಬೆಲೆ ಎಷ್ಟು?', [2]],
  ])('is pointed at: %s', async (prompt, places) => {
    const reply = await say(prompt);
    expect(reply).toMatchObject({ kind: 'question', changesList: false, outcome: 'answered' });
    expect(told(reply)).toEqual(places);
    expect(reply.taps.length).toBeGreaterThan(0);
  });

  it('is what was spoken of last for “it” and “that one”', async () => {
    const reply = await say('what is its khata?', { focus: [slugs[1] ?? ''] });
    expect(told(reply)).toEqual([2]);
    expect(reply.message).toContain('B Khata');
  });

  it('is asked for with each candidate where nothing says which is meant', async () => {
    const reply = await say('what is its khata?');
    expect(reply).toMatchObject({ outcome: 'needs-input', changesList: false });
    expect(reply.taps.map(({ label }) => label)).toEqual([
      'Anemone Heights',
      'Begonia Court',
      'Camellia Park',
    ]);
    const tapped = await say(reply.taps[1]?.prompt ?? '');
    expect(tapped.message).toContain('B Khata');
  });

  it('is no place beyond its end', async () => {
    const reply = await say('price of the fifth one?');
    expect(reply).toMatchObject({ outcome: 'needs-input', changesList: false });
    expect(reply.message).toContain('Only 3 projects are shown');
  });

  it('is one of those that were spoken of last, by a degree', async () => {
    const asked = { asked: 'which of the first two has OC?', focus: [slugs[0] ?? ''] };
    const reply = await say('shortlist the cheaper of those two', asked);
    expect(reply).toMatchObject({ kind: 'errand', errand: 'shortlist' });
    expect(told(reply)).toEqual([2]);
    const spoken = { focus: [slugs[2] ?? ''], spoken: [slugs[0] ?? '', slugs[2] ?? ''] };
    expect(told(await say('open the cheaper of them', spoken))).toEqual([3]);
    expect(told(await say('which of them is cheaper', spoken))).toEqual([3]);
  });

  it.each<[string, number[]]>([
    ['and the one before that?', [1]],
    ['aur uske baad wala?', [3]],
    ['not that one, the third', [3]],
    ['adu bidi, modalnedu hege', [1]],
    ['no no, koneyadu', [3]],
  ])('is counted from the project spoken of last: %s', async (prompt, places) => {
    const reply = await say(prompt, { focus: [slugs[1] ?? ''], asked: 'khata of the second?' });
    expect(reply).toMatchObject({ kind: 'question', changesList: false, outcome: 'answered' });
    expect(told(reply)).toEqual(places);
  });

  it.each([
    ['idralli OC bandirodu yaavyaavudu', [1]],
    ['isme khata kaunsa hai', [1, 2, 3]],
  ])('is all of a list for “in this” where none was spoken of: %s', async (prompt, places) => {
    const reply = await say(prompt);
    expect(reply).toMatchObject({ kind: 'question', changesList: false, outcome: 'answered' });
    expect(told(reply)).toEqual(places);
  });

  it('is what a turn names, where nothing is shown', async () => {
    const landing: Partial<Screen> = { kind: 'other', projects: [], sentence: '' };
    const reply = await say('Anemone Heights, Begonia Court, which has OC?', landing);
    expect(reply).toMatchObject({ kind: 'question', outcome: 'answered' });
    expect(reply.message).toContain('1 of the 2 meets “OC received”: Anemone Heights.');
  });

  it('is counted where nothing else is asked', async () => {
    const reply = await say('so how many now?');
    expect(reply).toMatchObject({ kind: 'question', changesList: false });
    expect(reply.message).toContain('3 projects');
  });

  it('is the one at a place: “the Hebbal one”', async () => {
    const [other = ''] = await someProjects(test.db, [{ name: 'Dahlia', locality: 'Jayanagar' }]);
    const projects = [slugs[1] ?? '', other];
    const reply = await say('fine. the hebbal one, builder?', { projects });
    expect(reply).toMatchObject({ kind: 'question', changesList: false, outcome: 'answered' });
    expect(told(reply)).toEqual([2]);
  });

  it('is the other one of two', async () => {
    const two = {
      projects: slugs.slice(0, 2),
      focus: [slugs[0] ?? ''],
      asked: 'khata of the first',
    };
    expect(told(await say('ok and the other one', two))).toEqual([2]);
  });

  it('is asked for where a builder is pointed at who is not shown', async () => {
    expect(await say('open the birla one')).toMatchObject({
      kind: 'errand',
      outcome: 'needs-input',
      message: 'None by Birla is shown. Which one do you mean?',
    });
  });

  it('is none where a place says which homes are looked for', async () => {
    const reply = await say('sarjapur li godrej du hosa project ideya', { projects: [] });
    expect(reply.message).not.toContain('None by Godrej');
    expect(reply.message).not.toContain('Which project do you mean');
  });

  it('is described where a turn only points at it', async () => {
    const reply = await say('dusra wala dikhao');
    expect(reply).toMatchObject({ kind: 'question', changesList: false });
    expect(reply.message).toContain('Begonia Court: Hebbal');
  });

  it('is no page that a wish is asked of', async () => {
    const page = { kind: 'project', projects: slugs.slice(0, 1) } as const;
    const reply = await say('flats in begur ward please', page);
    expect(reply.kind).toBe('wish');
    expect(reply.sentence).toContain('Beguru ward');
    expect(await say('which ward is this', page)).toMatchObject({ kind: 'question' });
  });

  it('is read from the catalogue: what buyers do not see is not spoken of', async () => {
    const reply = await say('which of these is cheapest?', { projects: ['nowhere', ...slugs] });
    expect(told(reply)).toEqual([2]);
  });
});

describe('a question about those shown', () => {
  it.each([
    ['which are on corner sites', 'Corner plots'],
    ['ivugalalli yavudu corner alli ide', 'Corner plots'],
    ['inme se kiska view accha hai', 'Views'],
    ['which has italian marble', 'Specifications'],
  ])('says once, and of how many, that nobody holds it: %s', async (prompt, said) => {
    const reply = await say(prompt);
    expect(reply).toMatchObject({ kind: 'question', changesList: false, outcome: 'answered' });
    expect(reply.message).toMatch(/^None of the 3/);
    expect(reply.message.split(said)).toHaveLength(2);
  });

  it('says who meets it, who does not, who does not say, and offers to keep those', async () => {
    const reply = await say('which of these has OC?');
    expect(reply).toMatchObject({ kind: 'question', changesList: false });
    expect(reply.message).toContain('1 of the 3 meets “OC received”: Anemone Heights.');
    expect(reply.message).toContain('1 does not. Not known for 1 (Camellia Park)');
    expect(told(reply)).toEqual([1]);
    expect(reply.taps[0]).toEqual({ label: 'Keep only this one', prompt: reply.offer });

    const kept = await say('keep only those', { offer: reply.offer });
    expect(kept).toMatchObject({
      kind: 'wish',
      changesList: true,
      total: 1,
      sentence: '3 BHK in Hebbal, OC received',
    });
  });

  it('shows the homes of the search, not the cheapest, whatever else it asks of the project', async () => {
    const projects = await someProjects(test.db, [
      {
        name: 'Dahlia Row',
        locality: 'Yelahanka',
        occupancyCertificate: { received: true },
        units: [2, 3].map((bhk) => ({
          label: `${bhk} BHK`,
          type: 'apartment' as const,
          bhk,
          price: { min: bhk * 3_000_000 },
        })),
      },
      { name: 'Erica Lane', locality: 'Yelahanka', units: home(8_500_000, 1250) },
    ]);
    const screen = { projects, sentence: '3 BHK in Yelahanka' };
    const homesIn = async (prompt: string) =>
      (await say(prompt, screen)).cards.map((card) => card.home?.label);
    expect(await homesIn('which of these has OC?')).toEqual(['3 BHK']);
    expect(await homesIn('which of these has 2 BHK?')).toEqual(['2 BHK']);
  });

  it.each<[string, number, string]>([
    ['which one is the cheapest?', 2, '₹80 L'],
    ['which is biggest?', 3, '1,250 sq ft'],
    ['sabse sasta kaunsa hai?', 2, '₹80 L'],
  ])('finds the one at the end: %s', async (prompt, place, figure) => {
    const reply = await say(prompt);
    expect(reply).toMatchObject({ kind: 'question', changesList: false });
    expect(told(reply)).toEqual([place]);
    expect(reply.message).toContain(figure);
  });

  it('about a word of a sale is explained, and tied to what is shown', async () => {
    const reply = await say('is B khata safe?');
    expect(reply).toMatchObject({ kind: 'question', changesList: false, outcome: 'answered' });
    expect(reply.message).toContain('Of the 3 shown, “B Khata”: 1. Not known for 1.');
    expect(told(reply)).toEqual([2]);
  });
});

describe('a wish said by what is seen', () => {
  it('is cheaper than all of it, with the same wishes', async () => {
    const reply = await say('cheaper', { projects: [slugs[0] ?? '', slugs[2] ?? ''] });
    expect(reply).toMatchObject({ kind: 'wish', changesList: true, total: 1 });
    expect(reply.sentence).toContain('3 BHK in Hebbal under ₹84 L');
    expect(told(reply)).toEqual([2]);
  });

  it('is no limit where it is an order', async () => {
    const reply = await say('3 BHK in Hebbal, cheapest first');
    expect(reply).toMatchObject({ sentence: '3 BHK in Hebbal, cheapest first', total: 3 });
  });

  it('is the lower part of it where all that fits is seen, and one tap leads back', async () => {
    const reply = await say('cheaper');
    expect(reply).toMatchObject({ kind: 'wish', changesList: true, total: 1 });
    expect(told(reply)).toEqual([2]);
    expect(reply.message).toContain('Nothing that fits is below ₹80 L listed');
    expect(reply.taps[0]?.label).toMatch(/^Back to “3 BHK in Hebbal/);
  });

  it('that nothing meets is explained, with the smallest changes', async () => {
    const reply = await say('cheaper', { projects: [slugs[1] ?? ''] });
    expect(reply).toMatchObject({ kind: 'wish', changesList: false, outcome: 'nothing-found' });
    expect(reply.explanation).toContain('The lowest of what you see is ₹80 L listed.');
    expect(reply.taps.length).toBeGreaterThan(0);
  });

  it('is like one of those shown', async () => {
    const reply = await say('similar to the second one but with OC');
    expect(reply).toMatchObject({ kind: 'wish' });
    expect(reply.interpretation?.constraints.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['bhk', 'locality', 'price', 'occupancyCertificate']),
    );
  });
});

describe('thanks', () => {
  it('saves the search that holds, and greets nobody again', async () => {
    expect(await say('thanks')).toMatchObject({
      kind: 'errand',
      errand: 'save',
      changesList: false,
    });
    expect(await say('thanks', { sentence: '' })).toMatchObject({ kind: 'question' });
  });
});

describe('a visit', () => {
  it('is asked for with its day and hour, which go into the request', async () => {
    const first = await say('can I visit the second one?');
    expect(first).toMatchObject({ kind: 'errand', errand: 'callback' });
    expect(first.visit).toBeUndefined();
    expect(first.taps[0]?.label).toMatch(/^Saturday \d+ \w+ \d{4}, in the morning$/);
    const day = await say('can I visit the second one on Saturday?');
    expect(day.visit).toMatch(/^Saturday \d+ \w+ \d{4}$/);
    const slot = await say(first.taps[0]?.prompt ?? '');
    expect(slot.visit).toBe(first.taps[0]?.label);
    expect(told(slot)).toEqual([2]);
  });
});

describe('a question beside an empty list', () => {
  it('is answered with why nothing is in it, and what would find more', async () => {
    const wish = await say('5 BHK in Hebbal under 50 lakh', { projects: [] });
    const reply = await say(
      'price per sq ft for all of these?',
      { projects: [] },
      wish.interpretation,
    );
    expect(reply).toMatchObject({ kind: 'question', outcome: 'needs-input', changesList: false });
    expect(reply.message).toContain('0 projects fit');
  });
});

describe('those of which a question asked', () => {
  it.each([
    'keep only those',
    'drop the rest',
    'drop those without it',
    'baaki hata do',
    'avugalanna matra torsi',
  ])('become the list by “%s”', async (said) => {
    const asked = await say('which of these has OC?');
    const reply = await say(said, asked.offer === undefined ? {} : { offer: asked.offer });
    expect(reply).toMatchObject({ kind: 'wish', changesList: true });
    expect(reply.interpretation?.constraints.map(({ field }) => field)).toContain(
      'occupancyCertificate',
    );
  });

  it('become the list where each was told by itself', async () => {
    const reply = await say('keep only those', { asked: 'do they have OC?' });
    expect(reply.sentence).toContain('OC received');
  });

  it('are asked for by “it” in the next question', async () => {
    const reply = await say('which of these have it?', { asked: 'what is an OC?' });
    expect(reply.kind).toBe('question');
    expect(reply.message).toContain('1 of the 3 meets “OC received”: Anemone Heights.');
  });
});

describe('an errand', () => {
  it('is none where a road is called a ring', async () => {
    const reply = await say('which is closest to the outer ring road?');
    expect(reply).toMatchObject({ kind: 'question', changesList: false });
    expect(reply.errand).toBeUndefined();
  });

  it.each<[string, ChatReply['errand'], number[]]>([
    ['compare the first two', 'compare', [1, 2]],
    ['compare 1 and 3', 'compare', [1, 3]],
    ['shortlist the last one', 'shortlist', [3]],
    ['doosra wala shortlist karo', 'shortlist', [2]],
    ['call me about the first one', 'callback', [1]],
    ['can i visit the second one on saturday?', 'callback', [2]],
    ['save this search', 'save', []],
    ['save the first two in my list', 'shortlist', [1, 2]],
    ['keep the second one aside', 'shortlist', [2]],
    ['open the second one', 'open', [2]],
    ['send the second one to my wife', 'share', [2]],
    ['doosra wala papa ko whatsapp karo', 'share', [2]],
    ['tell me when the price of the first one drops', 'shortlist', [1]],
    ['email me when new ones come', 'save', []],
    ['pehla wala kholo', 'open', [1]],
    ['work out the registration for the first', 'calculate', [1]],
    ['pehle wale ki kist nikalo', 'calculate', [1]],
    ['shortlist whatever is cheapest', 'shortlist', [2]],
    ['erada mooru compare maadi', 'compare', [2, 3]],
  ])('is handed to the page: %s', async (prompt, errand, places) => {
    const reply = await say(prompt);
    expect(reply).toMatchObject({ kind: 'errand', errand, changesList: false });
    expect(told(reply)).toEqual(places);
    expect(reply.taps.length).toBeGreaterThan(0);
  });

  it('on a day to see the one that was spoken of is a visit', async () => {
    const reply = await say('sahi hai, saturday ko dikha do', { focus: [slugs[1] ?? ''] });
    expect(reply).toMatchObject({ kind: 'errand', errand: 'callback' });
    expect(told(reply)).toEqual([2]);
  });

  it('that points at none of those shown is asked back about', async () => {
    const reply = await say('usi ko kholiye');
    expect(reply).toMatchObject({ kind: 'errand', errand: 'open', outcome: 'needs-input' });
  });

  it('takes the site that is visited for no plot', async () => {
    const page = { kind: 'project', projects: slugs.slice(0, 1) } as const;
    const reply = await say('site dekhne kal aa sakte hai?', page);
    expect(reply).toMatchObject({ kind: 'errand', errand: 'callback' });
  });

  it('on two that are not there is asked back about', async () => {
    const reply = await say('save both of them in the list');
    expect(reply).toMatchObject({ kind: 'errand', errand: 'shortlist', outcome: 'needs-input' });
  });

  it('asks whom to be called about, and takes an hour for no place in the list', async () => {
    const reply = await say('call me at 2 pm, or after 3');
    expect(reply).toMatchObject({ kind: 'errand', errand: 'callback', outcome: 'needs-input' });
    expect(told(reply)).toEqual([1, 2, 3]);
  });

  it('calculates what comes each month for who has saved', async () => {
    const reply = await say('me and my wife, 1.5 lakh per month, 20 lakhs saved. where to start');
    expect(reply).toMatchObject({ kind: 'errand', errand: 'calculate' });
    expect(reply.message).toContain('₹57,000 a month (38 % of the income)');
    expect(await say('rent is 30k per month, 20 lakhs saved')).not.toMatchObject({
      errand: 'calculate',
    });
  });

  it('calculates what an income carries, and goes on to a search with it', async () => {
    const reply = await say('I earn 1.8 lakh a month, saved 30 lakh');
    expect(reply).toMatchObject({ kind: 'errand', errand: 'calculate', changesList: false });
    expect(reply.message).toMatch(/Comfortable: up to ₹[\d.]+ (L|Cr)/);
    expect(reply.message).toMatch(/A stretch: up to ₹/);
    const searched = await say(reply.taps[0]?.prompt ?? '');
    expect(searched).toMatchObject({ kind: 'wish' });
    expect(searched.interpretation?.constraints).toContainEqual(
      expect.objectContaining({
        field: 'price',
        value: expect.objectContaining({ basis: 'all-in' }),
      }),
    );
  });
});

describe('a turn that asks', () => {
  it.each([
    'is there a 3 BHK in Yelahanka?',
    'cctv security idya',
    'can we get a villa in Hebbal for 2 cr',
    'so B khata no loan?',
    'possession before 2027, right?',
    'My broker said Khata transfer takes one week. True or lie',
    'clubhouse gym pool ella idre maintenance jaasti alva',
    'इनमें लिफ्ट है क्या',
    'ಲಿಫ್ಟ್ ಇದೆಯಾ',
    'kya inme gym hai',
    'Last two look ok. OC for both?',
    'what would a 2 bhk in Hebbal cost',
    'nearest bus or metro for the first?',
    'among these which is bigger?',
    'in brochure they told June 2026',
    'what else have they completed in Bangalore?',
    'wasnt there some nclt case on the first builder',
  ])('changes no list: %s', async (prompt) => {
    expect(await say(prompt)).toMatchObject({ changesList: false });
    expect((await say(prompt)).kind).not.toBe('wish');
  });

  it('for homes is answered with what is found, which one touch or “yes” makes the list', async () => {
    const reply = await say('is there a 3 BHK in Hebbal under 85 lakh?', { projects: [] });
    expect(reply).toMatchObject({ kind: 'question', changesList: false, outcome: 'answered' });
    expect(reply.sentence).toBeUndefined();
    expect(told(reply)).toEqual(expect.arrayContaining([2, 3]));
    expect(reply.taps[0]).toEqual({ label: 'Show these 2', prompt: reply.offer });
    expect(await say('yes', { offer: reply.offer })).toMatchObject({ changesList: true, total: 2 });
    expect(await say(reply.taps[0]?.prompt ?? '')).toMatchObject({ changesList: true, total: 2 });
  });

  it('and wishes besides changes the list by what it wishes alone', async () => {
    const reply = await say('nothing ready? then under 85 lakh');
    expect(reply).toMatchObject({ kind: 'wish', changesList: true });
    expect(reply.sentence).toBe('3 BHK in Hebbal under ₹85 L');
  });
});

describe('a wish', () => {
  it.each([
    'must have a lift',
    '2 bhk in Hebbal',
    'any with A khata',
    'show me ready ones only',
    'can you show ready ones?',
    'hmm two bedroom?',
    'ready iro flat matra ittko',
    'sirf A khata dikhao',
    'ಲಿಫ್ಟ್ ಇರಲೇಬೇಕು',
    'लिफ्ट ज़रूरी है',
  ])('is no question: %s', async (prompt) =>
    expect(await say(prompt)).toMatchObject({ kind: 'wish' }),
  );
});

describe('a wish that no field holds', () => {
  it.each([
    'not ground floor',
    'top floor beda',
    'ನೆಲ ಮಹಡಿ ಬೇಡ',
    'resale nahi chahiye',
    'ground floor only',
    'school paas me chahiye',
  ])('leaves the list and says so, whatever fact it names: %s', async (prompt) => {
    const reply = await say(prompt);
    expect(reply).toMatchObject({ kind: 'wish', changesList: false, outcome: 'needs-input' });
    expect(reply.message).toContain(prompt);
    expect(reply.message).toContain('The list is as it was: “3 BHK in Hebbal”.');
  });

  it('asks for the fact where it only orders it to be told', async () => {
    expect(await say('show the number of floors')).toMatchObject({ kind: 'question' });
    expect(await say('total price chahiye')).toMatchObject({ kind: 'question' });
  });
});

describe('a wish of the search before', () => {
  it('is changed by what says only of what sum its budget is', async () => {
    const reply = await say('registration milake itna hi', {
      sentence: '3 BHK in Hebbal under 1 Cr',
    });
    expect(reply.interpretation?.constraints).toContainEqual(
      expect.objectContaining({
        field: 'price',
        value: { max: 10_000_000, basis: 'all-in' },
      }),
    );
  });

  it('goes on beside one that says neither which homes nor where', async () => {
    const reply = await say('maintenance should not be above 4 rs per sqft');
    expect(reply.interpretation?.constraints.map(({ field }) => field).toSorted()).toEqual([
      'bhk',
      'locality',
      'maintenancePerSqft',
    ]);
  });
});

describe('of an empty list', () => {
  const nothing = { projects: [], sentence: '3 BHK in Hebbal under 20 lakh' };

  it.each(['does the first allow pets?', 'in me se kiska A khata hai'])(
    'why it is empty is said, and no general answer: %s',
    async (prompt) => {
      const reply = await say(prompt, nothing);
      expect(reply).toMatchObject({ kind: 'question', outcome: 'needs-input' });
      expect(reply.message).toMatch(/^0 projects fit/);
    },
  );
});

describe('“both” of more than two', () => {
  it('are those that were spoken of one after the other', async () => {
    const [first = '', second = '', third = ''] = slugs;
    const reply = await say('dono compare karo', {
      focus: [third],
      spoken: [second, first, third],
    });
    expect(reply).toMatchObject({ kind: 'errand', errand: 'compare' });
    expect(told(reply)).toEqual([1, 3]);
  });

  it('are asked back about where nothing was spoken of', async () => {
    expect(await say('dono compare karo')).toMatchObject({ outcome: 'needs-input' });
  });
});

describe('“cheaper” with the ending of a Kannada noun', () => {
  it.each(['ಇನ್ನೂ ಕಡಿಮೆ ಬೆಲೆಯದು ತೋರಿಸಿ', 'ಇದಕ್ಕಿಂತ ಕಡಿಮೆ ಬೆಲೆದು ತೋರಿಸಿ'])('wishes: %s', async (prompt) => {
    expect((await say(prompt)).sentence).toBe('3 BHK in Hebbal under ₹84 L');
  });

  it('asks which one is, and not why there are so few', async () => {
    const reply = await say('ಅತಿ ಕಡಿಮೆ ಬೆಲೆದು ಯಾವುದು');
    expect(reply).toMatchObject({ kind: 'question', outcome: 'answered' });
    expect(told(reply)).toEqual([2]);
  });
});

describe('two side by side', () => {
  it('answer what their difference is, and nothing is done', async () => {
    const both = { kind: 'compare' as const, projects: slugs.slice(0, 2) };
    const reply = await say('main difference between them?', both);
    expect(reply).toMatchObject({ kind: 'question', outcome: 'answered' });
    expect(reply.errand).toBeUndefined();
    expect(reply.table?.columns).toHaveLength(2);
  });
});
