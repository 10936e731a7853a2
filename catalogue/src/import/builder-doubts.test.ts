import { expect, it } from 'vitest';
import { builderDoubts } from './builder-doubts.ts';

it.each(['24', 'local', 'Local builder', 'unknown', '---'])(
  '%s is doubted as a builder',
  (name) => {
    expect(builderDoubts(name)).toEqual([
      expect.stringContaining(`"${name}" is most likely no builder`),
    ]);
  },
);

it.each(['Sobha', 'Total Environment', 'Local Roots Homes LLP', '3i Homes', 'New Age Builders'])(
  '%s is a builder',
  (name) => {
    expect(builderDoubts(name)).toEqual([]);
  },
);
