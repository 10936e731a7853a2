import type { ChatCard } from '@manemitra/contract/chats';
import { expect, it } from 'vitest';
import { slots, stored } from '#web/browser/storage.ts';
import { doErrand } from './do-errand.ts';

const cards = [{ slug: 'areca-terraces', name: 'Areca Terraces' } as ChatCard];

it('takes a project off the shortlist that was put on it', async () => {
  await doErrand({ errand: 'shortlist', cards }, undefined);
  expect(stored(slots.shortlist)).toHaveLength(1);
  await doErrand({ errand: 'remove', cards }, undefined);
  expect(stored(slots.shortlist)).toHaveLength(0);
});

it('says the link where it cannot be copied', async () => {
  expect(await doErrand({ errand: 'share', cards }, undefined)).toContain(
    '/projects/areca-terraces',
  );
  expect(await doErrand({ errand: 'share', cards: [] }, '3 BHK in Hebbal')).toContain(
    '/dashboard/property-list?q=3+BHK+in+Hebbal',
  );
});
