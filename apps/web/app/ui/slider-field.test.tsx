import { act, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { one, press, render } from '#web/testing/render.tsx';
import { SliderField } from './slider-field.tsx';

function Loan() {
  const [value, setValue] = useState(5_000_000);
  return (
    <SliderField
      label="Loan amount"
      value={value}
      onChange={setValue}
      min={500_000}
      max={50_000_000}
      step={100_000}
      prefix="₹"
    />
  );
}

async function entry(): Promise<{ screen: HTMLElement; field: HTMLInputElement }> {
  const { screen } = await render(<Loan />);
  return { screen, field: one<HTMLInputElement>(screen, 'input') };
}

async function typeInto(field: HTMLInputElement, text: string): Promise<void> {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const sliderValue = (screen: HTMLElement) =>
  one(screen, '[role=slider]').getAttribute('aria-valuetext');

describe('a slider with typed entry', () => {
  it('takes an amount in words on Enter and moves the slider there', async () => {
    const { screen, field } = await entry();
    await typeInto(field, '72.5 lakh');
    await press(field, 'Enter');

    expect(field.value).toBe('72,50,000');
    expect(sliderValue(screen)).toBe('₹72,50,000');
  });

  it('stops at its end and says so', async () => {
    const { screen, field } = await entry();
    await typeInto(field, '9 cr');
    await press(field, 'Enter');

    expect(field.value).toBe('5,00,00,000');
    expect(screen.textContent).toContain('₹9,00,00,000 is above the maximum, ₹5,00,00,000.');
  });

  it('moves by a step with the arrow keys in the entry, and not past its end', async () => {
    const { screen, field } = await entry();
    await press(field, 'ArrowUp');
    expect(sliderValue(screen)).toBe('₹51,00,000');

    await typeInto(field, '5 lakh');
    await press(field, 'Enter');
    await press(field, 'ArrowDown');
    expect(sliderValue(screen)).toBe('₹5,00,000');
  });
});
