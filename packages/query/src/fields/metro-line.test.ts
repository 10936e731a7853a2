import { describe, expect, it } from 'vitest';
import { read } from '../testing/wishes.ts';

const linesIn = (text: string) =>
  read(text).constraints.flatMap((one) =>
    one.field === 'metroLine' ? [`${one.strength} ${one.value.line}`] : [],
  );

describe('a metro line', () => {
  it.each([
    ['2bhk near purple, 80L', 'purple'],
    ['Near Yellow line stations. Under 75 lakhs. 2 BHK. Ready.', 'yellow'],
    ['nerale banna metro inda ondu km olage, mysore road', 'purple'],
    ['Green line any station 10 min walk, 3bhk 1.3 cr', 'green'],
  ])('is meant where one is to be near it: “%s”', (text, line) => {
    expect(linesIn(text)).toEqual([`must ${line}`]);
  });

  it('is refused by the words beside it', () => {
    expect(linesIn('not near pink line, 2bhk hebbal')).toEqual(['avoid pink']);
  });

  it('is no colour of a park', () => {
    expect(linesIn('near green park 2bhk')).toEqual([]);
  });
});
