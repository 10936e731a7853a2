import { afterAll, beforeAll, expect, it } from 'vitest';
import { besideAList } from '../testing/beside-a-list.ts';

let list: Awaited<ReturnType<typeof besideAList>>;
beforeAll(async () => {
  list = await besideAList('in Hebbal');
});
afterAll(() => list.close());

it.each([
  'is the 2nd one bachelor friendly or will the aunties judge me',
  'are bachelors allowed in the second?',
  'does the second one allow singles',
  'kya dusre wale me bachelors allowed hain',
  'dusre me kunware reh sakte hain kya',
  'eradaneyadaralli bachelors ge kodtara',
  'क्या दूसरे वाले में बैचलर रह सकते हैं?',
  'ಎರಡನೆಯದರಲ್ಲಿ ಬ್ಯಾಚುಲರ್ ಇರಬಹುದಾ?',
])('a question for the rules of one house is answered of that house: %s', async (prompt) => {
  const reply = await list.say(prompt);
  expect(reply).toMatchObject({ kind: 'question', changesList: false, outcome: 'answered' });
  expect(reply.cards.map(({ slug }) => slug)).toEqual([list.slugs[1]]);
  expect(reply.message).toContain('bye-laws');
});

it.each(['only bachelor friendly societies', 'no bachelors', 'only for hindu families'])(
  'who chooses neighbours is turned down as before: %s',
  async (prompt) => {
    expect((await list.say(prompt)).message).toContain('I cannot choose homes by the religion');
  },
);
