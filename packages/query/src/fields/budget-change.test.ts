import { describe, expect, it } from 'vitest';
import { read, wishes } from '../testing/wishes.ts';

const before = read('3bhk in hebbal under 1 cr');
const changedBy = (text: string) =>
  wishes(text, before).filter((wish) => /^(?:price|bhk)/.test(wish));

describe('a change of the budget or the rooms that were said before', () => {
  it.each([
    ['budget 10% more', 1.1],
    ['10 percent less', 0.9],
    ['increase budget by 20%', 1.2],
    ['15% zyada', 1.15],
    ['add 5%', 1.05],
    ['10 more lakhs', 1.1],
    ['budget can go 5 lakhs more', 1.05],
    ['5 lakh aur ja sakte hai', 1.05],
    ['double the budget', 2],
    ['budget mein 12 lakh aur jod do', 1.12],
    ['innu 15 lakh add maadi', 1.15],
    ['raise it ten percent', 1.1],
    ['increase by 10', 1.1],
    ['reduce the budget by 20', 0.8],
    ['paanch lakh aur khinch lunga', 1.05],
    ['8 lakh aur le lo upar', 1.08],
    ['बीस लाख घटा दो', 0.8],
    ['ಇನ್ನೂ 10 ಲಕ್ಷ ಸೇರಿಸಿ', 1.1],
    ['budget 20 lakh kadime madi', 0.8],
    ['10 lakh se badha do', 1.1],
    ['दस लाख घटाकर देखिए', 0.9],
    ['ippattu laksha nu jaasti', 1.2],
    ['ond aidu laksha jaasti maadi aste', 1.05],
    ['ದುಡ್ಡು ಐದು ಲಕ್ಷ ಹೆಚ್ಚಿಸಿ', 1.05],
    ['innu 3 lakh jaasti aadru parvagilla', 1.03],
    ['5 lakh zyada bhi chalega', 1.05],
    ['ಇನ್ನು 5 ಲಕ್ಷ ಜಾಸ್ತಿ ಆದ್ರೂ ಪರವಾಗಿಲ್ಲ', 1.05],
    ['uske 60 lakh hata do', 0.4],
    ['remove 20 lakh from it', 0.8],
    ['budget came down by 10L', 0.9],
    ['budget reduced by 15L', 0.85],
    ['innu aidu laksha seristhini', 1.05],
    ['ಇನ್ನೈದು ಲಕ್ಷ ಸೇರಿಸ್ತೀನಿ', 1.05],
    ['भाई के दस लाख हटा दो', 0.9],
  ])('is calculated from the limit: %s', (text, factor) => {
    const price = `price:{"max":${Math.round(10_000_000 * factor)},"basis":"listed"}`;
    expect(changedBy(text)).toEqual(['bhk:{"in":[3]}', price]);
    expect(read(text, before)).toMatchObject({ intent: 'refine', unread: [] });
  });

  it.each([
    ['one bhk less', 2],
    ['1 bhk more', 4],
    ['ek bhk kam', 2],
    ['one more bedroom', 4],
    ['ek kamra aur jod do', 4],
    ['ondu room jaasti', 4],
  ])('is calculated from the bedrooms: %s', (text, rooms) => {
    expect(changedBy(text)[0]).toBe(`bhk:{"in":[${rooms}]}`);
  });

  it('is none where more is offered only for homes of one kind', () => {
    expect(changedBy('corner idre 5 lakh jasti kodtini')).toEqual(changedBy('corner'));
    expect(wishes('east face site beku, corner idre 5 lakh jasti kodtini').join()).not.toContain(
      'price',
    );
  });

  it('is none where homes of a price are taken away', () => {
    expect(changedBy('remove 60 lakh flats').join()).not.toContain('"max":4000000');
  });

  it('ends before what is asked for besides', () => {
    expect(wishes('दस लाख कम कर दो और जिम भी चाहिए', before)).toEqual(
      expect.arrayContaining(['price:{"max":9000000,"basis":"listed"}', 'amenity:{"id":"gym"}']),
    );
  });

  it('is reported as not used where nothing was said before', () => {
    expect(read('budget 10% more')).toMatchObject({ constraints: [], unread: ['budget 10% more'] });
    expect(read('2bhk in hebbal, 10 lakh more').unread).toEqual(['10 lakh more']);
  });

  it('moves both ends where both are meant', () => {
    const range = read('2bhk hosa road 60 to 70 lakh');
    expect(wishes('both ends up by five lakh', range)).toContain(
      'price:{"min":6500000,"max":7500000,"basis":"listed"}',
    );
  });

  it.each([
    ['2bhk thanisandra under 80 lakh', 'budget mein 12 lakh aur jod do', 9_200_000],
    ['3bhk jayanagar under 1.5 cr', 'दो बीएचके कर दो और बीस लाख घटा दो', 13_000_000],
  ])('is no count of rooms by its verb: %s, %s', (first, then, max) => {
    expect(wishes(then, read(first))).toContain(`price:{"max":${max},"basis":"listed"}`);
  });

  it('opens one end of a range', () => {
    const range = read('2bhk hosa road 60 to 70 lakh');
    expect(wishes('remove the lower limit', range)).toContain(
      'price:{"max":7000000,"basis":"listed"}',
    );
    expect(wishes('no minimum, ready only', range)).toContain(
      'price:{"max":7000000,"basis":"listed"}',
    );
  });

  it.each([
    ['price must not go past 2.75', 27_500_000],
    ['raise it to 1.2 crore', 12_000_000],
    ['budget 90 lakh tak badha do', 9_000_000],
    ['can stretch to 1.3 cr', 13_000_000],
  ])('is a new budget in “%s”', (text, max) => {
    expect(changedBy(text)).toContain(`price:{"max":${max},"basis":"listed"}`);
  });

  it.each([
    ['1 bhk less than 50 lakh', ['bhk:{"in":[1]}', 'price:{"max":5000000,"basis":"listed"}']],
    ['open space 30% more', ['openSpacePercent:{"min":30}']],
  ])('is no change in “%s”', (text, expected) => {
    expect(wishes(text)).toEqual(expected);
  });
});
