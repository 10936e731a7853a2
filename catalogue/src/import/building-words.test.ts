import { describe, expect, it } from 'vitest';
import { readStatus, readWaterSources, readFloors } from './building-words.ts';

const refused = { reason: expect.stringMatching(/\.$/) };

describe('what a sheet says of a building', () => {
  it.each([
    ['Ready to Move', 'ready'],
    ['RTM', 'ready'],
    ['Immediate possession', 'ready'],
    ['Possession started', 'ready'],
    ['Ready for regn.', 'ready'],
    ['ready-to-move-in', 'ready'],
    ['Under Construction', 'under-construction'],
    ['U/C', 'under-construction'],
    ['Ongoing', 'under-construction'],
    ['Pre Launch', 'pre-launch'],
    ['pre-launch (EOI)', 'pre-launch'],
    ['Newly Launched', 'new-launch'],
    ['Available', undefined],
  ])('the status %s', (cell, value) => {
    expect(readStatus(cell)).toEqual({ value });
  });

  it.each([
    ['Bore', ['borewell']],
    ['Cauvery + Bore', ['cauvery', 'borewell']],
    ['Cauvery ph-5 + bore', ['cauvery', 'borewell']],
    ['Cauvery, STP', ['cauvery', 'recycled']],
    ['BWSSB and Tanker water', ['cauvery', 'tanker']],
    ['borewell; bore', ['borewell']],
  ])('the water of “%s”', (cell, value) => {
    expect(readWaterSources(cell)).toEqual({ value });
  });

  it('refuses an unknown source of water, and only that', () => {
    expect(readWaterSources('Bore, spring + Cauvery')).toEqual({
      value: ['borewell', 'cauvery'],
      refused: [expect.stringContaining('"spring"')],
    });
    expect(readWaterSources('spring')).toEqual(refused);
  });

  it('refuses an unknown status', () => {
    expect(readStatus('hopeful')).toEqual(refused);
  });

  it.each([
    ['14', { floors: 14 }],
    ['G+29', { floors: 29 }],
    ['2B + G + 29', { floors: 29, basements: 2 }],
    ['B+G+14 floors', { floors: 14, basements: 1 }],
    ['1B+G+37/38', { floors: 38, basements: 1 }],
    ['S+4', { floors: 4 }],
    ['18 floors', { floors: 18 }],
  ])('the floors %s', (cell, value) => {
    expect(readFloors(cell)).toEqual({ value });
  });

  it('refuses floors without a number', () => {
    expect(readFloors('high rise')).toEqual(refused);
  });
});
