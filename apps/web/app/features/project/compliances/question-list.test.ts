import { expect, it } from 'vitest';
import { questionsText } from './question-list.ts';

it('the questions can be sent as they are', () => {
  const gap = (question: string) => ({
    kind: 'x',
    section: 'land' as const,
    name: 'X',
    question,
    why: 'Because.',
  });
  expect(questionsText('Areca Terraces', [gap('Send the deed.'), gap('Send the receipt.')])).toBe(
    'About Areca Terraces:\n1. Send the deed.\n2. Send the receipt.',
  );
});
