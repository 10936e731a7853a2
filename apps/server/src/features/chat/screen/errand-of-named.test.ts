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
const LANDING: Partial<Screen> = { kind: 'other', projects: [] };

describe('what is to be done with a project', () => {
  it.each([
    ['open begonia court', 'open'],
    ['begonia court kholo', 'open'],
    ['begonia court open maadi', 'open'],
    ['shortlist begonia court', 'shortlist'],
  ])('is done where none is seen, and searches for nothing: %s', async (prompt, errand) => {
    const reply = await list.say(prompt, { ...LANDING, sentence: '' });
    expect(reply).toMatchObject({ kind: 'errand', errand, changesList: false });
    expect(told(reply)).toEqual([2]);
  });

  it.each(['save 1 and 3', 'keep 1 and 3 for me', 'ondu mattu mooru save maadi'])(
    'is done with those at the places that are called, which are no rooms: %s',
    async (prompt) => {
      const reply = await say(prompt);
      expect(reply).toMatchObject({ kind: 'errand', errand: 'shortlist', changesList: false });
      expect(told(reply)).toEqual([1, 3]);
    },
  );

  it.each(['wo sobha wala save karo', 'गोदरेज वाला खोलो', 'open the embassy one', 'save that one'])(
    'is asked back where none such is seen, and refuses nothing: %s',
    async (prompt) => {
      for (const seen of [{}, { ...LANDING, sentence: 'by Godrej or Sobha' }]) {
        const reply = await say(prompt, seen);
        expect(reply).toMatchObject({ kind: 'errand', outcome: 'needs-input', changesList: false });
      }
    },
  );

  it('is done with the one whose page is open: save', async () => {
    const reply = await say('save', { kind: 'project', projects: list.slugs.slice(0, 1) });
    expect(reply).toMatchObject({ errand: 'shortlist' });
    expect(told(reply)).toEqual([1]);
  });

  it.each([
    'no wait unsave that',
    'alla beda tegiri adanna save inda',
    'take it off my saved ones',
  ])('is taken back: %s', async (prompt) => {
    const focus = list.slugs.slice(1, 2);
    const reply = await say(prompt, { focus, asked: 'save the second' });
    expect(reply).toMatchObject({ errand: 'remove', changesList: false });
    expect(told(reply)).toEqual([2]);
  });

  it('is to print several, from the page that shows them side by side', async () => {
    const reply = await say('print the first two');
    expect(reply).toMatchObject({ errand: 'print', changesList: false });
    expect(told(reply)).toEqual([1, 2]);
    expect(reply.taps[0]?.href).toBe(
      `/dashboard/property-comparator?ids=${list.slugs.slice(0, 2).join(',')}`,
    );
  });
});
