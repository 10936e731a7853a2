import { describe, expect, it } from 'vitest';
import { wishes } from '../testing/wishes.ts';

const lines = (text: string) => wishes(text).filter((wish) => wish.includes('metroLine'));

describe('a metro line', () => {
  it.each([
    ['2bhk near purple, 80L', 'purple', 3000],
    ['Near Yellow line stations. Under 75 lakhs. 2 BHK. Ready.', 'yellow', 3000],
    ['nerale banna metro inda ondu km olage, mysore road', 'purple', 1000],
    ['Green line any station 10 min walk, 3bhk 1.3 cr', 'green', 800],
  ])('is meant where one is to be near it: “%s”', (text, line, withinMeters) => {
    expect(lines(text)).toEqual([`metroLine:${JSON.stringify({ line, withinMeters })}`]);
  });

  it('is refused by the words beside it', () => {
    expect(lines('not near pink line, 2bhk hebbal')).toEqual([
      'avoid metroLine:{"line":"pink","withinMeters":3000}',
    ]);
  });

  it('is no colour of a park', () => {
    expect(lines('near green park 2bhk')).toEqual([]);
  });
});
