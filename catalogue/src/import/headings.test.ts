import { expect, it } from 'vitest';
import { guessMapping } from './headings.ts';

it.each(['__proto__', 'constructor', 'toString', 'has own property'])(
  'a column that is called “%s” is a column like any other',
  (column) => {
    expect(guessMapping([column, 'Project Name'], [['1', 'Kaveri Nest']])).toEqual([
      { column, as: null },
      { column: 'Project Name', as: 'name' },
    ]);
  },
);
