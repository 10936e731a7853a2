import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const refused = (text: string) =>
  interpret(text, { today: '2026-11-22' }).constraints.flatMap(({ field, value, strength }) =>
    strength === 'avoid' ? [`${field} ${JSON.stringify(value)}`] : [],
  );

describe('a sign right before a word', () => {
  it.each([
    ['3bhk whitefield -villa -plot', ['propertyType {"in":["villa","plot"]}']],
    ['2bhk jp nagar -under construction', ['possession {"status":"under-construction"}']],
    ['3bhk indiranagar -whitefield', ['locality {"in":["whitefield"]}']],
  ])('leaves it out: “%s”', (text, out) => {
    expect(refused(text)).toEqual(out);
  });

  it.each(['3bhk -whitefield', '3bhk -whitefield -1.5cr', '3bhk - whitefield - gym'])(
    'is a dash where it parts: “%s”',
    (text) => {
      expect(refused(text)).toEqual([]);
    },
  );
});

describe('what is joined to a refused limit', () => {
  it('is refused as well', () => {
    expect(refused('nothing above 1 cr or still being built')).toEqual([
      'possession {"status":"under-construction"}',
    ]);
  });
});
