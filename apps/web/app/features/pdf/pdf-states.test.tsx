import { expect, it } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { PdfLoading, PdfTrouble } from './pdf-states.tsx';

it.each([
  ['/dashboard?ids=7', ['Failed to load PDF', 'Please check your connection and try again']],
  ['/projects/areca-terraces', ['Failed to load PDF. Please try again.']],
])('at %s a paper that does not come is told in the words of spec 8', async (at, texts) => {
  const { screen } = await render(<PdfTrouble onRetry={() => {}} />, at);
  const said = [...screen.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(said.slice(0, texts.length)).toEqual(texts);
});

it('a paper on its way is said to be', async () => {
  const { screen } = await render(<PdfLoading />);
  expect(screen.textContent).toBe('Loading PDF...');
});
