import { describe, expect, it } from 'vitest';
import { amenityGroups } from './amenity-groups.ts';

const amenity = (id: string, type: string) => ({ id, name: id, type });

describe('groups of amenities', () => {
  it('lose none, whatever its type', () => {
    const all = [amenity('lift', 'standard'), amenity('spa', 'others'), amenity('moat', 'castle')];
    const groups = amenityGroups(all);
    expect(groups.map(({ title }) => title)).toEqual(['For every day', 'Also here']);
    expect(groups.flatMap(({ members }) => members)).toEqual(all);
  });

  it('are none for none', () => {
    expect(amenityGroups([])).toEqual([]);
  });
});
