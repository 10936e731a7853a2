import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { besideAList } from '../testing/beside-a-list.ts';

let list: Awaited<ReturnType<typeof besideAList>>;
beforeAll(async () => {
  list = await besideAList('apartment in Hebbal or Jakkur under 1 Cr');
});
afterAll(() => list.close());

const now = async (prompt: string) => (await list.say(prompt)).sentence;

describe('beside a list', () => {
  it.each(['what is there in yelahanka?', 'yelahankadalli enide', 'yelahanka me kya hai'])(
    'homes are looked for where somebody asks what there is: %s',
    async (prompt) => expect(await now(prompt)).toBe('apartment in Yelahanka under ₹1 Cr'),
  );

  it.each(['no hebbal, traffic is horrible', 'no hebbal', 'hebbal beda'])(
    'a place that stands is refused, and not wished for: %s',
    async (prompt) => expect(await now(prompt)).toMatch(/^apartment in Jakkur under ₹1 Cr/),
  );

  it.each([
    'idella bidi, devanahalli alli plot torsi',
    'ಇದನ್ನೆಲ್ಲ ಬಿಡಿ, ದೇವನಹಳ್ಳಿಯಲ್ಲಿ ಪ್ಲಾಟ್ ತೋರಿಸಿ',
    'ye sab chodo, devanahalli me plot dikhao',
    'यह सब छोड़ो, देवनहल्ली में प्लॉट दिखाओ',
  ])('who gives all of it up begins anew: %s', async (prompt) => {
    const { interpretation } = await list.say(prompt);
    const fields = interpretation?.constraints.map(({ field }) => field);
    expect(fields?.toSorted()).toEqual(['locality', 'propertyType']);
  });

  it.each(['undo the price', 'cancel the budget', 'price ka undo karo'])(
    'one wish is taken back by its name: %s',
    async (prompt) => expect(await now(prompt)).toBe('apartment in Hebbal or Jakkur'),
  );

  it('who leaves one project for others says which', async () => {
    const screen = { kind: 'project' as const, projects: list.slugs.slice(0, 1) };
    const said = 'too costly. forget this project, any 2 bhk in yelahanka under 90 lakh?';
    expect(await list.say(said, screen)).toMatchObject({ kind: 'wish', changesList: false });
    expect((await list.say(said, screen)).interpretation?.constraints).toHaveLength(4);
  });

  it('an order of the list points at none of it', async () => {
    const reply = await list.say('sabse pehle possession wala upar');
    expect(reply).toMatchObject({ kind: 'wish', interpretation: { sort: 'possession-asc' } });
  });

  it('what is refused near a lake is not to be nearer', async () => {
    expect(await now('kere hattira beda')).toContain('not near known lakes');
  });

  it('a degree of what no figure measures is none of the price', async () => {
    const { message } = await list.say('which of these has more amenities');
    expect(message).not.toContain('₹');
  });
});

describe('a question of the trade', () => {
  it.each([
    'pink line kab chalu hogi',
    'when will the pink line open',
    'ಗುಲಾಬಿ ಮಾರ್ಗ ಯಾವಾಗ ಶುರು ಆಗುತ್ತೆ',
  ])(
    'a question when a metro line opens is answered with its promised date: %s',
    async (prompt) => {
      const reply = await list.say(prompt);
      expect(reply).toMatchObject({ kind: 'question', changesList: false });
      expect(reply.message).toMatch(/^Stations of the pink line that are being built are promised/);
      expect(reply.sources?.length).toBeGreaterThan(0);
    },
  );

  it('a question about signing by power of attorney is answered', async () => {
    const reply = await list.say('can i sign by power of attorney');
    expect(reply).toMatchObject({ kind: 'question', changesList: false });
    expect(reply.message).toContain('power of attorney');
    // What could not be used repeats the words, too, and has no source.
    expect(reply.sources?.length).toBeGreaterThan(0);
  });
});

describe('what was spoken of', () => {
  const [first, second] = [0, 1].map((at) => () => list.slugs[at] ?? '');

  it('“them” are the two that the question before was about', async () => {
    const asked = 'does the first have more amenities than the second';
    const { cards } = await list.say('compare them', { asked, focus: [second?.() ?? ''] });
    expect(cards.map(({ slug }) => slug)).toEqual([first?.(), second?.()]);
  });

  it('a project asked about by its name is what the next turn speaks of', async () => {
    const landing = { kind: 'other' as const, projects: [], sentence: '' };
    const { cards } = await list.say('Begonia Court details', landing);
    expect(cards.map(({ slug }) => slug)).toEqual([second?.()]);
    const focus = cards.map(({ slug }) => slug);
    const next = await list.say('who is the builder of it?', { ...landing, focus });
    expect(next.cards.map(({ slug }) => slug)).toEqual(focus);
    expect(next.message).toContain('built by');
  });

  it('its cost sheet is sent, where somebody is to mail it', async () => {
    const focus = list.slugs.slice(0, 1);
    const reply = await list.say('and mail me the cost sheet of it', { focus });
    expect(reply).toMatchObject({ kind: 'errand', errand: 'share' });
    const asked = await list.say('what is the price list of the second');
    expect(asked.kind).toBe('question');
  });

  it('“the builder of it” asks for the builder, whatever was asked before', async () => {
    const asked = 'is the last one gated';
    const { message } = await list.say('who is the builder of it', {
      asked,
      focus: list.slugs.slice(-1),
    });
    expect(message).toContain('built by');
  });

  it('“and e-khata” after a question of another paper is a question', async () => {
    const landing = { kind: 'other' as const, projects: [], sentence: undefined };
    const asked = 'is A khata needed for home loan';
    expect(await list.say('and e khata', { ...landing, asked })).toMatchObject({
      kind: 'question',
      changesList: false,
    });
  });
});

describe('after a wish that the law declines', () => {
  it('the rest of it goes on', async () => {
    const { interpretation } = await list.say('only brahmin families, 3bhk in basavanagudi');
    const { answer } = await list.ask('fine. budget 2 cr', interpretation);
    expect(answer?.sentence).toMatch(/^3 BHK in Basavanagudi under ₹2 Cr/);
  });
});
