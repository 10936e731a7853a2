import { describe, expect, it } from 'vitest';
import { howManyFit, howManyFitSentence, tallyFits, type Fitting } from './how-many-fit.ts';

const of = (total: number, rest: Partial<Fitting> = {}): Fitting => ({
  total,
  byWhatIsKnown: 0,
  mayBeLate: 0,
  overLimit: 0,
  ...rest,
});

describe('what is found', () => {
  it.each([
    [of(13), '13 projects fit', null],
    [of(1), '1 project fits', null],
    [of(1_200), '1,200 projects fit', null],
    [of(13, { overLimit: 4 }), '13 projects', '9 fit, 4 by listed price only'],
    [
      of(16, { byWhatIsKnown: 6, overLimit: 5 }),
      '16 projects',
      '5 fit, 6 fit by what is known, 5 by listed price only',
    ],
    [
      of(4, { byWhatIsKnown: 1, mayBeLate: 1, overLimit: 1 }),
      '4 projects',
      '1 fits, 1 fits by what is known, 1 may be over the minutes, 1 by listed price only',
    ],
    [of(3, { mayBeLate: 3 }), '3 projects', 'all may be over the minutes'],
    [of(1, { byWhatIsKnown: 1 }), '1 project', 'fits by what is known'],
    [of(1, { overLimit: 1 }), '1 project', 'fits by listed price only'],
    [of(2, { overLimit: 2 }), '2 projects', 'all fit by listed price only'],
  ])('is not said to fit where it is not sure to: %j', (fitting, found, split) => {
    expect(howManyFit(fitting)).toEqual({ found, split });
  });

  it('is said about a sentence in the same words', () => {
    expect([
      howManyFitSentence(of(13, { overLimit: 4 }), '3 BHK'),
      howManyFitSentence(of(1), '3 BHK'),
      howManyFitSentence(of(0), '3 BHK'),
    ]).toEqual([
      '13 projects for “3 BHK”: 9 fit, 4 by listed price only.',
      '1 project fits “3 BHK”.',
      '0 projects fit “3 BHK”.',
    ]);
  });

  it('is counted once, by the worst that holds of it', () => {
    expect(tallyFits(['sure', 'over-limit', 'may-be-late', 'by-what-is-known', 'sure'])).toEqual(
      of(5, { byWhatIsKnown: 1, mayBeLate: 1, overLimit: 1 }),
    );
  });
});
