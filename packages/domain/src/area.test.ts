import { describe, expect, it } from 'vitest';
import {
  acresText,
  landText,
  SQM_PER_ACRE,
  formatSquareFeet,
  formatSquareMeters,
  squareFeetFromMeters,
  squareMetersFromFeet,
} from './area.ts';

describe('area', () => {
  it.each([
    [1_512.4, '1,512 sq ft'],
    [120_000, '1,20,000 sq ft'],
    [0, '0 sq ft'],
  ])('writes %d square feet as %s', (area, text) => {
    expect(formatSquareFeet(area)).toBe(text);
  });

  it('writes square metres whole', () => {
    expect(formatSquareMeters(140.5)).toBe('141 sq m');
  });

  it('turns feet into metres and back without loss', () => {
    expect(squareMetersFromFeet(1200)).toBeCloseTo(111.4836, 4);
    expect(squareFeetFromMeters(squareMetersFromFeet(1234.5))).toBeCloseTo(1234.5, 9);
  });

  it('has 4046.8564224 square metres in an acre (spec 9), which are 43,560 square feet', () => {
    expect(SQM_PER_ACRE).toBe(4046.8564224);
    expect(squareFeetFromMeters(SQM_PER_ACRE)).toBeCloseTo(43_560, 3);
  });

  it('tells land by the acre with the same figure everywhere, and the smallest in square metres alone', () => {
    expect(acresText(2_630)).toBe('0.65 acres');
    expect(acresText(SQM_PER_ACRE)).toBe('1 acre');
    expect(acresText(300)).toBeNull();
    expect(landText(2_630)).toBe('2,630 sq m (0.65 acres)');
    expect(landText(300)).toBe('300 sq m');
  });
});
