import { interpret } from '@manemitra/query/interpret';
import { tokenize } from '@manemitra/query/tokens';
import { expect, it } from 'vitest';
import { numberedPlace } from './numbered-place.ts';

const today = '2026-11-30';
const names = { projects: [], promoters: [] };
const after = (search: string, said: string) =>
  numberedPlace(tokenize(said), interpret(said, { today }), {
    previous: interpret(search, { today }),
    names,
    today,
  })?.prompt;

it.each([
  ['2 bhk in electronic city', 'phase 1 only', '2 BHK in Electronic City Phase 1'],
  [
    '1 bhk in electronic city under 50 lakh',
    'only phase 2',
    '1 BHK in Electronic City Phase 2 under ₹50 L',
  ],
])('after “%s”, “%s” is a part of that place', (search, said, prompt) => {
  expect(after(search, said)).toBe(prompt);
});

it.each([
  ['2 bhk in hebbal', 'phase 1 only'],
  ['2 bhk in electronic city or hebbal', 'phase 1 only'],
  ['2 bhk in electronic city', 'phase 1 in jp nagar'],
])('after “%s”, “%s” is no part of it', (search, said) => {
  expect(after(search, said)).toBeUndefined();
});
