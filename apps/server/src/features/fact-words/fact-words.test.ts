import { expect, it } from 'vitest';
import { factText } from './fact-words.ts';

it.each([
  ['units/apartment 2.5 bhk/bhk', 2.5, '2.5'],
  ['units/apartment 3 bhk/bhk', 3, '3'],
  ['totalUnits', 1200, '1,200'],
  ['reraStatus', 'applied', 'Applied for'],
])('a fact is said as it is: %s %s is "%s"', (fact, value, text) => {
  expect(factText(fact, value)).toBe(text);
});
