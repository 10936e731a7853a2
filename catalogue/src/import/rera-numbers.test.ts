import { describe, expect, it } from 'vitest';
import { readReraNumbers } from './rera-numbers.ts';

describe('RERA numbers in a sheet', () => {
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
});
