import { describe, expect, it } from 'vitest';
import { read, wishes } from '../testing/wishes.ts';

const of = (field: string, text: string) =>
  wishes(text).filter((wish) => wish.startsWith(`${field}:`));

describe('two wishes of one kind that a sentence parts', () => {
  it.each([
    ['bhk', '3bhk chennagide adre nam ibbrige 2bhk ne saaku, electronic city', '[2]'],
    ['bhk', 'my friend got 3 bhk for 90 in Attibele, HSR please, 2 bhk for 1.1 cr', '[2]'],
    ['locality', 'We liked a villa in Hennur last month. 3 bhk flat in Jakkur', '["jakkur"]'],
    [
      'propertyType',
      'We liked a villa in Hennur last month. 3 bhk flat in Jakkur',
      '["apartment"]',
    ],
  ])('is the later alone: %s of “%s”', (field, text, members) => {
    expect(of(field, text)).toEqual([`${field}:{"in":${members}}`]);
    expect(read(text).questions.some((one) => one.text.includes('a wish of yours'))).toBe(true);
  });

  it.each([
    ['bhk', '3 bhk in Begur. 2 bhk also ok', '[2,3]'],
    ['bhk', '3bhk ka mann hai par 2.5 bhk bhi dekh lenge, haralur road', '[2.5,3]'],
    ['bhk', 'magana madve mundina varsha, 2 bedroom aadru saku; 3 bedroom anta aase', '[2,3]'],
    ['locality', 'Gottigere is fine. Begur is fine. 2 BHK, 65L', '["gottigere","begur"]'],
    ['locality', '2bhk in Hebbal. Jakkur. Thanisandra.', '["hebbal","jakkur","thanisandra"]'],
    [
      'locality',
      'wife likes Jayanagar. I like JP Nagar. both ok, 3bhk',
      '["jayanagar","jp-nagar"]',
    ],
  ])('holds whole where a word says so: %s of “%s”', (field, text, members) => {
    expect(of(field, text)).toEqual([`${field}:{"in":${members}}`]);
  });

  it('keeps the first where the later is refused', () => {
    const text = 'site nahi bhai, flat chahiye. independent house bhi nahi. 3bhk nagarbhavi';
    expect(of('propertyType', text)).toEqual(['propertyType:{"in":["apartment"]}']);
  });

  it('takes no number for a sum beside one that has its unit', () => {
    expect(of('price', 'dogs 3 ide. 3bhk villa kanakapura road 1.8 cr')).toEqual([
      'price:{"max":18000000,"basis":"listed"}',
    ]);
  });
});
