import { describe, expect, it } from 'vitest';
import { read, wishes } from '../testing/wishes.ts';

describe('a number that may be rooms or crores', () => {
  it.each(['2.5 in hebbal', 'hebbal 2.5', 'हेब्बाल में 2.5', 'jakkur alli 3.5'])(
    'is asked and not searched where only a place stands beside it: “%s”',
    (text) => {
      const { constraints, questions } = read(text);
      expect(constraints.map(({ field }) => field)).toEqual(['locality']);
      const meant = questions.flatMap(({ choices }) =>
        choices.map(({ sentence }) => wishes(sentence).join()),
      );
      expect(meant).toEqual([expect.stringContaining('bhk'), expect.stringContaining('price')]);
    },
  );

  it.each([
    ['hebbal 3bhk 2.5', 'price'],
    ['2.5 bhk in hebbal', 'bhk'],
    ['villa hebbal 2.5', 'price'],
    ['hebbal 1.5', 'price'],
  ])('is read where another word tells: “%s”', (text, field) => {
    expect(wishes(text).join(' ')).toContain(field);
    expect(read(text).questions).toEqual([]);
  });
});
