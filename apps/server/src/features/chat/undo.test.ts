import type { ChatReply } from '@manemitra/contract/chats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { someProjects } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';

let test: TestApp;
let slug: string;

beforeAll(async () => {
  test = await createTestApp();
  [slug = ''] = await someProjects(test.db, [{ name: 'Anemone Heights', locality: 'Hebbal' }]);
});
afterAll(() => test.close());

async function say(prompt: string, before: string[], sentence: string): Promise<ChatReply> {
  const screen = { kind: 'list' as const, projects: [], sentence, before };
  const { answer, problem } = await test.call('chat', {
    body: { prompt, screen },
  });
  if (answer === undefined) throw new Error(problem.detail);
  return answer;
}

describe('what comes back', () => {
  it('is asked about, and takes no wish back', async () => {
    const list = '2 BHK in Hebbal under ₹70 L';
    const reply = await say('booking cancel ki to paisa wapas milega?', ['2 BHK in Hebbal'], list);
    expect(reply).toMatchObject({ kind: 'question', changesList: false });
    expect(reply.message).toContain('withdraw with full refund');
  });
});

describe('undo', () => {
  const before = ['2 BHK in Hebbal', '2 BHK in Hebbal, with a gym'];
  const now = '2 BHK in Hebbal, with a gym, with a lift';

  it.each([
    'undo that',
    'too few now, undo',
    'no wait, take that back',
    'back to the previous search',
    'nahi, wapas pehle jaisa kar do',
    'adu beda, undo maadi',
    'modalina haage maadi',
    'hinde iddange maadi',
    'munche idda haage madi',
    'ಅಯ್ಯೋ ಒಂದೂ ಇಲ್ವಾ, ಹಿಂದೆ ಇದ್ದ ಹಾಗೆ ಮಾಡಿ',
    'वह वापस कर दो',
    'ಅದನ್ನು ರದ್ದು ಮಾಡಿ',
    'ಹಿಂದಿನದಕ್ಕೆ ಹೋಗಿ',
    'hmm that is too few, bring them back',
    'ಅಯ್ಯೋ ಏನೂ ಇಲ್ಲ. ಹಿಂದಿನದಕ್ಕೇ ಹೋಗಿ',
    'नहीं, वापस वही पहले वाली लिस्ट',
    'um could you undo that last change',
    'ugh, take one step back please',
    'ek kadam peeche jao na',
    'last wala badlav wapas lo yaar',
    'ondu hejje hinde hogi',
    'पिछला कदम वापस लीजिए',
    'ಹಿಂದಿನ ಬದಲಾವಣೆ ರದ್ದು ಮಾಡಿ',
    'ಹಿಂದಿನ ಹೆಜ್ಜೆಗೆ ಹೋಗಿ',
    'no too big, go back to what it was',
    'take me back to what we had',
    'undo what i just did',
    'ruko jo abhi kiya wo wapas lo',
    'pehle ki list de do',
    'beda beda, hindina list kodi',
    'ayyo beda, ivaga madiddu vapas togoli',
    'ಅಯ್ಯೋ ಬೇಡ, ಹಿಂದಕ್ಕೆ ತಗೊಳ್ಳಿ',
    'रुको, जो अभी किया वो वापस लो',
    'पुरानी लिस्ट दिखाओ',
    'ಹಿಂದಿನ ಹುಡುಕಾಟಕ್ಕೆ ಹೋಗೋಣ',
    'hindina hejjege hogi',
    'munchina pattige hogona',
    'go to the previous step',
    'back',
    'hmm back please',
    'nahi rehne do pehle wala hi theek tha',
    'pichle wale hi sahi the',
    'leave it, the earlier one was better',
    'bidi, modalinade chennagittu',
    'रहने दो, पहले वाला ही ठीक था',
    'ಬೇಡ, ಮೊದಲಿನದೇ ಸರಿ ಇತ್ತು',
    'pichle step pe chalo',
    'pehle wali list pe jao',
    'पिछले कदम पर जाओ',
    'vapas haaki, adu bahala kammi',
    'ವಾಪಸ್ ಹಾಕಿ',
    'itna kam nahi. undo kar',
  ])('goes back to the search before: %s', async (prompt) => {
    const reply = await say(prompt, before, now);
    expect(reply).toMatchObject({
      kind: 'wish',
      sentence: '2 BHK in Hebbal, with a gym',
    });
  });

  it.each([
    [
      'galat ho gaya sab chala gaya, lift wala undo karo',
      '2 BHK in Hebbal, with a gym, with a lift',
    ],
    ['oh no everything vanished, undo the lift', '2 BHK in Hebbal, with a gym, with a lift'],
    ['अरे सब हट गया, लिफ्ट वाला रद्द करो', '2 BHK in Hebbal, with a gym, with a lift'],
    ['ayyo beda, lift haakiddu undo madi', '2 BHK in Hebbal, with a gym, with a lift'],
    ['ಅಯ್ಯೋ ಬೇಡ, ಲಿಫ್ಟ್ ರದ್ದು ಮಾಡಿ', '2 BHK in Hebbal, with a gym, with a lift'],
    ['beda beda, 90 haakiddu undo madi', '2 BHK in Hebbal under ₹90 L, with a gym'],
    ['arre nahi, 90 wala undo kar do', '2 BHK in Hebbal under ₹90 L, with a gym'],
  ])('takes back the last change by its name: %s', async (prompt, search) => {
    const reply = await say(prompt, ['2 BHK in Hebbal', '2 BHK in Hebbal, with a gym'], search);
    expect(reply).toMatchObject({ kind: 'wish', sentence: '2 BHK in Hebbal, with a gym' });
  });

  it('puts back the limit that a named one took the place of', async () => {
    const reply = await say(
      'ayyo, 90 haakiddu undo madi',
      ['2 BHK in Hebbal under ₹70 L'],
      '2 BHK in Hebbal under ₹90 L',
    );
    expect(reply.sentence).toBe('2 BHK in Hebbal under ₹70 L');
  });

  it('drops a wish by its name that the last step did not bring', async () => {
    const reply = await say('gym wala undo karo', before, now);
    expect(reply.sentence).toBe('2 BHK in Hebbal, with a lift');
  });

  it('goes on from it with what is said beside', async () => {
    const reply = await say('undo that, make it 3 BHK', before, now);
    expect(reply.sentence).toBe('3 BHK in Hebbal, with a gym');
  });

  it('is of the wish alone, and leaves what goes back to something named', async () => {
    const reply = await say('go back to Jakkur', before, now);
    expect(reply.sentence).toContain('2 BHK in Jakkur, with a gym, with a lift');
  });

  it.each(['undo', 'go back', 'start over'])(
    'beside a project of which no search is known ends with an answer: %s',
    async (prompt) => {
      const { answer } = await test.call('chat', { body: { prompt, propertyId: slug } });
      expect(answer?.message).toBeTruthy();
    },
  );

  it('empties the search that came after none, and asks where none is known', async () => {
    expect(await say('undo', [''], now)).toMatchObject({ sentence: '' });
    const reply = await say('undo', [], now);
    expect(reply).toMatchObject({ outcome: 'needs-input', changesList: false });
    expect(reply.message).toContain(`No search came before “${now}”, so it stays as it is.`);
  });
});

describe('starting over', () => {
  const now = '2 BHK in Hebbal, with a gym';

  it.each([
    'ok forget all this, let us begin again',
    'no good. back to square one',
    'jaane do, phir se shuru karte hain',
    'sab chhodo, zero se dekhte hain',
    'bidi, hosadaagi shuru maadona',
    'छोड़ो, दोबारा शुरू करते हैं',
    'ಬೇಡ ಬಿಡಿ, ಮೊದಲಿಂದ ಶುರು ಮಾಡೋಣ',
  ])('empties the search: %s', async (prompt) => {
    expect(await say(prompt, [''], now)).toMatchObject({
      kind: 'wish',
      sentence: '',
    });
  });

  it('goes on with what is wished beside, and with nothing of before', async () => {
    const reply = await say('chhodo, shuru se karte hain, 3 bhk in Jakkur', [''], now);
    expect(reply.sentence).toBe('3 bhk in Jakkur');
  });

  it('is not what begins a question', async () => {
    const reply = await say('do I need an agreement from the start?', [''], now);
    expect(reply.changesList).toBe(false);
  });
});
