import { describe, expect, it } from 'vitest';
import { howManyFit, howManyFitSentence } from './how-many-fit.ts';

describe('what is found for a limit', () => {
  it.each([
    [{ total: 13, overLimit: 0 }, '13 projects fit', null],
    [{ total: 1, overLimit: 0 }, '1 project fits', null],
    [{ total: 1_200, overLimit: 0 }, '1,200 projects fit', null],
    [{ total: 13, overLimit: 4 }, '13 projects', '9 fit all in, 4 by listed price'],
    [{ total: 2, overLimit: 1 }, '2 projects', '1 fits all in, 1 by listed price'],
    [{ total: 1, overLimit: 1 }, '1 project', 'none fits all in, 1 by listed price'],
  ])('is not said to fit where it comes to more than the limit: %j', (fitting, found, split) => {
    expect(howManyFit(fitting)).toEqual({ found, split });
  });

  it('is said about a sentence in the same words', () => {
    expect([
      howManyFitSentence({ total: 13, overLimit: 4 }, '3 BHK'),
      howManyFitSentence({ total: 1, overLimit: 0 }, '3 BHK'),
      howManyFitSentence({ total: 0, overLimit: 0 }, '3 BHK'),
    ]).toEqual([
      '13 projects for “3 BHK”: 9 fit all in, 4 by listed price.',
      '1 project fits “3 BHK”.',
      '0 projects fit “3 BHK”.',
    ]);
  });
});
