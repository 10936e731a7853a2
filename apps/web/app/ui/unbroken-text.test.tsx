import { expect, it } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { UnbrokenText } from './unbroken-text.tsx';

it.each([
  ['Getting an e-khata, step by step', ['e-khata']],
  ['e-Swathu outside, e-khata inside', ['e-Swathu', 'e-khata']],
  ['A 3-bedroom home, all-in, A khata', []],
])('keeps a letter with its word, and changes no letter: %s', async (text, kept) => {
  const { screen } = await render(<UnbrokenText text={text} />);
  expect(screen.textContent).toBe(text);
  expect([...screen.querySelectorAll('span')].map((span) => span.textContent)).toEqual(kept);
});
