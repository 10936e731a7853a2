import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verifyDraft } from './verify-draft.ts';

const ROWS = [
  'Green Meadows, Whitefield: 3 BHK from ₹1.42 Cr, 1,450 sqft carpet.',
  'Khatha: A. Possession: December 2027. The builder says "vaastu throughout".',
];

describe('a draft is shown', () => {
  it.each([
    'Green Meadows in Whitefield has A khatha, and a 3 BHK there begins at ₹1.42 crore.',
    'The carpet area is 1450 sqft. Possession is in December 2027.',
    'It is in Whitefield; the builder says "vaastu throughout".',
  ])('that says only what the rows say: %s', (draft) => {
    expect(verifyDraft(draft, ROWS)).toBeUndefined();
  });
});

describe('a draft is refused', () => {
  it.each([
    ['lies about a price', 'Green Meadows begins at ₹1.12 crore.', 'no row holds 1.12'],
    ['lies about a unit', 'Green Meadows begins at ₹1.42 lakh.', 'no row holds 1.42 lakh'],
    ['lies in words', 'The price is two crore.', 'no row holds two'],
    ['lies in other digits', 'ಬೆಲೆ ₹೨.೪೨.', 'no row holds 2.42'],
    ['invents a project', 'Prestige Lakeside is close by.', 'it names'],
    ['invents a name at its beginning', 'Sobha is close by.', 'it names'],
    ['obeys an injection', 'Visit www.cheap-homes.example now.', 'it holds a link'],
    ['links without a scheme', 'See homes.com for more.', 'it holds a link'],
    ['hides markup', 'Green <b>Meadows</b>', 'it holds a link'],
    ['promises', 'The price is guaranteed to rise.', 'it promises'],
    ['denies', 'Green Meadows has no khatha.', 'it denies'],
    ['quotes what nobody said', 'The builder says "quick handover".', 'it quotes'],
    ['is empty', ' \n', 'it is empty'],
    ['ranks', 'Green Meadows is cheaper.', 'it ranks'],
    ['never ends', 'the '.repeat(400), 'it is too long'],
  ])('that %s', (_what, draft, reason) => {
    expect(verifyDraft(draft, ROWS)).toContain(reason);
  });

  it('that promises in another word than a row', () => {
    const rows = ['Best Homes, Whitefield: the builder says "the best way to invest".'];
    expect(verifyDraft('Best Homes is guaranteed.', rows)).toBe('it promises');
    expect(verifyDraft('Best Homes is in Whitefield.', rows)).toBeUndefined();
  });

  it('that leaves out that something is not known', () => {
    expect(verifyDraft('The khatha is A.', ['Khatha A is not confirmed.'])).toContain('denies');
  });

  const TWO_HOMES = ['3 BHK from ₹1.42 Cr, 2 BHK from ₹98 L.'];
  it.each([
    'A 2 BHK begins at ₹1.42 Cr.',
    'The 3 BHK begins at ₹98 L.',
    'A 2 BHK is from ₹1.42 Cr, a 3 BHK from ₹98 L.',
  ])('that gives one home the price of another: %s', (draft) => {
    expect(verifyDraft(draft, TWO_HOMES)).toContain('stand apart');
  });

  it('that turns a yes and a no round', () => {
    const rows = ['Gym: yes, it is listed.', 'Pool: no, it is not listed.'];
    expect(verifyDraft('Pool: yes, it is listed. Gym: no, it is not listed.', rows)).toContain(
      'denies',
    );
    expect(
      verifyDraft('Gym: yes, it is listed. Pool: no, it is not listed.', rows),
    ).toBeUndefined();
  });

  it('with any number that no row holds', () => {
    const number = fc
      .integer({ min: 0, max: 10_000_000 })
      .filter((n) => !/^(3|1450|2027)$/.test(`${n}`));
    fc.assert(
      fc.property(number, (n) => {
        expect(verifyDraft(`It is ${n.toLocaleString('en-IN')} there.`, ROWS)).toContain(
          'no row holds',
        );
      }),
    );
  });
});
