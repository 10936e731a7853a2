import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { slots, store } from '#web/browser/storage.ts';
import { render } from '#web/testing/render.tsx';
import { clearChosen, toggleChosen } from './chosen.ts';
import { FootBars } from './foot-bars.tsx';

afterEach(async () => {
  await act(async () => {
    clearChosen();
    store(slots.compareList, []);
  });
});

it('no two bars at the foot of a list say Compare and mean different projects', async () => {
  const { screen } = await render(<FootBars />);
  const compares = () =>
    [...screen.querySelectorAll('a, button')].filter(
      ({ textContent }) => textContent === 'Compare',
    );
  await act(async () => void toggleChosen({ slug: 'alpha', name: 'Alpha' }));
  expect(compares()).toHaveLength(0);
  await act(async () => store(slots.compareList, [{ id: 'beta', imageUrl: '/b.svg', rera: '' }]));
  expect(compares()).toHaveLength(1);
});
