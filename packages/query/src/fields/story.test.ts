import { describe, expect, it } from 'vitest';
import { read, wishes } from '../testing/wishes.ts';

describe('a story', () => {
  it.each([
    [
      'my colleague bought in sobha for 2.2 cr but my budget is 1.3',
      'price:{"max":13000000,"basis":"listed"}',
    ],
    ['price was 95 lakhs now 80 lakhs', 'price:{"max":8000000,"basis":"listed"}'],
    ['pehle budget 90 lakh tha ab 1.1 cr', 'price:{"max":11000000,"basis":"listed"}'],
    ['owner asking 2 cr, ours is 1.6 cr', 'price:{"max":16000000,"basis":"listed"}'],
    ['25 lakhs down payment, total 90 lakhs', 'price:{"max":9000000,"basis":"listed"}'],
    [
      'paying 30k rent near hsr, want to buy upto 80 lakhs',
      'price:{"max":8000000,"basis":"listed"}',
    ],
    ['we saw one at 1.9 cr, looking under 1.5 cr', 'price:{"max":15000000,"basis":"listed"}'],
    ['budget raised from 80 lakhs to 95 lakhs', 'price:{"max":9500000,"basis":"listed"}'],
    ['family of 4, 3 cars, 90 lakhs', 'price:{"max":9000000,"basis":"listed"}'],
    ['95 L flat, but my budget is 80 L', 'price:{"max":8000000,"basis":"listed"}'],
    ['my father is 75 so lift, under 80 lakhs', 'price:{"max":8000000,"basis":"listed"}'],
    ['90 lakh, 2 saal baad shift hona hai', 'price:{"max":9000000,"basis":"listed"}'],
  ])('“%s” leaves one amount as the price', (text, expected) => {
    expect(wishes(text).filter((wish) => wish.includes('price'))).toEqual([expected]);
  });

  it.each([
    ['abhi 22 hazaar rent de raha hu madiwala me, apna flat lena hai begur me', ['begur']],
    ['from hoodi shifting to hennur, 2bhk', ['hennur']],
    ['pehle hoodi socha tha ab hennur me dekhna hai', ['hennur']],
    ['my aunt lives in hoodi but i want hennur', ['hennur']],
    ['my parents stay in hoodi, want 2bhk in hennur', ['hennur']],
    ['office in pune but buying in hennur', ['hennur']],
    ['saw a flat in hoodi, too costly. need 2bhk same area', ['hoodi']],
  ])('“%s” says where to search and where not', (text, expected) => {
    const { intent, constraints } = read(text);
    expect(intent).toBe('search');
    const places = constraints.flatMap((one) => (one.field === 'locality' ? one.value.in : []));
    expect(places).toEqual(expected);
  });

  it('of an instalment is kept unread in a search, and is one’s intent alone', () => {
    const search = read('2bhk begur, emi upto 40k ok');
    expect(search.intent).toBe('search');
    expect(search.unread).toEqual(['emi upto 40k ok']);
    expect(search.questions.map(({ about }) => about)).toEqual(['price']);
    expect(read('emi for 60 lakhs').intent).toBe('emi');
  });

  it('of a life tells no date of possession', () => {
    expect(wishes('my parents will join us next year, need 2bhk')).toEqual(['bhk:{"in":[2]}']);
    expect(wishes('i retire in 2029, 2bhk')).toEqual(['bhk:{"in":[2]}']);
  });

  it.each([
    'salary 1.5 lakh per month 2bhk hoodi',
    'my income is 2 lakhs a month hoodi 2bhk',
    'ctc 25 lakhs 2bhk in hoodi',
  ])('of earnings ends where the home begins: “%s”', (text) => {
    expect(wishes(text).toSorted()).toEqual(['bhk:{"in":[2]}', 'locality:{"in":["hoodi"]}']);
  });

  it('is never the whole sentence', () => {
    expect(wishes('bought 2bhk in hoodi')).toContain('bhk:{"in":[2]}');
  });
});

describe('a telephone number or mail address', () => {
  it.each([
    'call me on 9900112233',
    '99001-12233',
    '+91 99001 12233 whatsapp',
    '080-25501234',
    'my mail is asha.rao@example.com',
  ])('“%s” is neither money nor a question nor unread', (text) => {
    const { constraints, questions, unread } = read(`2bhk in begur, ${text}`);
    expect(constraints).toHaveLength(2);
    expect(questions).toEqual([]);
    expect(unread).toEqual([]);
  });
});
