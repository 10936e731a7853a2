import { describe, expect, it } from 'vitest';
import { read, wishes } from './testing/wishes.ts';

describe('what may not be missing', () => {
  it.each([
    ['without oc not ok', 'occupancyCertificate:{"received":true}'],
    ['rera ke bina nahi chahiye', 'rera:{"registered":true}'],
    ['lift illade beda', 'amenity:{"id":"lift"}'],
    ['लिफ्ट के बिना नहीं', 'amenity:{"id":"lift"}'],
    ['whitefield bitre beredu beda', 'locality:{"in":["whitefield"]}'],
    ['ಹೆಬ್ಬಾಳ ಬಿಟ್ರೆ ಬೇರೆದು ಬೇಡ', 'locality:{"in":["hebbal"]}'],
    ['sobha ke alawa kuch bhi nahi chahiye', 'promoter:{"in":["sobha"]}'],
  ])('is a must, said twice in the negative: %s', (text, expected) => {
    expect(wishes(text)).toEqual([expected]);
  });
});

describe('what may be missing', () => {
  it.each([
    "it's ok if there's no pool",
    'fine without a pool',
    'bina pool ke chalega',
    'पूल नहीं भी हो तो चलेगा',
  ])('is not forbidden: %s', (text) => {
    expect(wishes(text)).toEqual([]);
  });
});

describe('a paper that is on its way', () => {
  it.each(['project with oc pending is ok', 'rera applied flats'])(
    'is reported and not taken for the paper itself: %s',
    (text) => {
      const { constraints, unread } = read(text);
      expect(constraints.filter(({ field }) => field !== 'propertyType')).toEqual([]);
      expect(unread).not.toEqual([]);
    },
  );
});

describe('a refusal of trouble', () => {
  it.each([
    ['should not be in litigation', ['litigation:{"none":true}']],
    ['case wala project nahi chahiye', ['litigation:{"none":true}']],
    ['court case wala nahi chahiye', ['litigation:{"none":true}']],
    ['no court case on the land', ['litigation:{"none":true}']],
    ['tanker free society', ['avoid water:{"in":["tanker"]}']],
    ['no dependency on tanker water', ['avoid water:{"in":["tanker"]}']],
    ['no pet restrictions', ['amenity:{"id":"pet-friendly"}']],
    ['construction agtirodu beda', ['avoid possession:{"status":"under-construction"}']],
    ['rera number should be there', ['rera:{"registered":true}']],
  ])('is a wish for what is free of it: %s', (text, expected) => {
    expect(wishes(text)).toEqual(expected);
  });
});

describe('a refusal in a verb', () => {
  it.each([
    ['should not depend on tankers', ['avoid water:{"in":["tanker"]}']],
    ['borewell alone not ok', ['avoid water:{"in":["borewell"]}']],
    ['airport se door ho', ['avoid near']],
  ])('refuses what the verb is about: %s', (text, expected) => {
    const short = wishes(text).map((wish, at) => wish.slice(0, expected[at]?.length));
    expect(short).toEqual(expected);
  });

  it.each([
    'airport se zyada door na ho',
    'ORR inda doora irbaradu',
    'not very far from hebbal',
    "isn't too far away from ITPL",
  ])('asks for nearness when farness is refused: %s', (text) => {
    expect(read(text).constraints).toMatchObject([{ field: 'near', strength: 'must' }]);
  });
});

describe('a least distance', () => {
  it('refuses what lies nearer, and is reported where no field can say so', () => {
    expect(wishes('more than 5 km from peenya')).toEqual([
      'avoid near:{"place":"peenya","withinMeters":5000}',
    ]);
    expect(read('at least 1 km from metro')).toMatchObject({ constraints: [] });
    expect(wishes('not more than 5 km from peenya')).toEqual([
      'near:{"place":"peenya","withinMeters":5000}',
    ]);
  });
});

describe('what is said of nothing that is wished', () => {
  it.each([
    ['price not important, 4bhk in hoodi', ['bhk:{"in":[4]}', 'locality:{"in":["hoodi"]}']],
    ['price drop projects in hoodi', ['locality:{"in":["hoodi"]}']],
  ])('takes back nothing behind it: %s', (text, expected) => {
    expect(wishes(text)).toEqual(expected);
  });

  it.each(['nothing beyond hoskote', 'not east of silk board', 'south of hebbal'])(
    'is a side of a place, reported and not searched: %s',
    (text) => {
      expect(read(text)).toMatchObject({ constraints: [], unread: [text] });
    },
  );
});

describe('a list before a preference', () => {
  it('is preferred as a whole when “and” closes it', () => {
    expect(wishes('gym, pool and clubhouse preferred')).toEqual([
      'nice amenity:{"id":"gym"}',
      'nice amenity:{"id":"swimming-pool"}',
      'nice amenity:{"id":"clubhouse"}',
    ]);
    expect(wishes('gym, pool and clubhouse optional')).toEqual(
      wishes('gym, pool and clubhouse preferred'),
    );
  });
});
