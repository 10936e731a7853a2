import { describe, expect, it } from 'vitest';
import { readAmenity } from './amenity-words.ts';
import { readFloors, readStatus, readWaterSources } from './building-words.ts';
import { readHomeType } from './home-type-words.ts';
import { readKhatha } from './khatha-words.ts';
import { readPair, readPincode } from './place-cells.ts';
import { readReraNumbers } from './rera-numbers.ts';

const refused = { reason: expect.stringMatching(/\.$/) };

describe('words of sheets', () => {
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

  it.each([
    ['Swimming Pool', 'swimming-pool'],
    ['pool', 'swimming-pool'],
    ['clubhse', 'clubhouse'],
    ['play area', 'kids-play-area'],
    ['Children’s Play Area', 'kids-play-area'],
    ['kids pool', 'kids-pool'],
    ["Children's library", 'children-s-library'],
  ])(
    'the amenity “%s” is %s: other names of one thing, not what is merely like it',
    (cell, value) => {
      expect(readAmenity(cell)).toEqual({ value });
    },
  );

  it.each(['Apt', 'apts'])('calls %s an apartment', (cell) => {
    expect(readHomeType(cell)).toEqual({ value: 'apartment' });
  });

  it('refuses an unknown status', () => {
    expect(readStatus('hopeful')).toEqual(refused);
  });

  it.each([
    ['Flats', 'apartment'],
    ['Residential Apartment', 'apartment'],
    ['Villas', 'villa'],
    ['Plotted Development', 'plot'],
    ['Row Houses', 'row-house'],
    ['Independent House', 'independent-house'],
  ])('the type of home %s', (cell, value) => {
    expect(readHomeType(cell)).toEqual({ value });
  });

  it('refuses two types for all homes, and what is none', () => {
    expect(readHomeType('Apartments, Villas')).toEqual(refused);
    expect(readHomeType('Commercial')).toEqual(refused);
  });

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

  const NUMBER = 'PRM/KA/RERA/1251/308/PR/270922/005268';
  it.each([
    [NUMBER, [NUMBER]],
    ['PRMKARERA1251308PR270922005268', [NUMBER]],
    ['prm / ka / rera / 1251 / 308 / pr / 270922 / 005268', [NUMBER]],
    [`RERA No: ${NUMBER} (Phase 1)`, [NUMBER]],
    [
      `${NUMBER}, PRM/KA/RERA/1251/310/PR/210325/007603`,
      [NUMBER, 'PRM/KA/RERA/1251/310/PR/210325/007603'],
    ],
    [
      `Tower A - ${NUMBER}\nTower B - PRM/KA/RERA/1251/310/PR/210325/007603`,
      [NUMBER, 'PRM/KA/RERA/1251/310/PR/210325/007603'],
    ],
    ['TOR/PRM/KA/RERA/1251/308/PR/270922/005268', [`TOR/${NUMBER}`]],
    ['RERA Approved', undefined],
  ])('the numbers %s', (cell, value) => {
    expect(readReraNumbers(cell)).toEqual({ value });
  });

  it.each([
    ['PRM/KA/12', 'is not a Karnataka RERA number'],
    ['PR/KN/170728/000112', 'number of an application'],
    ['P51800001234', 'is not a Karnataka RERA number'],
    [`${NUMBER} revoked`, 'is not a Karnataka RERA number'],
    [`${NUMBER} and PRM/KA/12`, 'is not a Karnataka RERA number'],
  ])('refuses the number %s', (cell, reason) => {
    expect(readReraNumbers(cell)).toEqual({ reason: expect.stringContaining(reason) });
  });

  it.each(['560066', '560 066', '560066.0', 'Bangalore - 560066'])('the pincode %s', (cell) => {
    expect(readPincode(cell)).toEqual({ value: '560066' });
  });

  it.each(['400001', '5600', '560066/560067', 'Hebbal'])(
    'says which pincode is refused: %s',
    (cell) => {
      expect(readPincode(cell)).toEqual({ reason: expect.stringContaining(`"${cell}"`) });
    },
  );

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

  it('reads a place in one cell', () => {
    expect(readPair('12.9716, 77.5946')).toEqual({ value: { lat: 12.9716, lng: 77.5946 } });
    expect(readPair('Hebbal')).toEqual(refused);
  });
});
