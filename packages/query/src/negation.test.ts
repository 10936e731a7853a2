import { describe, expect, it } from 'vitest';
import { read, wishes } from './testing/wishes.ts';

describe('a refusal', () => {
  it.each(['brigade bhi nahi', 'brigade bhi mat dikhao', 'ब्रिगेड भी नहीं', 'brigade kooda beda'])(
    'joins the one before: “%s”',
    (text) => {
      const now = wishes(text, read('3 BHK in Hennur, not by Prestige'));
      expect(now).toContain('avoid promoter:{"in":["prestige","brigade"]}');
    },
  );

  it.each([
    ['we detest marathahalli, 2bhk', ['avoid locality:{"in":["marathahalli"]}', 'bhk:{"in":[2]}']],
    ['skip bellandur pls, 3 bhk', ['avoid locality:{"in":["bellandur"]}', 'bhk:{"in":[3]}']],
    ['varthur not preferred, 3bhk', ['avoid locality:{"in":["varthur"]}', 'bhk:{"in":[3]}']],
    ['tanker wala neeru nahi, 3bhk', ['avoid water:{"in":["tanker"]}', 'bhk:{"in":[3]}']],
    ['ಬಿಡದಿ ಅಂತೂ ನೋಡೋದೇ ಬೇಡ, 3bhk', ['avoid locality:{"in":["bidadi"]}', 'bhk:{"in":[3]}']],
    // Words that nobody knows stand between the name and its refusal.
    ['varthur qwxyz beda, 3bhk', ['avoid locality:{"in":["varthur"]}', 'bhk:{"in":[3]}']],
    ['varthur qwxyz ka vbnmk nahi, 3bhk', ['avoid locality:{"in":["varthur"]}', 'bhk:{"in":[3]}']],
    ['tanker iro flat beda, 3bhk', ['avoid water:{"in":["tanker"]}', 'bhk:{"in":[3]}']],
    [
      'begur ke bajaye hulimavu me 2bhk',
      ['avoid locality:{"in":["begur"]}', 'locality:{"in":["hulimavu"]}', 'bhk:{"in":[2]}'],
    ],
    [
      'mantri aur brigade ko hata ke 2bhk',
      ['avoid promoter:{"in":["mantri","brigade"]}', 'bhk:{"in":[2]}'],
    ],
    [
      'no dusty areas like peenya or jalahalli, 2bhk',
      ['avoid locality:{"in":["peenya","jalahalli"]}', 'bhk:{"in":[2]}'],
    ],
    [
      'husband hates hoodi, we like begur',
      ['avoid locality:{"in":["hoodi"]}', 'locality:{"in":["begur"]}'],
    ],
    [
      'devanahalli is too far, 3bhk hennur',
      ['avoid locality:{"in":["devanahalli"]}', 'bhk:{"in":[3]}', 'locality:{"in":["hennur"]}'],
    ],
    ['any builder but sobha, 2bhk', ['avoid promoter:{"in":["sobha"]}', 'bhk:{"in":[2]}']],
    [
      'no flats above 2 cr',
      ['propertyType:{"in":["apartment"]}', 'price:{"max":20000000,"basis":"listed"}'],
    ],
    [
      'pool nope, gym nope, 3bhk',
      ['avoid amenity:{"id":"swimming-pool"}', 'avoid amenity:{"id":"gym"}', 'bhk:{"in":[3]}'],
    ],
    [
      '2bhk hebbal, whitefield vendam',
      ['avoid locality:{"in":["whitefield"]}', 'bhk:{"in":[2]}', 'locality:{"in":["hebbal"]}'],
    ],
    [
      'prestige ka kuch bhi mat dikhao, sobha ya godrej ho to batao',
      ['avoid promoter:{"in":["prestige"]}', 'promoter:{"in":["sobha","godrej"]}'],
    ],
    ['begur me koi bhi mat dikhana, 2bhk', ['avoid locality:{"in":["begur"]}', 'bhk:{"in":[2]}']],
    ['hennur illa illa hebbal 2bhk', ['locality:{"in":["hebbal"]}', 'bhk:{"in":[2]}']],
    ['mantri ka flat nahi chahiye, 2bhk', ['avoid promoter:{"in":["mantri"]}', 'bhk:{"in":[2]}']],
    [
      'no flats by mantri or sobha, 2bhk',
      [
        'avoid promoter:{"in":["mantri","sobha"]}',
        'propertyType:{"in":["apartment"]}',
        'bhk:{"in":[2]}',
      ],
    ],
    [
      'hennur me flat nahi chahiye, begur me 2bhk',
      ['avoid locality:{"in":["hennur"]}', 'locality:{"in":["begur"]}', 'bhk:{"in":[2]}'],
    ],
    [
      'begur me flat nahi chahiye, villa chahiye',
      ['locality:{"in":["begur"]}', 'propertyType:{"in":["villa"]}'],
    ],
    ['ground floor flat nahi chahiye', ['propertyType:{"in":["apartment"]}']],
    ['any facing but north, 2bhk', ['avoid facing:{"in":["north"]}', 'bhk:{"in":[2]}']],
    [
      'jp nagar but not 7th phase',
      ['locality:{"in":["jp-nagar"]}', 'avoid locality:{"in":["jp-nagar-7th-phase"]}'],
    ],
    [
      'any builder other than mantri is fine, 2bhk',
      ['avoid promoter:{"in":["mantri"]}', 'bhk:{"in":[2]}'],
    ],
  ])('“%s” avoids just what it refuses', (text, expected) => {
    expect(wishes(text).toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    ['why not hulimavu? 2bhk', 'locality:{"in":["hulimavu"]}'],
    ['not only hennur, 2bhk', 'locality:{"in":["hennur"]}'],
    ["can't do without a gym", 'amenity:{"id":"gym"}'],
    ['no problem with begur, 2bhk', 'locality:{"in":["begur"]}'],
    ['nothing but hulimavu', 'locality:{"in":["hulimavu"]}'],
    ['no compromise on cauvery water', 'water:{"in":["cauvery"]}'],
    ['nothing smaller than 2bhk', 'bhk:{"min":2}'],
    ['hennur nahi to hebbal me 2bhk', 'locality:{"in":["hennur","hebbal"]}'],
    ['max 1 cr, no more than that, 2bhk', 'bhk:{"in":[2]}'],
  ])('is not heard in “%s”', (text, expected) => {
    expect(wishes(text)).toContain(expected);
    expect(wishes(text).filter((wish) => wish.startsWith('avoid'))).toEqual([]);
  });

  it.each([
    'no gym needed, 2bhk',
    'without a gym is fine, 2bhk',
    'gym illade iddru parvagilla, 2bhk',
    'gym nahi bhi ho to koi baat nahi, 2bhk',
    'gym not reqd 2bhk',
  ])('of a need only takes the wish back: “%s”', (text) => {
    expect(wishes(text).filter((wish) => !wish.includes('gym'))).toEqual(['bhk:{"in":[2]}']);
  });

  it('of an amount forbids nothing that costs less', () => {
    expect(wishes('not 1.8 cr but 1.4 cr')).toEqual(['price:{"max":14000000,"basis":"listed"}']);
  });

  it('is part of the quote of what it refuses', () => {
    const quotes = (text: string) => read(text).constraints.map(({ quote }) => quote);
    expect(quotes('3bhk, not in Hoodi or Begur')).toEqual(['3bhk', 'not in Hoodi or Begur']);
    expect(quotes('hoodi nahi chahiye, 3bhk')).toEqual(['hoodi nahi chahiye', '3bhk']);
  });
});

describe('what is mostly refused', () => {
  it.each([
    ['B khata', ['khatha:{"in":["B"]}']],
    ['2 bhk b khata', ['bhk:{"in":[2]}', 'khatha:{"in":["B"]}']],
    [
      'b khata flats in hebbal',
      ['khatha:{"in":["B"]}', 'propertyType:{"in":["apartment"]}', 'locality:{"in":["hebbal"]}'],
    ],
    ['2bhk, no b khata', ['bhk:{"in":[2]}', 'avoid khatha:{"in":["B"]}']],
  ])('is refused only where a word refuses: %s', (sentence, wanted) =>
    expect(wishes(sentence).toSorted()).toEqual(wanted.toSorted()),
  );
});

describe('a preference', () => {
  it.each([
    [
      'lift preferably, under 1.3 Cr',
      ['nice amenity:{"id":"lift"}', 'price:{"max":13000000,"basis":"listed"}'],
    ],
    ['cauvery preferred, not mandatory', ['nice water:{"in":["cauvery"]}']],
    ['2bhk in begur is fine', ['bhk:{"in":[2]}', 'locality:{"in":["begur"]}']],
    ['begur ok but prefer hulimavu', ['nice locality:{"in":["begur","hulimavu"]}']],
  ])('“%s” is told apart from a condition', (text, expected) => {
    expect(wishes(text)).toEqual(expected);
  });
});

it('a home that is ready now is ready by a date', () => {
  expect(wishes('ready or by june 2027')).toEqual(['possession:{"by":"2027-06-30"}']);
});
