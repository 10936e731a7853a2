import { describe, expect, it } from 'vitest';
import { read, short } from '../testing/wishes.ts';

const changed = (change: string, before: string) => {
  const { constraints, questions } = read(change, read(before));
  return { wishes: constraints.map(short), asked: questions.length };
};

describe('a verb of a change', () => {
  it.each([
    [
      'Leave Malleshwaram, far from my son',
      '2bhk in Jayanagar or Basavanagudi or Malleshwaram',
      'malleshwaram',
    ],
    ['attibele tegi thumba doora', '2bhk in Hosa Road or Chandapura or Attibele', 'attibele'],
    ['leave rera, show me everything with oc', '2bhk in Mysore Road, RERA registered', 'rera'],
    [
      'Kindly disregard my earlier remark about Jayanagar',
      '2bhk in Jayanagar or Basavanagudi',
      'jayanagar',
    ],
    ['leave assetz out', 'in Sarjapur by Godrej or Assetz', 'assetz'],
  ])('takes back what stands beside it, unasked: “%s” after “%s”', (change, before, gone) => {
    const { wishes, asked } = changed(change, before);
    expect(wishes.join(' ')).not.toContain(gone);
    expect(wishes.length).toBe(read(before).constraints.length);
    expect(asked).toBe(0);
  });

  it.each([
    ['also show 2bhk', '3bhk in jp nagar 1.5 crore', 'bhk:{"in":[2,3]}'],
    ['2.5 bhk idru nadiyutte', 'Nagawara 3bhk', 'bhk:{"in":[2.5,3]}'],
    ['2bhk bhi dikha do', '3bhk hebbal', 'bhk:{"in":[2,3]}'],
    ['2 ಬಿಎಚ್‌ಕೆ ಆದರೂ ನಡೆಯುತ್ತೆ', '3 ಬಿಎಚ್‌ಕೆ ಹೆಬ್ಬಾಳ', 'bhk:{"in":[2,3]}'],
    [
      'RT Nagar dag sigangilla andra Hebbal, Nagawara nu nodri',
      'RT Nagar alli 2bhk',
      'locality:{"in":["rt-nagar","hebbal","nagavara"]}',
    ],
  ])(
    'joins what stands beside it to the list of before: “%s” after “%s”',
    (change, before, all) => {
      expect(changed(change, before).wishes).toContain(all);
    },
  );

  it.each([
    ['relax clubhouse', 'plots near airport, gated community with a clubhouse', 'clubhouse'],
    ['skip the clubhouse', 'plots near airport, gated community with a clubhouse', 'clubhouse'],
    ['waive rera', '2bhk in Mysore Road, RERA registered', 'rera'],
  ])('takes back that wish alone: “%s” after “%s”', (change, before, gone) => {
    const { wishes, asked } = changed(change, before);
    expect(wishes).toEqual(
      read(before)
        .constraints.map(short)
        .filter((wish) => !wish.includes(gone)),
    );
    expect(asked).toBe(0);
  });

  it('is not the lift beside what is kept', () => {
    expect(changed('with lift, gym', '2bhk in Jayanagar with gym').wishes).toContain(
      'amenity:{"id":"gym"}',
    );
  });

  it.each([
    ['dasarahalli serisu', '2bhk in Peenya or Jalahalli', ['peenya', 'jalahalli', 't-dasarahalli']],
    [
      'widen to Banaswadi',
      '3bhk in Kalyan Nagar or HRBR Layout',
      ['kalyan-nagar', 'hrbr-layout', 'banaswadi'],
    ],
    ['also ok with yelahanka', '2bhk in jakkur', ['jakkur', 'yelahanka']],
  ])('adds what stands beside it: “%s” after “%s”', (change, before, places) => {
    const { wishes, asked } = changed(change, before);
    const found = wishes.find((wish) => wish.startsWith('locality')) ?? '';
    for (const place of places) expect(found).toContain(place);
    expect(asked).toBe(0);
  });

  it('takes a place back whose place another one takes', () => {
    const { wishes } = changed(
      'Disregard my earlier remark about Jayanagar, my son feels Girinagar will be quieter',
      '2bhk in Jayanagar',
    );
    expect(wishes).toContain('locality:{"in":["giri-nagar"]}');
  });

  it.each([
    [
      'relax the budget to 1.2 cr',
      '3bhk in Jayanagar under 1 cr',
      'price:{"max":12000000,"basis":"listed"}',
    ],
    [
      'relax metro to 2 km',
      '3bhk in Jayanagar within 1 km of metro',
      'metroLine:{"line":"any","withinMeters":2000}',
    ],
  ])('moves a limit that has another figure: “%s”', (change, before, wish) => {
    expect(changed(change, before).wishes).toContain(wish);
  });

  it('is not what only names a wish of before: it stays', () => {
    const gym = 'amenity:{"id":"gym"}';
    const before = '3 BHK in HSR Layout, gym, swimming pool';
    expect(changed('Drop the pool, keep the gym', before).wishes).toContain(gym);
    expect(changed('the three bedroom ones only', '2 or 3 bhk in Begur').wishes).toContain(
      'bhk:{"in":[3]}',
    );
  });

  it('may name another state or line instead', () => {
    expect(changed('scary. show ready instead', '2bhk in Tumkur Road new launch').wishes).toContain(
      'possession:{"status":"ready"}',
    );
    expect(changed('green line aadre saaku', '2bhk within 1 km of the metro').wishes).toContain(
      'metroLine:{"line":"green","withinMeters":1000}',
    );
  });
});

describe('a number of homes', () => {
  it.each([
    'yelahanka me 3bhk chota project ho 100 se kam flat',
    'society me kitne ghar ho 200 se zyada na ho, 2bhk Bellandur',
  ])('is no budget: “%s”', (text) => {
    const wishes = read(text).constraints.map(short).join(' ');
    expect(wishes).toContain('totalUnits');
    expect(wishes).not.toContain('price');
  });
});
