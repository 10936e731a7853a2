import { read, wishes } from './testing/wishes.ts';
import { describe, expect, it } from 'vitest';
import { interpret } from './interpret.ts';
import type { Interpretation } from './interpretation.ts';

const today = '2026-11-21';
const first = '3bhk apartment in whitefield under 1.5 cr with gym';

function after(...sentences: string[]): Interpretation {
  return sentences.reduce<Interpretation>(
    (previous, sentence) => interpret(sentence, { today, previous }),
    interpret(first, { today }),
  );
}

function values(interpretation: Interpretation) {
  return Object.fromEntries(
    interpretation.constraints.map(({ id, value }) => [id, value]),
  ) as Record<string, unknown>;
}

const wishesOf = ({ constraints }: Interpretation) =>
  constraints.map(({ field, strength }) => `${strength} ${field}`);

describe('what is to go', () => {
  it.each([
    'knock off anything still under construction',
    'remove those which are under construction',
    'weed out the ones that are under construction',
  ])('is refused, and the search stays: %s', (said) => {
    expect(wishesOf(after(said))).toEqual([...wishesOf(after()), 'avoid possession']);
  });

  it('begins nothing anew where it names what goes', () => {
    const left = wishesOf(after('jinme tanker ka paani aata hai wo sab hata do'));
    expect(left).toEqual([...wishesOf(after()), 'avoid water']);
  });

  it('stays refused where a wider place is said beside it', () => {
    const left = wishesOf(after('anywhere but Whitefield, in the east'));
    expect(left).toEqual(expect.arrayContaining(['avoid locality', 'must zone']));
  });
});

describe('a kind of home that takes the place of another', () => {
  it('leaves no rooms where a plot is wanted instead of a villa', () => {
    const villa = read('3bhk villa in bagalur under 2 cr');
    expect(wishes('plots instead', villa)).toEqual([
      'propertyType:{"in":["plot"]}',
      'locality:{"in":["bagalur"]}',
      'price:{"max":20000000,"basis":"listed"}',
    ]);
  });
});

describe('a place that is joined by the ending of its name', () => {
  it('stands beside the one before', () => {
    const before = read('ಪದ್ಮನಾಭನಗರ 2 ಬಿಎಚ್‌ಕೆ 90 ಲಕ್ಷ');
    expect(wishes('ಜೆಪಿ ನಗರದಲ್ಲೂ ನೋಡಿ', before)).toContain(
      'locality:{"in":["padmanabhanagar","jp-nagar"]}',
    );
  });
});

describe('a place that is added to one to be near to', () => {
  const near = (...sentences: string[]) =>
    sentences.reduce<Interpretation>(
      (previous, sentence) => interpret(sentence, { today, previous }),
      interpret('2 bhk near Hebbal', { today }),
    );

  it.each(['Yelahanka also', 'yelahanka nu serisi', 'also near Yelahanka'])(
    'is another choice, and no second place to be near at once: %s',
    (said) => {
      const { alternatives = [], constraints } = near(said);
      expect(alternatives).toHaveLength(2);
      expect(constraints.map(({ field }) => field)).toEqual(['bhk']);
    },
  );

  it('is gone with what was wished for there, where it is left', () => {
    const either = read('either 3 BHK in Hebbal, or else 2 BHK in Varthur');
    expect(wishes('hebbal rehne do', either)).toEqual([
      'bhk:{"in":[2]}',
      'locality:{"in":["varthur"]}',
    ]);
  });

  it('is to be reached, too, where a time or distance is said', () => {
    expect(near('within 45 min of ITPL too').alternatives).toBeUndefined();
  });
});

describe('a price alone', () => {
  it.each(['1.4 करोड़ तक', '80 lakh tak', 'max 90 lakhs'])(
    'goes on from a search that says which homes: %s',
    (said) => {
      const fields = wishesOf(
        interpret(said, { today, previous: interpret('3bhk in hebbal', { today }) }),
      );
      expect(fields).toEqual(['must bhk', 'must locality', 'must price']);
    },
  );
});

