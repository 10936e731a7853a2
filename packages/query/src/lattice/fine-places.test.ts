import { describe, expect, it } from 'vitest';
import { read, wishes } from '../testing/wishes.ts';

describe('places that are called fine', () => {
  it.each([
    [
      '3bhk, JP Nagar theek Konanakunte theek, Kanakapura Road na dikhana',
      ['jp-nagar', 'konanakunte'],
    ],
    [
      'Bagalur chalta hai Chikkajala chalta hai par Devanahalli se aage kuch nahi. plot tees lakh',
      ['bagalur', 'chikkajala'],
    ],
    [
      'Rajajinagar acha hai, Mahalakshmi layout acha hai. 2bhk, ek crore',
      ['rajajinagar', 'mahalakshmi-layout'],
    ],
    [
      'RT Nagar chennagide, Ganganagar kooda, aadre Hebbal flyover gathara beda. 2bhk',
      ['rt-nagar', 'ganganagar'],
    ],
    ['Attibele okay, Chandapura okay, Anekal no. Plot 30 by 50', ['attibele', 'chandapura']],
    ['Sarjapur Road ok Dommasandra ok, Attibele too far so no', ['sarjapur-road', 'dommasandra']],
    ['Panathur is ok for me, Marathahalli is not. 2bhk', ['panathur']],
  ])('are where to search: “%s”', (text, places) => {
    const found = read(text).constraints.flatMap((one) =>
      one.field === 'locality' && one.strength === 'must' ? one.value.in : [],
    );
    expect(found.toSorted()).toEqual(places.toSorted());
  });

  it('are builders too, whatever of theirs is called fine', () => {
    const { constraints, questions } = read('godrej ka koi project chalega bas brigade nahi');
    expect(constraints.map(({ strength, value }) => [strength, value])).toEqual([
      ['must', { in: ['godrej'] }],
      ['avoid', { in: ['brigade'] }],
    ]);
    expect(questions).toEqual([]);
  });

  it.each([
    [
      'Thanisandra good, Nagawara good, Hegde Nagar absolutely not!! 3bhk',
      'locality',
      'rk-hegde-nagar',
    ],
    ['Brigade yes, Prestige yes, Puravankara a hard no. 3 bhk', 'promoter', 'puravankara'],
    ['Panathur is ok for me, Hebbal is not, neither is Marathahalli', 'locality', 'marathahalli'],
  ])('stand beside those that are refused: “%s”', (text, field, refused) => {
    const avoided = read(text).constraints.flatMap((one) =>
      one.field === field && one.strength === 'avoid' && 'in' in one.value
        ? [...one.value.in].map(String)
        : [],
    );
    expect(avoided).toContain(refused);
  });

  it.each([
    ['2bhk Talaghattapura li sari aadre Kaggalipura ok alla', 'kaggalipura'],
    ['3bhk Hebbal, Jakkur theek nahi hai', 'jakkur'],
    ['3bhk Hebbal, par Jakkur ki taraf mat le jana', 'jakkur'],
    ['3bhk Hebbal only, dont go to Jakkur', 'jakkur'],
  ])('are refused where they are called not fine: “%s”', (text, refused) => {
    const avoided = read(text).constraints.flatMap((one) =>
      one.field === 'locality' && one.strength === 'avoid' ? one.value.in : [],
    );
    expect(avoided).toEqual([refused]);
  });

  it('join those of the sentence before', () => {
    const before = read('2bhk in Indiranagar');
    expect(read('Domlur aadru parvagilla', before).constraints).toContainEqual(
      expect.objectContaining({ value: { in: ['indiranagar', 'domlur'] } }),
    );
  });
});

describe('verbs right behind what they speak of', () => {
  it.each([
    ['pool beda gym beku, 2bhk', 'avoid amenity:{"id":"swimming-pool"}', 'amenity:{"id":"gym"}'],
    [
      'prestige nahi sobha chahiye 3bhk',
      'avoid promoter:{"in":["prestige"]}',
      'promoter:{"in":["sobha"]}',
    ],
    ['ಪೂಲ್ ಬೇಡ ಜಿಮ್ ಬೇಕು, 2bhk', 'avoid amenity:{"id":"swimming-pool"}', 'amenity:{"id":"gym"}'],
  ])('say both outright, and nothing is asked: “%s”', (text, refused, wanted) => {
    expect(wishes(text)).toEqual(expect.arrayContaining([refused, wanted]));
    expect(read(text).questions).toEqual([]);
  });

  it('refuse each of a list, where the last thing is wanted by where it lies', () => {
    const text = 'KG halli nahi, tannery road nahi, Hegde Nagar me 2bhk';
    expect(wishes(text)).toEqual(
      expect.arrayContaining([
        'avoid locality:{"in":["kadugondanahalli"]}',
        'avoid near:{"place":"tannery-road","withinMeters":1500}',
        'locality:{"in":["rk-hegde-nagar"]}',
      ]),
    );
    expect(read(text).questions).toEqual([]);
  });

  it('want no place that is refused behind', () => {
    expect(wishes('hebbal nahi, yelahanka me bhi nahi, 2bhk')).not.toContain(
      'locality:{"in":["yelahanka"]}',
    );
  });

  it('refuse nothing where the refusal is taken back', () => {
    expect(wishes('lift beda anta illa, gym beku 2bhk').join()).not.toContain('avoid');
  });

  it.each([
    ['haralur hogalla hsr hogalla, south east kade 2bhk', ['harlur', 'hsr-layout']],
    ['no rajakaluve beside, and Bellandur not even for free, 2bhk', ['bellandur']],
    ['laggere athava kamakshipalya, kamakshipalya beda gaali sari illa', ['kamakshipalya']],
    [
      'laggere athava kamakshipalya, kamakshipalya beda gaali sari illa, basaveshwaranagar nu nodi',
      ['kamakshipalya'],
    ],
  ])(
    'are refused where nobody goes, and where they are named again to be: “%s”',
    (text, refused) => {
      const places = (wish: string) => refused.every((place) => wish.includes(`"${place}"`));
      const said = wishes(text).filter((wish) => wish.includes('locality'));
      expect(said.filter((wish) => wish.startsWith('avoid') && places(wish))).toHaveLength(1);
      expect(said.filter((wish) => !wish.startsWith('avoid') && places(wish))).toEqual([]);
    },
  );
});
