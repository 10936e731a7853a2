import type { Property } from '@manemitra/contract/property';
import { expect, it } from 'vitest';
import { sharedKind } from './shared-kind.ts';

const of = (...rooms: (number | null)[]) => ({
  units: rooms.map((bhk) => ({ bhk }) as Property['units'][number]),
});

it.each([
  ['3 BHK', [of(3, 4), of(2, 3), of(2, 3, 4)]],
  ['2 BHK', [of(3, 2), of(2, 3)]],
  ['2.5 BHK', [of(2.5), of(1, 2.5)]],
  [undefined, [of(2), of(3)]],
  [undefined, [of(null), of(null)]],
  [undefined, []],
])('projects are compared by %s, the smallest home that all of them have', (kind, projects) => {
  expect(sharedKind(projects)).toBe(kind);
});
