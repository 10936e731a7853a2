import { expect, it } from 'vitest';
import { waitText } from './wait-text.ts';

it.each([
  [1, '1 s'],
  [90, '90 s'],
  [91, '2 min'],
  [540, '9 min'],
  [541, '10 min'],
  [5400, '90 min'],
  [5401, '2 hours'],
  [86_400, '24 hours'],
])('%i seconds read %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});
