import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { aProperty, aUnit } from '#web/testing/property.ts';
import { render } from '#web/testing/render.tsx';
import { useHome } from './use-home.ts';

const property = aProperty({
  units: [
    aUnit({ id: 'two', label: '2 BHK', price: { min: 9_000_000, max: 9_000_000 } }),
    aUnit({ id: 'three', label: '3 BHK', price: { min: 14_000_000, max: 14_000_000 } }),
  ],
});

function Spoken() {
  const { home, choose } = useHome(property, false);
  return (
    <button type="button" onClick={() => choose('two')}>
      {home === undefined ? 'no home' : `${home.label} at ${home.price}`}
    </button>
  );
}

const shownAt = async (address: string) => (await render(<Spoken />, address)).screen;

describe('the home that a project’s page speaks of', () => {
  it('is the one of its address, before any search is asked', async () => {
    const screen = await shownAt('/projects/a?part=price&home=three');
    expect(screen.textContent).toBe('3 BHK at 14000000');
  });

  it('is none by an address that names no home of this project', async () => {
    expect((await shownAt('/projects/a?home=of-another')).textContent).toBe('no home');
  });

  it('is another once it is chosen', async () => {
    const screen = await shownAt('/projects/a?home=three');
    await act(async () => screen.querySelector('button')?.click());
    expect(screen.textContent).toBe('2 BHK at 9000000');
  });
});