describe('a small word', () => {
  const rooms = (before: string, said: string) =>
    interpret(said, { today, previous: interpret(before, { today }) }).constraints.find(
      ({ field }) => field === 'bhk',
    )?.value;

  it.each([
    ['2 या 3 कमरे हेब्बल', 'gym जोड़ दो'],
    ['2 या 3 कमरे हेब्बल', 'बाकी बिल्डर हटा दो'],
    ['2 or 3 bhk in hebbal', 'so few. ok add yelahanka'],
  ])('that orders or counts nothing changes no rooms: %s, then “%s”', (before, said) => {
    expect(rooms(before, said)).toEqual({ in: [2, 3] });
  });

  it.each([
    ['2 bhk flats in kengeri', 'how about plots', undefined],
    ['2 bhk flats in kengeri', 'plots also fine', { in: [2] }],
    ['4bhk villa in kengeri', 'on a 40x60 site', { in: [4] }],
  ])('gives up the rooms only with the flats: %s, then “%s”', (before, said, expected) => {
    expect(rooms(before, said)).toEqual(expected);
  });

  it('gives up the size of the land with the plots', () => {
    const after = wishes('we want a 2bhk apartment instead', read('30x40 plots in kengeri'));
    expect(after.join()).not.toContain('area');
    expect(after).toContain('propertyType:{"in":["apartment"]}');
  });

  it.each(['min 1500 sft', 'size 1200 sqft se kam nahi'])(
    'that says no basis is of the plot where only plots are looked for: “%s”',
    (said) => {
      const previous = interpret('plots in devanahalli below 80L', { today });
      const area = interpret(said, { today, previous }).constraints.find(
        ({ field }) => field === 'area',
      );
      expect(area?.value).toMatchObject({ basis: 'plot' });
    },
  );
});

