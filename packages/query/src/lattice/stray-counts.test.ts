import { describe, expect, it } from 'vitest';
import { read, wishes } from '../testing/wishes.ts';

describe('counts and sizes beside each other', () => {
  it.each([
    'one 3bhk one 2bhk in hebbal',
    'one 3bhk and one 2bhk in hebbal',
    'hebbal me ek 3bhk aur ek 2bhk chahiye',
    'hebbal alli ondu 3bhk mattu ondu 2bhk beku',
    'हेब्बाल में एक 3 बीएचके और एक 2 बीएचके',
    'ಹೆಬ್ಬಾಳದಲ್ಲಿ ಒಂದು 3 ಬಿಎಚ್‌ಕೆ ಮತ್ತು ಒಂದು 2 ಬಿಎಚ್‌ಕೆ',
    'two 2bhk or one 3bhk, hebbal',
  ])('are homes, and no rooms: “%s”', (said) => {
    expect(wishes(said)).toContain('bhk:{"in":[2,3]}');
  });

  it.each([
    ['do teen bhk hebbal', 'bhk:{"in":[2,3]}'],
    ['two or 3 bhk', 'bhk:{"in":[2,3]}'],
    ['one bedroom in hebbal', 'bhk:{"in":[1]}'],
  ])('are rooms where no other number follows: “%s”', (said, wish) => {
    expect(wishes(said)).toContain(wish);
  });

  it.each([
    '30x40 or 30x50 site in kengeri',
    '30x40 ya 30x50 plot, kengeri',
    '30*40 or 30*50 plots near kengeri',
  ])('are both sizes: “%s”', (said) => {
    expect(wishes(said)).toContain('area:{"min":1080,"max":1650,"basis":"plot"}');
  });

  it.each([
    ['near podar east, 2bhk', 'zone'],
    ['beti ka admission podar south me hua hai, 3bhk', 'zone'],
    ['nps bellandur hatra 2bhk', 'locality'],
    ['ryan international school yelahanka ke paas 2bhk', 'locality'],
    ['podar international school sarjapur road, 3bhk near it', 'locality'],
  ])('leave the name of a school whole, which is asked about: “%s”', (said, field) => {
    expect(wishes(said).filter((one) => one.startsWith(field))).toEqual([]);
    expect(read(said).questions.map(({ about }) => about)).toContain('near');
  });
});

describe('a size with a bound', () => {
  it.each([
    ['carpet area below 1000 sq ft', 'area:{"max":1000,"basis":"carpet"}'],
    ['2bhk, carpet area max 900', 'area:{"max":900,"basis":"carpet"}'],
    ['900 sqft carpet max', 'area:{"max":900,"basis":"carpet"}'],
    ['at most 1000 sq ft super built-up', 'area:{"max":1000,"basis":"super-built-up"}'],
    ['700 sqft olage carpet', 'area:{"max":700,"basis":"carpet"}'],
    ['minimum 1200 sqft carpet', 'area:{"min":1200,"basis":"carpet"}'],
    ['1200 sqft carpet max 1.2 cr', 'area:{"min":1200,"basis":"carpet"}'],
  ])('says which end is meant: “%s”', (said, wish) => {
    expect(wishes(said)).toContain(wish);
  });
});
