import { describe, expect, it } from 'vitest';
import { wishes } from '../testing/wishes.ts';

const near = (place: string, minutes: number, mode: string) =>
  `near:{"place":"${place}","withinMinutes":${minutes},"mode":"${mode}"}`;

describe('how one goes, said before the place', () => {
  it.each([
    ['by metro to Indiranagar in 30 min', near('indiranagar', 30, 'transit')],
    ['BMTC bus to Majestic in 40 mins', near('majestic', 40, 'transit')],
    ['metro hatti MG Road ge 40 nimisha', near('mg-road', 40, 'transit')],
    ['by bike to Whitefield in 20 min', near('whitefield', 20, 'drive')],
  ])('is the way of the minutes behind it: “%s”', (text, expected) => {
    expect(wishes(text)).toEqual([expected]);
  });

  it('is a station to be near to where no word goes on to a place', () => {
    expect(wishes('near metro, Hebbal within 30 min')[0]).toMatch(/^metroLine/);
  });
});
