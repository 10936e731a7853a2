import { act, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { one, render } from '#web/testing/render.tsx';
import { NumberInput } from './number-input.tsx';

function Holder({
  first,
  onTold,
}: {
  first: number | null;
  onTold: (value: number | null) => void;
}) {
  const [held, setHeld] = useState(first);
  const take = (next: number | null): void => {
    setHeld(next);
    onTold(next);
  };
  return <NumberInput aria-label="Amount" value={held} onChange={take} />;
}

async function open(first: number | null) {
  const told: (number | null)[] = [];
  const { screen } = await render(<Holder first={first} onTold={(value) => told.push(value)} />);
  const input = one<HTMLInputElement>(screen, 'input');
  return {
    input,
    value: () => told.at(-1),
    focus: () => act(async () => input.focus()),
    leave: () => act(async () => input.blur()),
    type: (text: string) =>
      act(async () => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
          input,
          text,
        );
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }),
  };
}

describe('a number field', () => {
  it('is read in its Indian form and typed as plain digits', async () => {
    const { input, value, focus, leave, type } = await open(1_850_000);
    expect(input.value).toBe('18,50,000');
    await focus();
    expect(input.value).toBe('1850000');
    await type('1.42 Cr');
    expect([input.value, value()]).toEqual(['1.42 Cr', 14_200_000]);
    await leave();
    expect(input.value).toBe('1,42,00,000');
  });

  it('emptied is not known, and is not nought', async () => {
    const { value, focus, type } = await open(5);
    await focus();
    await type('');
    expect(value()).toBeNull();
    await type('0');
    expect(value()).toBe(0);
  });

  it('keeps a text that is no number as it was typed, also when it is left', async () => {
    const { input, value, focus, leave, type } = await open(5);
    await focus();
    await type('about ten');
    await leave();
    expect([input.value, value()]).toEqual(['about ten', NaN]);
    await focus();
    expect(input.value).toBe('about ten');
  });
});
