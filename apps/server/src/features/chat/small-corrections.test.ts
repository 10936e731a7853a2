import type { ChatReply } from '@manemitra/contract/chats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { besideAList } from './testing/beside-a-list.ts';

const SEARCH = '2 BHK in Hebbal, at most 100 units, with a gym';
let list: Awaited<ReturnType<typeof besideAList>>;
beforeAll(async () => {
  list = await besideAList(SEARCH);
});
afterAll(() => list.close());
const say: typeof list.say = (prompt, more) => list.say(prompt, more);

const wishesOf = ({ interpretation }: ChatReply) =>
  (interpretation?.constraints ?? [])
    .map((one) => `${one.strength} ${one.field === 'amenity' ? one.value.id : one.field}`)
    .toSorted();
const told = ({ cards }: ChatReply) => cards.map(({ slug }) => list.slugs.indexOf(slug) + 1);
const HELD = ['must bhk', 'must gym', 'must locality', 'must totalUnits'];

describe('a wish', () => {
  it.each([
    'no tanker water please, had enough of it where I live now',
    'tanker ka paani nahi chahiye, tang aa gaya hoon usse',
    'tanker neeru beda, saakagi hogide adu',
    'टैंकर का पानी नहीं चाहिए, तंग आ गया हूँ उससे',
    'ಟ್ಯಾಂಕರ್ ನೀರು ಬೇಡ, ಸಾಕಾಗಿ ಹೋಗಿದೆ',
    'no tanker water, I am sick of it',
  ])('is one with its reason, and leaves the others: %s', async (prompt) => {
    const reply = await say(prompt);
    expect(reply.kind).toBe('wish');
    expect(wishesOf(reply)).toEqual(['avoid water', ...HELD]);
  });

  it.each([
    'pool and lift too, those are musts',
    'swimming pool and lift, they are a must',
    'lift aur pool bhi, ye zaroori hain',
  ])('may be said to be a must after it: %s', async (prompt) => {
    const reply = await say(prompt);
    expect(reply.kind).toBe('wish');
    expect(wishesOf(reply)).toEqual(
      expect.arrayContaining(['must lift', 'must swimming-pool', ...HELD]),
    );
  });

  it.each([
    'units wali baat wapas leta hoon',
    'I take back the units thing',
    'units ki shart vapas leti hoon',
    'units vishaya vapas togotini',
    'I take back what I said about the units',
  ])('is taken back by its name: %s', async (prompt) => {
    const reply = await say(prompt);
    expect(wishesOf(reply)).toEqual(['must bhk', 'must gym', 'must locality']);
  });

  it.each(['जिम वाली बात वापस लेता हूँ', 'gym wali baat wapas le lo', 'ಜಿಮ್ ವಿಷಯ ವಾಪಸ್ ತಗೋತೀನಿ'])(
    'of an amenity is taken back, too: %s',
    async (prompt) => {
      expect(wishesOf(await say(prompt))).toEqual(['must bhk', 'must locality', 'must totalUnits']);
    },
  );

  it.each(['pool not needed any more', 'pool ki zaroorat nahi ab', 'pool beda eega'])(
    'that was never held loses nothing: %s',
    async (prompt) => {
      const reply = await say(prompt);
      for (const one of HELD) expect(wishesOf(reply)).toContain(one);
    },
  );
});

describe('an errand', () => {
  it.each(['save this', 'save it', 'ise save kar lo', 'idannu ulisi', 'इसे सेव करो', 'ಇದನ್ನು ಉಳಿಸಿ'])(
    'that saves “this” beside a list is of the search, though one is left: %s',
    async (prompt) => {
      const [first = ''] = list.slugs;
      expect(await say(prompt, { projects: [first] })).toMatchObject({ errand: 'save' });
      expect(await say(prompt, { projects: [first], focus: [first] })).toMatchObject({
        errand: 'shortlist',
      });
    },
  );

  it.each(['shortlst 2nd n 3rd', 'shrtlist the second and third', 'bookmrk 2nd n 3rd'])(
    'is known without its vowels: %s',
    async (prompt) => {
      const reply = await say(prompt);
      expect(reply).toMatchObject({ errand: 'shortlist' });
      expect(told(reply)).toEqual([2, 3]);
    },
  );

  it('of one of two asks back where no two are known', async () => {
    const reply = await say('shortlist the nearer of the two');
    expect(reply).toMatchObject({ outcome: 'needs-input', changesList: false });
  });
});

describe('a question', () => {
  it.each([
    'which station is near the first?',
    'pehle wale ko kaunsa station paas hai?',
    'modalanedakke yava nildana hattira?',
    'पहले वाले के पास कौन सा स्टेशन है?',
    'ಮೊದಲನೆಯದಕ್ಕೆ ಯಾವ ನಿಲ್ದಾಣ ಹತ್ತಿರ?',
    'which of these finishes soonest?',
    'inme se kaunsa pehle khatam hoga?',
    'ivugalalli yavudu bega mugiyutte?',
    'ಇವುಗಳಲ್ಲಿ ಯಾವುದು ಬೇಗ ಮುಗಿಯುತ್ತೆ',
    'is the first one good for renting out?',
  ])('is told what is known: %s', async (prompt) => {
    const reply = await say(prompt);
    expect(reply).toMatchObject({ kind: 'question', changesList: false, outcome: 'answered' });
    expect(reply.message).not.toMatch(/^I have no|None of our facts/);
  });
});
