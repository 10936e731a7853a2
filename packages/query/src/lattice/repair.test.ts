import { describe, expect, it } from 'vitest';
import { nameIndexOf } from '../name-index.ts';
import { wishes } from '../testing/wishes.ts';
import { tokenize } from '../tokens.ts';
import { plainReadings } from './readings.ts';
import { repairedLattice } from './repair.ts';

function wasReadAgain(text: string): boolean {
  const projects = [{ slug: 'lotus-heights', name: 'Lotus Heights' }];
  const names = nameIndexOf({ promoters: [], projects });
  const sentence = { text, tokens: tokenize(text), today: '2026-11-23', names };
  const plain = plainReadings(sentence);
  return repairedLattice(sentence, undefined, plain).plain !== plain;
}

describe('unknown words', () => {
  it.each(['3bhk blorfing zanketu', '3bhk in whitefield', ''])(
    'are no reason to read %j twice where they are a slip of nothing',
    (text) => expect(wasReadAgain(text)).toBe(false),
  );

  it('are put right once: an electrician is no Electronic City', () => {
    expect(wishes('nanu electrician sir, laggere alli ondu mane beku')).toEqual([
      'locality:{"in":["laggere"]}',
    ]);
  });

  it.each([
    ['Appartment 3bhk Electonic city, 85 lacs', 'electronic-city'],
    ['3bhk Sarjpaur road 1.2 cr', 'sarjapur-road'],
    ['Rajaji nagr 2bhk 90 lakhs', 'rajajinagar'],
  ])('are a place where one word of its name is a slip: “%s”', (text, slug) => {
    expect(wishes(text)).toContain(`locality:{"in":["${slug}"]}`);
  });

  it.each(['wolking distance', '3bhk in hebbel', 'lotsu heights'])(
    'make %j be read again where they are a slip of something',
    (text) => expect(wasReadAgain(text)).toBe(true),
  );
});
