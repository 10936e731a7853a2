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
    [of(13, { overLimit: 4 }), '9 of 13 fit', '4 are over the limit all-in'],
    [
      of(1_600, { byWhatIsKnown: 6, overLimit: 5 }),
      '1,589 of 1,600 fit',
      '6 may fit, not all is known; 5 are over the limit all-in',
    ],
    [
      of(4, { byWhatIsKnown: 1, mayBeLate: 1, overLimit: 1 }),
      '1 of 4 fits',
      '1 may fit, not all is known; 1 may be too far; 1 is over the limit all-in',
    ],
    [of(4, { mayBeLate: 3 }), '1 of 4 fits', '3 may be too far'],
    [
      of(7, { byWhatIsKnown: 2, overLimit: 5 }),
      'None surely fits',
      '7 found: 2 may fit, not all is known; 5 are over the limit all-in',
    ],
    [of(3, { mayBeLate: 3 }), 'None surely fits', '3 found: all may be too far'],
    [of(2, { overLimit: 2 }), 'None surely fits', '2 found: all are over the limit all-in'],
    [of(1, { byWhatIsKnown: 1 }), '1 project', 'may fit, not all is known'],
    [of(1, { overLimit: 1 }), '1 project', 'is over the limit all-in'],
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
      'Of 13 projects found, 9 fit “3 BHK”; 4 are over the limit all-in.',
      '1 project fits “3 BHK”.',
      '0 projects fit “3 BHK”.',
      'Of 2 projects found, none surely fits “3 BHK”; all may fit, not all is known.',
      '1 project for “3 BHK”: may fit, not all is known.',
    ]);
  });

  it('is said of one project in the same words', () => {
    expect(FITS.map(fitSentence)).toEqual([
      'Fits your search',
      'May fit your search, not all is known',
      'It may be too far for your search',
      'Fits your search by its listed price, and is over the limit all-in',
    ]);
  });

  it('is counted once, by the worst that holds of it', () => {
    expect(tallyFits(['sure', 'over-limit', 'may-be-late', 'by-what-is-known', 'sure'])).toEqual(
      of(5, { byWhatIsKnown: 1, mayBeLate: 1, overLimit: 1 }),
    );
  });
});
