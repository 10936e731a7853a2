import { expect, it } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { UnbrokenText } from './unbroken-text.tsx';

it.each([
  ['Getting an e-khata, step by step', ['e-khata']],
  ['e-Swathu outside, e-khata inside', ['e-Swathu', 'e-khata']],
  ['A 3-bedroom home, all-in, A khata', []],
  ['₹47.4 L to ₹1.54 Cr', ['₹47.4 L', '₹1.54 Cr']],
  ['Apartments / 3 BHK, 3.5 BHK', ['3 BHK', '3.5 BHK']],
  ['145 to 1,256 sq m, in 2 Large towers', ['1,256 sq m']],
  ['RERA PRM/KA/RERA/1251/446, checked', []],
  ['Khata and/or title, 24/7 water', []],
])(
  'keeps a letter with its word and a figure with its unit, and changes no letter: %s',
  async (text, kept) => {
    const { screen } = await render(<UnbrokenText text={text} />);
    expect(screen.textContent).toBe(text);
    expect([...screen.querySelectorAll('span')].map((span) => span.textContent)).toEqual(kept);
  },
);

it('ends a line of a registration after its slashes', async () => {
  const { screen } = await render(<UnbrokenText text="RERA PRM/KA/RERA/1251/446, checked" />);
  const ends = [...screen.querySelectorAll('wbr')].map((end) => end.previousSibling?.textContent);
  expect(ends).toEqual(['PRM/', 'KA/', 'RERA/', '1251/']);
});
