import { expect, it } from 'vitest';
import { minutesToRead } from './section.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

it.each([
  [10, 1],
  [660, 3],
  [780, 4],
])('%i words, wherever they stand, are read in %i minutes', (count, minutes) => {
  const third = words(count / 3);
  const sections = [
    { id: 'a', title: third, blocks: [third] },
    { id: 'b', title: '', blocks: [{ list: [third] }] },
  ];
  expect(minutesToRead(sections)).toBe(minutes);
});
