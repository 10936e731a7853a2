import { describe, expect, it } from 'vitest';
import { wrapped } from './name-style.ts';

describe('a name on the map', () => {
  it.each([
    ['Hebbal', 'Hebbal'],
    ['Rajarajeshwari Nagar', 'Rajarajeshwari\nNagar'],
    ['St. John’s Road', 'St. John’s\nRoad'],
    ['HSR Layout', 'HSR Layout'],
  ])('%s is cut between words alone, into lines of about twelve letters', (name, lines) => {
    expect(wrapped(name, 12)).toBe(lines);
  });
});
