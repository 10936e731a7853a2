import { describe, expect, it } from 'vitest';
import { readKhatha } from './khatha-words.ts';

const refused = { reason: expect.stringMatching(/\.$/) };

describe('khatas in a sheet', () => {
  it.each([
    ['A', { khatha: 'A' }],
    ['b khata', { khatha: 'B' }],
    ['A Katha', { khatha: 'A' }],
    ['e-khata', { eKhatha: true }],
    ['DC converted', { conversion: 'converted' }],
    ['E', { eKhatha: true }],
    ['A (e-khata)', { khatha: 'A', eKhatha: true }],
    ['E-khata/A', { khatha: 'A', eKhatha: true }],
    ['B khata, e-khatha', { khatha: 'B', eKhatha: true }],
    ['e-khata of class B', { khatha: 'B', eKhatha: true }],
  ])('the class and the form of the khata %s', (cell, value) => {
    expect(readKhatha(cell)).toEqual({ value });
  });

  it('refuses khatas of several kinds', () => {
    expect(readKhatha('A & E')).toEqual(refused);
    expect(readKhatha('A, B')).toEqual(refused);
  });

  it('does not take an office that keeps khatas for a class', () => {
    expect(readKhatha('Panchayat')).toEqual({
      reason:
        '"Panchayat" says who keeps the khata, and neither its class nor its form: those are A, B, E.',
    });
  });
});