describe('a refinement', () => {
  it('leaves what it does not touch exactly as it was', () => {
    const before = interpret(first, { today });
    const { constraints, intent } = interpret('make it 2bhk', { today, previous: before });
    expect(intent).toBe('refine');
    expect(constraints.slice(1)).toEqual(before.constraints.slice(1));
    expect(constraints[0]).toMatchObject({ id: 'bhk', value: { in: [2] }, quote: '2bhk' });
  });

  it.each([
    ['not in Whitefield', { 'locality-avoid': { in: ['whitefield'] } }, ['locality']],
    ['add a pool', { 'amenity-swimming-pool': { id: 'swimming-pool' } }, []],
    ['remove the gym', {}, ['amenity-gym']],
    ['gym not needed', {}, ['amenity-gym']],
    ['villas also', { propertyType: { in: ['apartment', 'villa'] } }, []],
    ['sarjapur road bhi', { locality: { in: ['whitefield', 'sarjapur-road'] } }, []],
    ['what about hebbal', { locality: { in: ['hebbal'] } }, []],
    ['hebbal instead of whitefield', { locality: { in: ['hebbal'] } }, []],
    ['whitefield ke bajaye hebbal', { locality: { in: ['hebbal'] } }, []],
    ['make it 2', { bhk: { in: [2] } }, []],
    ['budget 20 lakh badha do', { price: { max: 17_000_000, basis: 'listed' } }, []],
    ['budget 2', { price: { max: 20_000_000, basis: 'listed' } }, []],
    ['increase budget by 20 lakh', { price: { max: 17_000_000, basis: 'listed' } }, []],
    ['10 lakh less', { price: { max: 14_000_000, basis: 'listed' } }, []],
    ['all inclusive', { 'price-all-in': { max: 15_000_000, basis: 'all-in' } }, ['price']],
    ['drop the budget', {}, ['price']],
    ["budget doesn't matter", {}, ['price']],
    ['preferably east facing', { 'facing-nice': { in: ['east'] } }, []],
    ['gym hata do', {}, ['amenity-gym']],
    ['no gym needed now', {}, ['amenity-gym']],
    ['anywhere is fine', {}, ['locality']],
    ['or in varthur', { locality: { in: ['whitefield', 'varthur'] } }, []],
    ['varthur ke badle', { 'locality-avoid': { in: ['varthur'] } }, []],
    ['ready to move only', { 'possession-ready': { status: 'ready' } }, []],
  ])('“%s” changes just that', (sentence, changed, gone) => {
    const expected: Record<string, unknown> = {
      ...values(interpret(first, { today })),
      ...changed,
    };
    for (const id of gone) delete expected[id];
    expect(values(after(sentence))).toEqual(expected);
  });

  it('asks for the cheap ones first on “cheaper”', () => {
    expect(after('cheaper').sort).toBe('price-asc');
    expect(after('cheaper', 'make it 2bhk').sort).toBe('price-asc');
  });

  it('leaves no range of which the ends nearly meet', () => {
    const about = interpret('2bhk in hebbal around 60 lakh', { today });
    const lower = interpret('55 lakh tak', { today, previous: about });
    expect(values(lower)).toMatchObject({ price: { max: 5_500_000 } });
    expect(values(lower)['price']).not.toHaveProperty('min');
  });

  it('takes back which builder it was', () => {
    const before = interpret('2bhk by sobha', { today });
    const after = interpret('no builder preference now', { today, previous: before });
    expect(after.constraints.map(({ id }) => id)).toEqual(['bhk']);
  });

  it('moves the distance of the place said before', () => {
    const near = interpret('2bhk near manyata 1cr', { today });
    const closer = interpret('thoda paas, 2 km ke andar', { today, previous: near });
    expect(values(closer)['near-manyata-tech-park']).toEqual({
      place: 'manyata-tech-park',
      withinMeters: 2000,
    });
  });

  it('gives the rush hour to a journey in minutes and keeps it when the minutes change', () => {
    const inPeak = after('45 min to manyata', 'in peak hours');
    const place = { place: 'manyata-tech-park', mode: 'drive', peak: true };
    expect(values(inPeak)['near-manyata-tech-park']).toEqual({ ...place, withinMinutes: 45 });
    const shorter = interpret('make it 30 min', { today, previous: inPeak });
    expect(values(shorter)['near-manyata-tech-park']).toEqual({ ...place, withinMinutes: 30 });
  });

  it.each([
    ['by car', { mode: 'drive' }],
    ['not by bus, by car instead', { mode: 'drive' }],
    ['bus se nahi gadi se. office time me', { mode: 'drive', peak: true }],
    ['on foot', { mode: 'walk' }],
  ])('goes another way, and wishes nothing else: “%s”', (text, way) => {
    const previous = interpret('2bhk, within 30 min of manyata by bus', { today });
    expect(values(interpret(text, { today, previous }))).toEqual({
      bhk: { in: [2] },
      'near-manyata-tech-park': { place: 'manyata-tech-park', withinMinutes: 30, ...way },
    });
  });

  it.each(['metro must', 'near metro'])(
    'wishes for a station, and goes as before: “%s”',
    (text) => {
      const previous = interpret('2bhk, within 30 min of manyata by car', { today });
      const { 'near-manyata-tech-park': way, metroLine } = values(
        interpret(text, { today, previous }),
      );
      expect(way).toMatchObject({ mode: 'drive', withinMinutes: 30 });
      expect(metroLine).toMatchObject({ line: 'any' });
    },
  );

  it('puts a new place in the place of the old one', () => {
    const near = interpret('3bhk near manyata 2cr', { today });
    const instead = interpret('in hebbal instead', { today, previous: near });
    expect(instead.constraints.map(({ id }) => id)).toEqual(['bhk', 'price', 'locality']);
  });

  it('measures a bare distance from the one place that was named, and else reports it', () => {
    expect(values(after('within 5 km'))['near-whitefield']).toEqual({
      place: 'whitefield',
      withinMeters: 5000,
    });
    const nowhere = interpret('3bhk', { today });
    expect(interpret('within 5 km', { today, previous: nowhere }).unread).toEqual(['within 5 km']);
  });

  it('takes an answer for a change: “ok 1.6 max”, “how about cauvery water”, “sobha is also fine”', () => {
    expect(values(after('ok 1.6 max'))['price']).toMatchObject({ max: 16_000_000 });
    expect(after('how about cauvery water')).toMatchObject({ intent: 'refine' });
    const allowed = after('not sobha', 'sobha is also fine').constraints;
    expect(allowed.filter(({ strength }) => strength === 'avoid')).toEqual([]);
    expect(values(after('keep everything but change to villa'))['propertyType']).toEqual({
      in: ['villa'],
    });
  });

  it('takes back what may go, and asks for less when all is too expensive', () => {
    expect(after('with a pool', 'pool can go').constraints).toEqual(
      after('with a pool', 'drop the pool').constraints,
    );
    expect(after('too expensive').sort).toBe('price-asc');
    expect(after('ye sab bahut mehnga hai').sort).toBe('price-asc');
    expect(values(after('not 3, 4'))['bhk']).toEqual({ in: [4] });
    expect(wishesOf(after('replace gym with pool'))).toEqual(
      wishesOf(after('drop the gym', 'add a pool')),
    );
    expect(wishesOf(after('remove everything except hebbal'))).toEqual(['must locality']);
    expect(values(after('can go upto 1.7 cr'))['price']).toMatchObject({ max: 17_000_000 });
    expect(values(after('2bhk chhodo 3bhk dikhao'))['bhk']).toEqual({ in: [3] });
  });

  it('changes the rooms by a small number alone, and the budget where it is said', () => {
    const rooms = (first: string, then: string) => {
      const { bhk, price } = values(after(first, then));
      return [bhk, (price as { max?: number } | undefined)?.max];
    };
    expect(rooms('2bhk yelahanka under 90 lakhs', '3 maadi')).toEqual([{ in: [3] }, 9_000_000]);
    expect(rooms('3bhk under 1.5 cr', 'make it 2')).toEqual([{ in: [2] }, 15_000_000]);
    expect(rooms('3bhk hsr', 'under 2')).toEqual([{ in: [3] }, 20_000_000]);
  });

  it.each([
    'scrap all that. 1bhk in kengeri',
    'ye chhodo, 1bhk kengeri me',
    'adu bittbidi, 1bhk kengeri',
  ])('begins anew with “%s”', (text) => {
    expect(values(after('4bhk villa with clubhouse', text))).toEqual({
      bhk: { in: [1] },
      locality: { in: ['kengeri'] },
    });
  });

  it('does not happen to a whole new search, and not after “start over”', () => {
    expect(after('2 bhk in jp nagar under 80 lakh').intent).toBe('search');
    expect(after('2 bhk in jp nagar under 80 lakh').constraints).toHaveLength(3);
    expect(after('start over').constraints).toEqual([]);
  });

  it.each([
    'sab bhool jao, naye sire se: villa, hennur, 2 crore',
    'adella alisi, villa hennur 2 koti',
    'forget all of it. villa, hennur, 2 crore',
  ])('begins anew where all is cleared: %s', (text) => {
    const meant = read(text, read('sobha 2bhk thanisandra 1cr'));
    expect(meant.intent).toBe('search');
    expect(meant.constraints.map(({ field }) => field).toSorted()).toEqual([
      'locality',
      'price',
      'propertyType',
    ]);
  });

  it.each([
    ['alli beda, bere kade thorsi', 'KR Puram alli 2bhk 65 lakh'],
    ['wahan nahi, kahin aur dikhao', 'Whitefield ke paas 2bhk under 1.4 cr'],
    ['not there. anywhere else?', '2bhk in Kalyan Nagar 80 lakh'],
    ['ಅಲ್ಲಿ ಬೇಡ, ಬೇರೆ ಕಡೆ ತೋರಿಸಿ', 'ಬನಶಂಕರಿ ಹತ್ತಿರ 2 ಬಿಎಚ್‌ಕೆ, ಒಂದು ಕೋಟಿ'],
  ])('gives the place up where it is to be elsewhere: %s', (text, before) => {
    const fields = read(text, read(before)).constraints.map(({ field }) => field);
    expect(fields.toSorted()).toEqual(['bhk', 'price']);
  });

  it.each([
    ['ten minute walk from it', { withinMinutes: 10, mode: 'walk' }],
    [
      'within half an hours drive of it at rush hour',
      { withinMinutes: 30, mode: 'drive', peak: true },
    ],
  ])('says how and when one goes there: %s', (text, way) => {
    const near = read(text, read('flat near ITPL, 2bhk')).constraints.find(
      ({ field }) => field === 'near',
    );
    expect(near?.value).toEqual({ place: 'itpl', ...way });
  });
});
