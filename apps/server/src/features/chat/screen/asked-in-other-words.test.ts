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

describe('a question in other words', () => {
  it.each([
    ['Does the shown price of no. 2 include floor rise and parking?', 2, ''],
    ['1 ra rera number kodi', 1, 'RERA'],
    ['1 ra photo nijana illa computer du aa', 1, 'drawn by a computer'],
    ['is the picture of the 2nd a render?', 2, 'drawn by a computer'],
    ['2neyadanna PG ge kodbahuda', 2, 'bye-laws'],
    ['can i run a pg in the first one', 1, 'bye-laws'],
    ['pehle wale me society ban gayi kya', 1, 'association'],
    ['has the association been formed in the 3rd', 3, 'association'],
    ['last year male ge eradneyadu mulgita?', 2, ''],
    ['third one, whats wrong with it? so less price', 3, ''],
    ['why is the 2nd at so low price', 2, ''],
    ['pehle wale me pooja ghar hai?', 1, 'fittings'],
    ['ಎರಡನೆಯದರ ಕೋರ್ಟ್‌ಗೆ ದುಡ್ಡು ಕೊಡಬೇಕಾ', 2, ''],
  ])('is answered of the one that is meant: %s', async (prompt, place, holds) => {
    const reply = await say(prompt);
    expect(reply).toMatchObject({ kind: 'question', outcome: 'answered', changesList: false });
    expect(reply.message).not.toMatch(/I have no (?:facts|answer)/);
    expect(reply.message).toContain(holds);
    expect(told(reply)).toEqual([place]);
  });

  it.each([
    ['lol is that even possible in blr', '3 projects'],
    ['itne me kuch milega ya zyada maang raha hu 😅', '3 projects'],
    ['ee budget ge sigutta?', '3 projects'],
    ['nim maahiti yav dinaddu', 'the day it was checked'],
    ['aapki jaankari kab ki hai', 'the day it was checked'],
    ['pf nikal sakte hai kya ghar ke liye', 'EPFO'],
    ['can i withdraw my pf for this', 'EPFO'],
    ['ರಾತ್ರಿ ಸೇಫ್ ಇದ್ಯಾ ಆ ಏರಿಯಾ', 'after dark'],
    ['guru ootha aytha 😄', 'a program'],
    ['khana kha liya?', 'a program'],
    ['did you keep my search from last week?', 'next to your shortlist'],
    ['meri search save ho gayi kya', 'next to your shortlist'],
  ])('is answered, and changes no list: %s', async (prompt, holds) => {
    const reply = await say(prompt);
    expect(reply).toMatchObject({ kind: 'question', outcome: 'answered', changesList: false });
    expect(reply.message).toContain(holds);
  });

  it.each([
    '1.5 crore maximum with registration and everything',
    'yav area gottilla, south bangalore',
    'kaunsa area pata nahi, jakkur dikhao',
    'throw out all pre launch',
    'aa approval condition thegdu hinde hogi',
  ])('is a wish: %s', async (prompt) => {
    const sentence = 'plot in Hebbal, BMRDA approved';
    expect(await say(prompt, { sentence })).toMatchObject({ kind: 'wish' });
  });
});
