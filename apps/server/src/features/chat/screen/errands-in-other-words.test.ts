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

describe('an errand in other words', () => {
  it.each([
    ['1 aur 3 pasand hai, rakh lo', 'shortlist', [1, 3]],
    ['i like 1 and 3, keep them', 'shortlist', [1, 3]],
    ['1 mattu 3 ishta aytu, itkolli', 'shortlist', [1, 3]],
    ['pehla dil me rakh lo', 'shortlist', [1]],
    ['doosra list me rakh do', 'shortlist', [2]],
    ['दूसरा लिस्ट में डाल दो', 'shortlist', [2]],
    ['star the 2nd', 'shortlist', [2]],
    ['pdf of the first?', 'share', [1]],
    ['doosre ka pdf do', 'share', [2]],
    ['ಎರಡನೆಯದರ ಪಿಡಿಎಫ್ ಕೊಡಿ', 'share', [2]],
    ['dont call me. just give me brochure of 2', 'share', [2]],
    ['phone mat karo, teesre ka brochure bhej do', 'share', [3]],
    ['no calls please, send me the pdf of 2', 'share', [2]],
    ['call maadbedi, modalneyadara brochure kodi', 'share', [1]],
    ['show me the last one in detail', 'open', [3]],
    ['eradneyadara details thorsi', 'open', [2]],
    ['दूसरे की पूरी जानकारी दिखाओ', 'open', [2]],
    ['ಮೊದಲನೆಯದನ್ನು ವಿವರವಾಗಿ ತೋರಿಸಿ', 'open', [1]],
    ['ಮೊದಲ ಎರಡು ಪಕ್ಕಪಕ್ಕ ಇಡಿ', 'compare', [1, 2]],
    ['pehle do ko agal bagal rakho', 'compare', [1, 2]],
  ])('is done, and changes no list: %s', async (prompt, errand, places) => {
    const reply = await say(prompt);
    expect(reply).toMatchObject({ kind: 'errand', errand, changesList: false });
    expect(told(reply)).toEqual(places);
  });

  it.each([
    'innu thorsi',
    'aur hai? agla page',
    'aur hai kya',
    'innu ideya',
    'और हैं?',
    'any others?',
  ])('goes on in the list: %s', async (prompt) => {
    expect(await say(prompt)).toMatchObject({ kind: 'errand', errand: 'next' });
  });

  it('says that nothing comes after a search that found nothing', async () => {
    const reply = await say('innu thorsi', {
      kind: 'other',
      projects: [],
      sentence: 'penthouse in Jakkur',
    });
    expect(reply).toMatchObject({ errand: 'next', outcome: 'needs-input', changesList: false });
  });

  it('saves no search before there is one', async () => {
    const reply = await say('meri search save karo', { kind: 'other', projects: [], sentence: '' });
    expect(reply).toMatchObject({ errand: 'save', outcome: 'needs-input' });
    const asked = await say('did you keep my search from last week?', {
      kind: 'other',
      projects: [],
      sentence: '',
    });
    expect(asked).toMatchObject({ kind: 'question', outcome: 'answered' });
  });

  it.each(['show the price details of the second', 'doosre ke parking ki details dikhao'])(
    'opens nothing where a fact is asked for: %s',
    async (prompt) => {
      expect(await say(prompt)).toMatchObject({ kind: 'question', changesList: false });
    },
  );

  it.each(['dont call me', 'mujhe phone mat karna', 'call beda'])(
    'is not done where it is refused: %s',
    async (prompt) => {
      const reply = await say(prompt);
      expect(reply.errand).not.toBe('callback');
      expect(reply.changesList).toBe(false);
    },
  );

  it.each([
    'pehle ka rate gire to batana',
    'tell me if the price of the first drops',
    'modalneyadara rate kammiyadre tilisi',
  ])('sets an alert for a change, and asks for no fact: %s', async (prompt) => {
    expect(await say(prompt)).toMatchObject({ kind: 'errand', changesList: false });
  });
});
