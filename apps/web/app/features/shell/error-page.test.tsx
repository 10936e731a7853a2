import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { FailurePage } from './error-page.tsx';

afterEach(() => vi.restoreAllMocks());

it('blames the network of who is offline, not us, and asks again for the same address', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { screen } = await render(<FailurePage />, '/dashboard/blog?page=2');
  expect(screen.querySelector('h1')?.textContent).toBe('You are offline');
  expect(screen.querySelector('a')?.getAttribute('href')).toBe('/dashboard/blog?page=2');
  onLine.mockReturnValue(true);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(screen.querySelector('h1')?.textContent).toBe('Something went wrong on our side');
});
