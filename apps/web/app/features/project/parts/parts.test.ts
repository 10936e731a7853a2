import { describe, expect, it } from 'vitest';
import { PARTS, PARTS_IN_BAR, partOfHash } from './parts.ts';

describe('the parts of a project', () => {
  it('are the eight of the specification, four of them under the thumb', () => {
    expect(PARTS.map(({ label }) => label)).toEqual([
      'Overview',
      'Location',
      'Plans',
      'Amenities',
      'Compliances',
      'Price',
      'Reviews',
      'Services',
    ]);
    expect(PARTS_IN_BAR).toBe(4);
  });

  it('are named by the address, and the overview by anything else', () => {
    expect(partOfHash('#price')).toBe('price');
    expect(partOfHash('')).toBe('overview');
    expect(partOfHash('#main')).toBe('overview');
    expect(partOfHash('#Price')).toBe('overview');
  });
});
