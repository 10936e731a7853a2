import type { ChatReply, Screen } from '@manemitra/contract/chats';
import type { Field } from '@manemitra/query/criteria';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAskedApp } from '../project/testing/asked-projects.ts';

let app: Awaited<ReturnType<typeof createAskedApp>>;
beforeAll(async () => {
  app = await createAskedApp();
});
afterAll(() => app.test.close());

async function say(prompt: string, screen: Screen): Promise<ChatReply> {
  const { answer, problem } = await app.test.call('chat', { body: { prompt, screen } });
  if (answer === undefined) throw new Error(problem.detail);
  return answer;
}

const beside = (sentence: string, more: Partial<Screen> = {}): Screen => ({
  kind: 'list',
  projects: [app.slugs.rich, app.slugs.bare, app.slugs.ready],
  sentence,
  ...more,
});

const wishesOf = ({ interpretation }: ChatReply) =>
  (interpretation?.constraints ?? []).map(({ label }) => label);

/** Each field of the query language, as it is asked of one project. */
const ASKED: Readonly<Record<Field, string>> = {
  bhk: 'does it have a 3 BHK',
  propertyType: 'is it an apartment',
  price: 'is it under 1 crore',
  area: 'is it above 1200 sq ft',
  locality: 'is it in Whitefield',
  zone: 'is it in east Bangalore',
  region: 'which ward is it in',
  near: 'is it near ITPL',
  nearWater: 'is it near a lake',
  metroLine: 'is it within 2 km of the purple line',
  possession: 'is it ready to move',
  khatha: 'is it A khata',
  approver: 'is it BDA approved',
  amenity: 'does it have a gym',
  facing: 'is it east facing',
  water: 'does it have Cauvery water',
  promoter: 'is it by Sobha',
  project: 'tell me about it',
  rera: 'is it RERA registered',
  litigation: 'does it have a clear title',
  occupancyCertificate: 'does it have the OC',
  totalUnits: 'does it have less than 300 units',
  openSpacePercent: 'is there 60% open space',
  maintenancePerSqft: 'is the maintenance below 5 per sq ft',
  loadingPercent: 'is the loading below 30%',
  towers: 'does it have more than 2 towers',
};

describe('each wish of the query language is also a question', () => {
  it.each(Object.entries(ASKED))('of an open project: %s, “%s”', async (_, prompt) => {
    const slug = app.slugs.rich;
    const reply = await say(prompt, { kind: 'project', projects: [slug] });
    expect(reply).toMatchObject({ kind: 'question', outcome: 'answered', changesList: false });
    expect(reply.message).not.toMatch(/I have no (?:facts|answer)|we keep no facts/);
  });
});

describe('a question about a builder by name', () => {
  it.each(['has Sound Builders ever been late?', 'Sound Builders time ge kodthara?'])(
    'is answered although no project is shown: %s',
    async (prompt) => {
      const reply = await say(prompt, beside('3 BHK in Whitefield', { projects: [] }));
      expect(reply).toMatchObject({ kind: 'question', outcome: 'answered' });
      expect(reply.message).toContain('was late, by 12 months');
    },
  );

  it('is said to be unknown where we list nothing of it', async () => {
    const reply = await say('has Sobha ever delayed projects?', beside('3 BHK in Whitefield'));
    expect(reply.message).toContain('We list no project by Sobha');
  });
});

describe('a question in words that no table has', () => {
  it.each([
    ['is the paperwork in order', 'documents'],
    ['do they finish on time', 'late'],
  ])('is answered by the fact that it likely asks for: %s', async (prompt, fact) => {
    const reply = await say(prompt, { kind: 'project', projects: [app.slugs.rich] });
    expect(reply).toMatchObject({ kind: 'question', outcome: 'answered', changesList: false });
    expect(reply.message.toLowerCase()).toContain(fact);
  });

  it('is not guessed at where nothing is likely', async () => {
    const screen: Screen = { kind: 'project', projects: [app.slugs.rich] };
    const reply = await say('which colour does the moon like', screen);
    expect(reply.message).toContain('I have no facts for that question');
  });
});

describe('a turn', () => {
  it.each(['35%?? no way. max 25', 'max 25', '25 se kam', '25 olage irali'])(
    'gives the fact that was just asked for a limit: %s',
    async (prompt) => {
      const asked = 'how much is the loading in the first one';
      const reply = await say(prompt, beside('3 BHK in Whitefield under 1.1 Cr', { asked }));
      expect(reply.kind).toBe('wish');
      expect(wishesOf(reply)).toEqual(expect.arrayContaining(['Up to ₹1.1 Cr']));
      expect(reply.interpretation?.constraints).toContainEqual(
        expect.objectContaining({ field: 'loadingPercent', value: { max: 25 } }),
      );
    },
  );

  it.each(['smaller ones please', 'innu chikkadu torsi', 'इससे छोटा दिखाओ'])(
    'looks for smaller homes than those seen: %s',
    async (prompt) => {
      const reply = await say(prompt, beside('home in Whitefield'));
      expect(reply.interpretation?.constraints).toContainEqual(
        expect.objectContaining({ field: 'area', value: { max: 999, basis: 'super-built-up' } }),
      );
    },
  );

  it('asks for a call with whoever sells', async () => {
    const reply = await say('get me on call with the seller of the second one', beside('3 BHK'));
    expect(reply).toMatchObject({ kind: 'errand', errand: 'callback' });
  });

  it.each(['email me the first one', 'pehla wala mail karo', 'modalnedu mail maadi'])(
    'sends one of the list to who asks: %s',
    async (prompt) => {
      const reply = await say(prompt, beside('3 BHK'));
      expect(reply).toMatchObject({ kind: 'errand', errand: 'share' });
      expect(reply.cards.map(({ slug }) => slug)).toEqual([app.slugs.rich]);
    },
  );

  it.each(['clear everything', 'ella search clear maadi', 'naye sire se shuru'])(
    'that clears the search begins anew: %s',
    async (prompt) => {
      const reply = await say(prompt, beside('3 BHK in Whitefield'));
      expect(reply).toMatchObject({ kind: 'wish', sentence: '' });
    },
  );

  it('counts children and points at none of the list', async () => {
    const screen = beside('3 BHK in Whitefield', { projects: [] });
    const reply = await say('kids are 4 and 7 so play area and creche', screen);
    expect(reply.kind).toBe('wish');
    expect(reply.interpretation?.constraints.map(({ field }) => field)).toContain('amenity');
  });

  it('that comes to a question before any search leaves the list alone', async () => {
    const reply = await say(
      'we want a plot but confused. what papers to check before buying a site',
      {
        kind: 'other',
        projects: [],
      },
    );
    expect(reply).toMatchObject({ kind: 'question', outcome: 'answered', changesList: false });
  });

  it.each(['cheapest one among these?', 'inme se sabse sasta wala kaunsa?'])(
    'that picks by a degree is told what it picks by: %s',
    async (prompt) => {
      const reply = await say(prompt, beside('3 BHK', { projects: [app.slugs.rich] }));
      expect(reply).toMatchObject({ kind: 'question', outcome: 'answered' });
      expect(reply.message).toContain('Malhar Terraces: ₹');
    },
  );
});
