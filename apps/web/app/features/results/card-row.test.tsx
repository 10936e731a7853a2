import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aFoundProperty } from '#web/testing/property.ts';
import { render } from '#web/testing/render.tsx';
import { CardRow } from './card-row.tsx';

const cards = ['p1', 'p2'].map((id) => aFoundProperty({ id }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A row in which nothing is laid out, so that its first card is the one in the middle. */
async function moved(...events: string[]): Promise<(id: string) => void> {
  const onChoose = vi.fn<(id: string) => void>();
  const { screen } = await render(<CardRow cards={cards} chosenId="p2" onChoose={onChoose} />);
  await act(async () => {
    const row = screen.querySelector('ul');
    for (const name of events) row?.dispatchEvent(new Event(name, { bubbles: true }));
    vi.advanceTimersByTime(1_000);
  });
  return onChoose;
}

it('a row of homes that moves by itself chooses none: the pin that was pressed stays the chosen one', async () => {
  expect(await moved('scroll')).not.toHaveBeenCalled();
});

it('a row that is pushed chooses the home that comes to its middle', async () => {
  expect(await moved('touchmove', 'scroll')).toHaveBeenCalledExactlyOnceWith('p1');
});
