import type { ChatReply, Screen } from '@manemitra/contract/chats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { besideAList } from '../testing/beside-a-list.ts';

let list: Awaited<ReturnType<typeof besideAList>>;
beforeAll(async () => {
  list = await besideAList('in Hebbal');
});
afterAll(() => list.close());
const say = (prompt: string, more?: Partial<Screen>) => list.say(prompt, more);
const told = ({ cards }: ChatReply) => cards.map(({ slug }) => list.slugs.indexOf(slug) + 1);

describe('what a turn is by what was learned', () => {
  it.each([
    ['opn 1', 'open', [1]],
    ['2 open maadi', 'open', [2]],
    ['comapre 1 n 3', 'compare', [1, 3]],
  ])('is an errand: %s', async (prompt, errand, places) => {
    const reply = await say(prompt);
    expect(reply).toMatchObject({ kind: 'errand', errand, changesList: false });
    expect(told(reply)).toEqual(places);
  });

  it.each([
    ['is 1 having its own STP', [1]],
    ['1 ge rera number kodi', [1]],
    ['Serial 3: confirm OC status.', [3]],
  ])('is a question of the one whose figure is said: %s', async (prompt, places) => {
    const reply = await say(prompt);
    expect(reply).toMatchObject({ kind: 'question', changesList: false });
    expect(told(reply)).toEqual(places);
  });

  it('is a question, though its forms wish', async () => {
    const reply = await say('booking amount wapas milta hai agar loan reject hua to?');
    expect(reply).toMatchObject({ kind: 'question', changesList: false });
  });

  it('is a wish, though a word of it asks', async () => {
    const reply = await say('No tanker water please, had that torture in my rented house');
    expect(reply.kind).toBe('wish');
    expect(reply.interpretation?.constraints).toContainEqual(
      expect.objectContaining({ field: 'water', strength: 'avoid' }),
    );
  });

  it.each([
    'ok 75 lakhs is what i can do',
    'Add one thing it should be near a hospital for my father',
    'and a mosque within walking distance',
  ])('is a wish, though it may look like a question: %s', async (prompt) =>
    expect((await say(prompt)).kind).toBe('wish'),
  );

  it.each(['is there a 3 BHK in Hebbal?', 'can we get a villa in Hebbal for 2 cr'])(
    'changes no list where a sign or its first word asks: %s',
    async (prompt) => expect(await say(prompt)).toMatchObject({ changesList: false }),
  );

  it('takes a project off the list in words that our lists do not have', async () => {
    const { kind, interpretation } = await say('i dont like 3, take it out');
    expect(kind).toBe('wish');
    expect(interpretation?.constraints).toContainEqual(
      expect.objectContaining({ field: 'project', strength: 'avoid' }),
    );
  });

  it.each([
    ['kindly inform me whenever a new flat comes', 'save'],
    ['नया प्लॉट आए तो खबर करना', 'save'],
    ['ಇನ್ನೂ ಇದ್ರೆ ಮುಂದೆ ತೋರಿಸಿ', 'next'],
    ['chalo aitu, mundin page tosri', 'next'],
  ])('is an errand of the list where nothing else can be made of it: %s', async (prompt, errand) =>
    expect(await say(prompt)).toMatchObject({ kind: 'errand', errand, changesList: false }),
  );

  it.each(['sab hata, naya shuru karte', 'सब हटाओ, फिर से'])(
    'starts over where nothing else can be made of it: %s',
    async (prompt) => expect(await say(prompt)).toMatchObject({ kind: 'wish', sentence: '' }),
  );

  it.each([
    ['No I will not give phone number. Just print number 1.', 'print', [1]],
    ['phone maadodu beda, eradneyadara brochure kalsi', 'share', [2]],
    ['pehle wale ki brochure mil jayegi kya?', 'share', [1]],
    ['ಎರಡನೇದನ್ನ ತೆಗೆದು ತೋರಿಸಿ', 'open', [2]],
  ])('is the errand that is asked for beside others: %s', async (prompt, errand, places) => {
    const reply = await say(prompt);
    expect(reply).toMatchObject({ kind: 'errand', errand });
    expect(told(reply)).toEqual(places);
  });

  it('is a wish before any search, though it asks where such homes are', async () => {
    const prompt = 'first time mane thagolodu naavu. 2bhk 55 lakh olage yelli sigutte';
    const { answer } = await list.ask(prompt, undefined);
    expect(answer?.kind).toBe('wish');
  });

  it('goes back where no field holds what it says', async () => {
    const reply = await say('go back to previous', { before: ['in Hebbal or Yelahanka'] });
    expect(reply.sentence).toContain('Yelahanka');
  });
});
