import { describe, expect, it } from 'vitest';
import { read, wishes } from '../testing/wishes.ts';

describe('a place to be near to that the best reading leaves out', () => {
  it.each([
    ['2bhk flat in Lakkasandra', 'Lakkasandra'],
    [
      'old airport rd 3 bhk 2cr, embassy golf links walkable wud be gr8',
      'embassy golf links walkable',
    ],
  ])('is asked, with the whole sentence as its choice: “%s”', (text, quote) => {
    const asked = read(text).questions.find((one) => one.text.includes(`“${quote}”`));
    expect(asked?.about).toBe('near');
    const [more] = asked?.choices ?? [];
    const near = (wish: string) => wish.includes('near:');
    expect(wishes(text).filter(near)).toEqual([]);
    expect(wishes(more?.sentence ?? '').filter(near)).toHaveLength(1);
  });
});

describe('what is called fine', () => {
  it.each([
    [
      'choodasandra 3bhk 1.05, cauvery preferred borewell ok',
      'nice water:{"in":["cauvery","borewell"]}',
    ],
    ['yeshwantpur 2bhk 1.1 near iisc mathikere also ok', 'nice locality:{"in":["mathikere"]}'],
  ])('beside another of its kind is welcome: “%s”', (text, wish) => {
    expect(wishes(text)).toContain(wish);
  });

  it('is told as not used where nothing else of its kind is wished for', () => {
    expect(
      read('ramamurthy nagar 2bhk 72L cauvery conn, borewell backup fine').unread.join(),
    ).toContain('borewell');
  });

  it('is used where its lack is: “no pool is fine”', () => {
    const { constraints, unread } = read('no pool is fine, 2bhk in Hebbal');
    expect(constraints.map(({ field }) => field)).toEqual(['bhk', 'locality']);
    expect(unread).toEqual([]);
  });
});

describe('a sum that is said outright', () => {
  it.each([
    [
      'Hi, looking for a 2 BHK flat in Whitefield or Varthur, budget 70 to 85 lakhs, ready to move',
      'price:{"min":7000000,"max":8500000,"basis":"listed"}',
    ],
    [
      'Do you have villas in north Bangalore above 3cr? we like Embassy and Prestige',
      'price:{"min":30000000,"basis":"listed"}',
    ],
  ])('is not asked: “%s”', (text, sum) => {
    expect(wishes(text)).toContain(sum);
    expect(read(text).questions).toEqual([]);
  });

  it('is asked or read as its opposite where it is refused', () => {
    const text = 'more than 1.5 cr is a no, 3bhk Hebbal';
    expect(wishes(text)).not.toContain('price:{"min":15000000,"basis":"listed"}');
  });
});
