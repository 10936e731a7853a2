import { interpret } from '@manemitra/query/interpret';
import { tokenize } from '@manemitra/query/tokens';
import { expect, it } from 'vitest';
import { bareRooms, relaxedTo } from './bare-figure.ts';

const today = '2026-11-30';
const names = { projects: [], promoters: [] };
const read = (said: string) => interpret(said, { today });

it.each([
  ['apartment in Hebbal', '2', '2 BHK'],
  ['3 BHK apartment', '2', undefined],
  ['plot in Hoskote', '2', undefined],
  ['apartment in Hebbal', '2 crore', undefined],
])('after “%s”, “%s” is so many bedrooms only where none were said', (search, said, prompt) => {
  expect(bareRooms(tokenize(said), { previous: read(search) })?.prompt).toBe(prompt);
});

it.each([
  ['3 BHK, loading at most 28%', 'relax loading to 32', 'loading at most 32%'],
  ['3 BHK', 'relax loading to 32', undefined],
  ['3 BHK, loading at most 28%', 'relax the loading', undefined],
])('after “%s”, “%s” says a limit anew', (search, said, prompt) => {
  const before = { previous: read(search), names };
  expect(relaxedTo(tokenize(said), read(said), before)?.prompt).toBe(prompt);
});
