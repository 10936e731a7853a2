import { expect, it } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { FailurePage } from './error-page.tsx';

it('says of the first page what the specification says when it cannot be fetched', async () => {
  const { screen } = await render(<FailurePage error={new TypeError('Failed to fetch')} />, '/');
  expect(screen.textContent).toContain('An error occurred while fetching data.');
});

it.each([
  ['Failed to fetch', 'The page could not be loaded'],
  ['NetworkError when attempting to fetch resource.', 'The page could not be loaded'],
  ['Load failed', 'The page could not be loaded'],
  ['Failed to fetch dynamically imported module: /a.js', 'The page could not be loaded'],
  ['home is undefined', 'Something went wrong on our side'],
])(
  'takes the blame only for what is ours, and asks again for the address: %s',
  async (said, title) => {
    const { screen } = await render(
      <FailurePage error={new TypeError(said)} />,
      '/dashboard/blog?page=2',
    );
    expect(screen.querySelector('h1')?.textContent).toBe(title);
    expect(screen.querySelector('a')?.getAttribute('href')).toBe('/dashboard/blog?page=2');
  },
);
