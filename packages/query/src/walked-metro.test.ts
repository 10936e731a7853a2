import { expect, it } from 'vitest';
import { interpret } from './interpret.ts';

const today = '2026-11-30';
const previous = interpret('2bhk near purple line metro', { today });

it.each([
  ['within 10 min walk', 800],
  ['paidal 10 min se zyada nahi', 800],
  ['max 15 min walk', 1200],
])('minutes on foot, of a line of the metro that was wished for: %s', (said, withinMeters) => {
  const lines = interpret(said, { today, previous }).constraints.flatMap((one) =>
    one.field === 'metroLine' ? [one.value] : [],
  );
  expect(lines).toEqual([{ line: 'purple', withinMeters }]);
});
