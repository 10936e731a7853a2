import type { ChatCard } from '@manemitra/contract/chats';
import { afterEach, expect, it, vi } from 'vitest';
import { slots, stored } from '#web/browser/storage.ts';
import { render } from '#web/testing/render.tsx';
import { useMoreOfList } from '#web/browser/more-of-list.ts';
import { doErrand } from './do-errand.ts';

const cards = [{ slug: 'areca-terraces', name: 'Areca Terraces' } as ChatCard];

afterEach(() => vi.unstubAllGlobals());

it('takes a project off the shortlist that was put on it', async () => {
  await doErrand({ errand: 'shortlist', cards }, undefined);
  expect(stored(slots.shortlist)).toHaveLength(1);
  await doErrand({ errand: 'remove', cards }, undefined);
  expect(stored(slots.shortlist)).toHaveLength(0);
});

/** The clipboard of a browser that lets us write to it, or not. */
function clipboard(mayWrite: boolean): string[] {
  const written: string[] = [];
  const writeText = async (text: string) => {
    if (!mayWrite) throw new Error('Not allowed.');
    written.push(text);
  };
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  return written;
}

it('copies the links to projects, and else that to the search', async () => {
  const written = clipboard(true);
  expect(await doErrand({ errand: 'share', cards }, undefined)).toBeUndefined();
  await doErrand({ errand: 'share', cards: [] }, '3 BHK in Hebbal');
  expect(written.map((link) => new URL(link).pathname)).toEqual([
    '/projects/areca-terraces',
    '/dashboard/property-list',
  ]);
});

it('goes on in the list that is seen, and says where it ends', async () => {
  const shown: string[] = [];
  const end = await doErrand({ errand: 'next', cards: [] }, '3 BHK');
  expect(end).toBe('That is the end of the list.');
  const showMore = () => void shown.push('more');
  function List() {
    useMoreOfList(showMore);
    return null;
  }
  await render(<List />);
  expect(await doErrand({ errand: 'next', cards: [] }, '3 BHK')).toBeUndefined();
  expect(shown).toEqual(['more']);
});

it('says the link where it cannot be copied', async () => {
  clipboard(false);
  const said = await doErrand({ errand: 'share', cards }, undefined);
  expect(said).toContain('/projects/areca-terraces');
});
