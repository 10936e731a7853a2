import { describe, expect, it } from 'vitest';
import { differInPart, PARTS, PARTS_IN_BAR, searchOf, shownAt } from './parts.ts';

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
    const shown = (address: string) =>
      shownAt(new URL(address, 'https://homes.example/projects/a'));
    expect(shown('?q=flat&part=price')).toBe('price');
    expect(shown('#price')).toBe('price');
    expect(shown('?part=all')).toBe('all');
    for (const other of ['?', '?part=', '?part=Price', '#main', '#Price']) {
      expect(shown(other)).toBe('overview');
    }
  });

  it('keep the rest of the address, and are known as parts of the same page', () => {
    expect(searchOf('price', '?q=2+bhk&part=plans')).toBe('?q=2+bhk&part=price');
    expect(searchOf('overview', '?part=plans')).toBe('');
    const url = (search: string) => new URL(`https://homes.example/projects/a${search}`);
    expect(differInPart(url('?q=flat'), url('?q=flat&part=price'))).toBe(true);
    expect(differInPart(url('?q=flat'), url('?q=villa&part=price'))).toBe(false);
    expect(differInPart(url('?home=a'), url('?home=b&part=price'))).toBe(true);
    // The same address again asks anew.
    expect(differInPart(url('?part=price'), url('?part=price'))).toBe(false);
  });
});
