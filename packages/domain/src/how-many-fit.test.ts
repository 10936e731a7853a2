import { describe, expect, it } from 'vitest';
import {
  FITS,
  fitSentence,
  howManyFit,
  howManyFitSentence,
  tallyFits,
  type Fitting,
} from './how-many-fit.ts';

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
    [of(13, { overLimit: 4 }), '9 of 13 fit', '4 more by listed price only'],
    [
      of(1_600, { byWhatIsKnown: 6, overLimit: 5 }),
      '1,589 of 1,600 fit',
      '6 more by what is known, 5 by listed price only',
    ],
    [
      of(4, { byWhatIsKnown: 1, mayBeLate: 1, overLimit: 1 }),
      '1 of 4 fits',
      '1 more by what is known, 1 may be too far, 1 by listed price only',
    ],
    [of(4, { mayBeLate: 3 }), '1 of 4 fits', '3 more may be too far'],
    [
      of(7, { byWhatIsKnown: 2, overLimit: 5 }),
      'None surely fits',
      '2 of 7 fit by what is known, 5 by listed price only',
    ],
    [of(3, { mayBeLate: 3 }), 'None surely fits', 'all 3 may be too far'],
    [of(2, { overLimit: 2 }), 'None surely fits', 'all 2 fit by listed price only'],
    [of(1, { byWhatIsKnown: 1 }), '1 project', 'fits by what is known'],
    [of(1, { overLimit: 1 }), '1 project', 'fits by listed price only'],
  ])('leads with what surely fits: %j', (fitting, found, split) => {
    expect(howManyFit(fitting)).toEqual({ found, split });
  });

  it('is said about a sentence in the same words', () => {
    expect([
      howManyFitSentence(of(13, { overLimit: 4 }), '3 BHK'),
      howManyFitSentence(of(1), '3 BHK'),
      howManyFitSentence(of(0), '3 BHK'),
      howManyFitSentence(of(2, { byWhatIsKnown: 2 }), '3 BHK'),
      howManyFitSentence(of(1, { byWhatIsKnown: 1 }), '3 BHK'),
    ]).toEqual([
      '9 of 13 projects fit “3 BHK”, 4 more by listed price only.',
      '1 project fits “3 BHK”.',
      '0 projects fit “3 BHK”.',
      'No project surely fits “3 BHK”: all 2 fit by what is known.',
      '1 project for “3 BHK”: fits by what is known.',
    ]);
  });

  it('is said of one project in the same words', () => {
    expect(FITS.map(fitSentence)).toEqual([
      'Fits your search',
      'Fits your search by what is known',
      'It may be too far for your search',
      'Fits your search by listed price only',
    ]);
  });

  it('is counted once, by the worst that holds of it', () => {
    expect(tallyFits(['sure', 'over-limit', 'may-be-late', 'by-what-is-known', 'sure'])).toEqual(
      of(5, { byWhatIsKnown: 1, mayBeLate: 1, overLimit: 1 }),
    );
  });
});
