import { act } from 'react';
import { expect, it } from 'vitest';
import { slots, store } from '#web/browser/storage.ts';
import { render } from '#web/testing/render.tsx';
import { NothingAsked } from './viewer-message.tsx';

it.each(['admin', 'promoter', 'operator'])(
  'a viewer with nothing to view leads a %s, who comes here from signing in, to where they work',
  async (role) => {
    store(slots.role, role);
    store(slots.search, '3 BHK in Hebbal');
    const { screen } = await render(<NothingAsked />);
    expect(screen.querySelector('a')?.textContent).toBe('Open the staff dashboard');
    expect(screen.querySelector('a')?.getAttribute('href')).toBe('/admin-dashboard');
    const [, asBuyer] = screen.querySelectorAll('a');
    expect(asBuyer?.textContent).toBe('Search as a buyer');
    expect(asBuyer?.getAttribute('href')).toBe('/dashboard/property-list');
    await act(async () => store(slots.role, null));
  },
);

it('a viewer with nothing to view offers a buyer a search', async () => {
  store(slots.search, null);
  const { screen } = await render(<NothingAsked />);
  expect(screen.querySelector('a')?.textContent).toBe('Start a search');
});
