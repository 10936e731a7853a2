import { describe, expect, it } from 'vitest';
import { read } from './testing/wishes.ts';

const asked = (text: string, before?: string) =>
  read(text, before === undefined ? undefined : read(before)).questions.map((one) => one.text);

describe('a place that is only said in unread words', () => {
  it.each([
    ['3 bhk near dps', 'dps'],
    ['near Decathlon 2bhk flat', 'Decathlon'],
    ['ring road hatra site beku 50 lakh olage', 'ring road'],
    ['namma ashrama da hatra ne irbeku, 2bhk', 'namma ashrama'],
    ['nam amman mane hatra 2bhk beku', 'nam amman mane'],
    ['it has to be 20 minutes from the school, 2bhk under 90L', 'the school'],
    ['4th block 2bhk 1.1 cr', '4th block'],
  ])('is asked for: “%s”', (text, quote) => {
    expect(asked(text)).toEqual([expect.stringContaining(`Which “${quote}” do you mean?`)]);
  });

  it.each([
    ['2bhk in hebbal near decathlon'],
    ['3bhk, any area, near decathlon'],
    ['shor se door, highway ke paas nahi'],
    ['not near a highway, 2bhk'],
    ['ev charging beku, ather ide nan hatra'],
  ])('is not asked for where an area is said, or none is wanted: “%s”', (text) => {
    expect(asked(text)).toEqual([]);
  });

  it('is where the sentence before says', () => {
    expect(asked('near decathlon', '2bhk in hebbal')).toEqual([]);
  });
});
