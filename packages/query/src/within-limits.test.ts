import { expect, it } from 'vitest';
import { localities } from './gazetteer/localities.ts';
import { everyConstraint, type Interpretation } from './interpretation.ts';
import { read } from './testing/wishes.ts';

const near = (said: Interpretation) =>
  everyConstraint(said).filter(({ field }) => field === 'near');

it('holds at most ten places to be near, each a way through the city, and tells which it left out', () => {
  const said = localities
    .slice(0, 11)
    .reduce(
      (before, { name }) => read(`also within 45 minutes of ${name} by bus`, before),
      read('3 BHK'),
    );
  expect(near(said)).toHaveLength(10);
  expect(said.unread).not.toEqual([]);
  expect(said.constraints.some(({ field }) => field === 'bhk')).toBe(true);
});
