import { expect, it } from 'vitest';
import { budgetSentence } from './budget-link.ts';

it.each([
  [15_577_000, 'home under ₹1.55 Cr all in'],
  [9_996_000, 'home under ₹99.9 L all in'],
  [10_000_000, 'home under ₹1 Cr all in'],
])('a budget of %d asks for %s, never for more', (budget, sentence) => {
  expect(budgetSentence(budget)).toBe(sentence);
});
