import { describe, expect, it } from 'vitest';
import { read } from '../testing/wishes.ts';

describe('places that are called fine', () => {
  it.each([
    [
      '3bhk, JP Nagar theek Konanakunte theek, Kanakapura Road na dikhana',
      ['jp-nagar', 'konanakunte'],
    ],
    [
      'Bagalur chalta hai Chikkajala chalta hai par Devanahalli se aage kuch nahi. plot tees lakh',
      ['bagalur', 'chikkajala'],
    ],
    [
      'Rajajinagar acha hai, Mahalakshmi layout acha hai. 2bhk, ek crore',
      ['rajajinagar', 'mahalakshmi-layout'],
    ],
    ['Panathur is ok for me, Marathahalli is not. 2bhk', ['panathur']],
  ])('are where to search: “%s”', (text, places) => {
    const found = read(text).constraints.flatMap((one) =>
      one.field === 'locality' && one.strength === 'must' ? one.value.in : [],
    );
    expect(found.toSorted()).toEqual(places.toSorted());
  });
});
