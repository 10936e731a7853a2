import { describe, expect, it } from 'vitest';
import { readInputs, writeInputs } from './loan-inputs.ts';

const read = (query: string) => readInputs(new URLSearchParams(query));

describe('the inputs of the calculator', () => {
  it('begin as the specification says', () => {
    expect(read('').inputs).toMatchObject({ loan: 5_000_000, rate: 8.5, years: 20 });
    expect(writeInputs(read('').inputs)).toEqual({});
  });

  it('keep digits of amounts and years, digits and dots of rates', () => {
    const { inputs } = read('loan=₹75,00,000&rate=9.25 %25&years=15 yrs&income=1,50,000');
    expect(inputs).toMatchObject({ loan: 7_500_000, rate: 9.25, years: 15, income: 150_000 });
  });

  it('ignore zero, nothing and what is no number', () => {
    const { inputs, notes } = read('loan=0&rate=&years=abc&once=0&newRate=1.2.3');
    expect(inputs).toMatchObject({ loan: 5_000_000, rate: 8.5, years: 20 });
    expect([inputs.once, inputs.newRate]).toEqual([undefined, undefined]);
    expect(notes).toEqual({});
  });

  it('become the bound when they are out of bounds, and say so', () => {
    const { inputs, notes } = read('loan=60000000&rate=4&years=31&newRate=20');
    expect(inputs).toMatchObject({ loan: 50_000_000, rate: 5, years: 30, newRate: 15 });
    expect(notes).toEqual({
      loan: '₹6,00,00,000 is above the maximum, ₹5,00,00,000.',
      rate: '4 % is below the minimum, 5 %.',
      years: '31 years is above the maximum, 30 years.',
      newRate: '20 % is above the maximum, 15 %.',
    });
  });

  it('let no what-if lie after the end of the loan', () => {
    const { inputs } = read('years=5&once=100000&onceYear=9&newRate=9&rateAfter=9');
    expect(inputs).toMatchObject({ onceYear: 5, rateAfter: 4 });
  });

  it('survive their journey through the address', () => {
    const { inputs } = read(
      'project=areca&loan=8000000&rate=9&years=25&once=500000&onceYear=3&yearly=50000&newRate=9.5&rateAfter=2&income=200000&emis=15000&savings=2500000',
    );
    expect(readInputs(new URLSearchParams(writeInputs(inputs))).inputs).toEqual(inputs);
  });
});
