import { affordableSteps } from '@manemitra/domain/affordable-steps';
import { expect, it } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { AffordableHomes } from './affordable-homes.tsx';
import { readInputs } from './loan-inputs.ts';

async function shownOf(monthlyIncome: number, otherEmis: number) {
  const { inputs } = readInputs(new URLSearchParams({ income: String(monthlyIncome) }));
  const steps = affordableSteps({
    monthlyIncome,
    otherEmis,
    annualPercent: 8.5,
    years: 20,
    today: '2026-11-21',
  });
  const { screen } = await render(<AffordableHomes steps={steps} inputs={inputs} />);
  return screen.textContent ?? '';
}

it('leads with what is comfortable and calls a lender’s share a ceiling, with who sets it', async () => {
  const text = await shownOf(180_000, 0);
  const places = ['Comfortable', '₹68,400', 'A stretch', '₹90,000', 'A lender’s ceiling'].map(
    (words) => text.indexOf(words),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(text).toContain('not advice. Central Bank of India');
});

it('says so where the instalments already paid leave nothing that is comfortable', async () => {
  const text = await shownOf(100_000, 45_000);
  expect(text).toContain('Nothing more is comfortable: the EMIs you pay already take 38 %');
  expect(text).toContain('A stretch');
});
