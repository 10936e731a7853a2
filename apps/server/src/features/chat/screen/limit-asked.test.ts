import { afterAll, beforeAll, expect, it } from 'vitest';
import { besideAList } from '../testing/beside-a-list.ts';

let list: Awaited<ReturnType<typeof besideAList>>;
beforeAll(async () => {
  list = await besideAList('in Hebbal under ₹65 L');
});
afterAll(() => list.close());

it.each(['is stamp duty included in that?', 'does that include registration?'])(
  'what a limit includes is said, and not asked back: %s',
  async (prompt) => {
    const reply = await list.say(prompt);
    expect(reply).toMatchObject({ kind: 'question', outcome: 'answered', changesList: false });
    expect(reply.taps[0]?.prompt).toBe('all-in under ₹65 L');
  },
);

it('an all-in limit includes it', async () => {
  const reply = await list.say('is stamp duty included in that?', {
    sentence: 'in Hebbal all-in under ₹65 L',
  });
  expect(reply.message).toMatch(/^Yes/);
});

it.each(['is it ready?', 'is that a good builder?'])(
  'of a project is asked back: %s',
  async (prompt) => {
    expect(await list.say(prompt)).toMatchObject({ outcome: 'needs-input' });
  },
);

it.each(['my budget is 90 lakhs, what 2bhks are there', 'budget 90 lakh hai, kaunse 2bhk milenge'])(
  'which homes there are, asked beside a budget, belongs to the wish: %s',
  async (prompt) => {
    const { interpretation } = await list.say(prompt, {
      kind: 'other',
      projects: [],
      sentence: '',
    });
    expect(interpretation?.constraints.map(({ field }) => field).toSorted()).toEqual([
      'bhk',
      'price',
    ]);
  },
);

it('a kind of home asked of one by its place is no wish', async () => {
  const reply = await list.say('number 2 - villa or row house?');
  expect(reply).toMatchObject({ kind: 'question', changesList: false });
});
