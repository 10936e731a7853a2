import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';
import { read, wishes } from '../testing/wishes.ts';

const places = (text: string) =>
  read(text).constraints.flatMap((one) => (one.field === 'near' ? [one.value.place] : []));

describe('where somebody works, said as the reason of the search', () => {
  it.each([
    [
      'I work at Global Village, so Kengeri or RR Nagar, 2bhk under 80 lakhs',
      'global-village-tech-park',
    ],
    ['my office is in Manyata so need 2bhk in Thanisandra, 1.1cr', 'manyata-tech-park'],
  ])('is wished for beside the areas: “%s”', (text, place) => {
    expect(places(text)).toEqual([place]);
  });

  it.each([
    'I work at Global Village but wfh mostly, so Kengeri or RR Nagar, 2bhk under 80 lakhs',
    'my friend works at Global Village, so Kengeri or RR Nagar, 2bhk under 80 lakhs',
    'I used to work at Global Village, so Kengeri or RR Nagar, 2bhk under 80 lakhs',
  ])('is not where nobody of the home goes there now: “%s”', (text) => {
    expect(places(text)).toEqual([]);
  });
});

describe('where somebody works, in another clause than the wish to be near the office', () => {
  it.each([
    ['I work in Koramangala. need 2 bhk near my office', 'koramangala'],
    [
      'hum electronic city me kaam karte hain. 2bhk chahiye office ke paas, 65 lakh tak',
      'electronic-city',
    ],
    ['मैं मान्यता टेक पार्क में काम करता हूँ, दफ्तर के पास 2 बीएचके चाहिए', 'manyata-tech-park'],
  ])('is where the home is to be near: “%s”', (text, place) => {
    expect(places(text)).toEqual([place]);
    expect(read(text).questions).toEqual([]);
  });
});

describe('another office than before', () => {
  const after = (text: string, before: string) => {
    const previous = read(before);
    const context = { today: '2026-11-22', names: { promoters: [], projects: [] }, previous };
    return interpret(text, context).constraints.flatMap((one) =>
      one.field === 'near' ? [one.value.place] : [],
    );
  };

  it.each([
    ['change the office to ITPL', '2bhk near Bagmane Tech Park under 90 lakhs', 'itpl'],
    [
      'Office Ecity ge shift aaytu, adakke change maadi',
      '3bhk near Manyata Tech Park 1.4 cr',
      'electronic-city',
    ],
    ['mera office ab Whitefield me hai', '2bhk near Manyata Tech Park, 80 lakh tak', 'whitefield'],
  ])('takes its place: “%s”', (text, before, place) => {
    expect(after(text, before)).toEqual([place]);
  });

  it('stays beside it where nothing says that one goes', () => {
    expect(after('wife works at ITPL too', '2bhk near Manyata Tech Park')).toContain(
      'manyata-tech-park',
    );
  });
});

describe('a school or hospital that is pointed back to', () => {
  it('is the school, and not the area that is said of it', () => {
    expect(
      wishes('our kids go to Greenwood High Sarjapur, we want a villa within 5km from school'),
    ).toContain('near:{"place":"greenwood-high","withinMeters":5000}');
  });

  it('is nothing that we know, where its name alone is', () => {
    const { constraints, questions } = read(
      'Makkalu Podar International School Kanakapura road alli oduttare, shaale inda 4 kilometer olage 3bhk beku',
    );
    expect(constraints.map(({ field }) => field)).not.toContain('near');
    expect(questions[0]?.text).toContain('Podar');
  });
});
