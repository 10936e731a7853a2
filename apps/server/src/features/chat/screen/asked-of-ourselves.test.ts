import { afterAll, beforeAll, expect, it } from 'vitest';
import { besideAList } from '../testing/beside-a-list.ts';

let list: Awaited<ReturnType<typeof besideAList>>;
beforeAll(async () => {
  list = await besideAList('in Hebbal');
});
afterAll(() => list.close());

it.each([
  'am i talking to a real person',
  'are you a human or a machine?',
  'aap insaan hai ya robot',
  'tum robot ho kya?',
  'आप मशीन हैं या इंसान?',
  'neevu manushyara athva bot aa',
  'ನೀವು ಯಂತ್ರನಾ ಮನುಷ್ಯರಾ?',
  'nimge kannada barutta 😀',
  'ನಿಮಗೆ ಕನ್ನಡ ಗೊತ್ತಾ?',
  'ನೀವು ಕನ್ನಡಿಗರಾ 😀',
  'do you understand hindi?',
  'kya tum hindi samajhte ho',
  'आपको कन्नड़ आती है?',
])('a question about who we are gets a short, honest answer: %s', async (prompt) => {
  const reply = await list.say(prompt);
  expect(reply).toMatchObject({ kind: 'question', outcome: 'answered', changesList: false });
  expect(reply.message).toContain('a program of ManeMitra');
  expect(reply.message).toContain('a person of the team');
});

it.each([
  ['दूसरे में क्या क्या नहीं बताया?', 2, ''],
  ['what all is not disclosed for the third', 3, ''],
  ['pehle wale ke baare me kya nahi bataya hai', 1, ''],
  ['eradneyadralli yenu helilla', 2, ''],
  ['ಮೊದಲನೆಯದರಲ್ಲಿ ಏನೇನು ತಿಳಿಸಿಲ್ಲ', 1, ''],
  ['दूसरे का कम्प्लीशन सर्टिफिकेट है क्या', 2, ''],
  ['ಎರಡನೆಯದಕ್ಕೆ ಕಂಪ್ಲೀಶನ್ ಸರ್ಟಿಫಿಕೇಟ್ ಬಂದಿದೆಯಾ', 2, ''],
  ['which year will they give the 2nd', 2, 'ossession'],
  ['teesra kis saal denge', 3, 'ossession'],
  ['तीसरा किस महीने मिलेगा', 3, 'ossession'],
  ['eradneyadu yaava varsha kodtare', 2, 'ossession'],
  ['ಎರಡನೆಯದನ್ನ ಯಾವ ತಿಂಗಳಲ್ಲಿ ಕೊಡ್ತಾರೆ', 2, 'ossession'],
])('what is asked of one in other words is answered: %s', async (prompt, place, holds) => {
  const reply = await list.say(prompt);
  expect(reply).toMatchObject({ kind: 'question', outcome: 'answered', changesList: false });
  expect(reply.message).not.toMatch(/I have no (?:facts|answer)/);
  expect(reply.message).toContain(holds);
  expect(reply.cards.map(({ slug }) => list.slugs.indexOf(slug) + 1)).toEqual([place]);
});

it.each([
  'remove flood prone areas and show others',
  'jalbharav wali jagah hatakar baaki dikhao',
  'बाढ़ वाले इलाके छोड़कर दूसरे दिखाओ',
  'pravaha baro jaaga tegedu bere torsi',
  'ಪ್ರವಾಹ ಬರೋ ಜಾಗ ಬಿಟ್ಟು ಬೇರೆ ತೋರಿಸಿ',
])('who wants others than those that flood wishes: %s', async (prompt) => {
  const reply = await list.say(prompt);
  expect(reply.kind).toBe('wish');
  expect(reply.sentence).toContain('not near known flood spots');
});
