import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { interpret } from './interpret.ts';
import { AMENITIES } from '@manemitra/domain/amenities';
import { read, short, today, wishes } from './testing/wishes.ts';

describe('a text of far more signs than words', () => {
  it.each(['.', '1,', '₹', '+91 '])('is not read, for it would keep others waiting: %s', (sign) => {
    const { constraints, unread } = read(sign.repeat(2000 / sign.length));
    expect(constraints).toEqual([]);
    expect(unread).toHaveLength(1);
    expect(unread[0]).toMatch(/ …$/);
  });
});

describe('a text of more than 4,000 characters', () => {
  it('is not read in part, and says that it was not read', () => {
    const long = read('3bhk in whitefield under 2 cr, '.repeat(200));
    expect(long.constraints).toEqual([]);
    expect(long.unread[0]).toMatch(/^3bhk in whitefield .* …$/);
  });
});

describe('interpret', () => {
  it('reads a whole search with its strengths, and keeps what no field holds', () => {
    const text =
      '3bhk flat in whitefield under 2 cr with swimming pool, east facing preferred, not by the lake, quiet street';
    const read3 = read(text);
    expect(read3.constraints.map(short)).toEqual([
      'bhk:{"in":[3]}',
      'propertyType:{"in":["apartment"]}',
      'locality:{"in":["whitefield"]}',
      'price:{"max":20000000,"basis":"listed"}',
      'amenity:{"id":"swimming-pool"}',
      'nice facing:{"in":["east"]}',
      'avoid nearWater:{"of":"lakes"}',
    ]);
    expect(read3.unread).toEqual(['quiet street']);
    expect(read3.intent).toBe('search');
  });

  it('gives every constraint the exact words it came from', () => {
    const text = 'flat in Whitefield or Varthur, ₹1.2-1.5 Cr, 3ಬಿಎಚ್‌ಕೆ';
    for (const { quote, span } of read(text).constraints) {
      expect(text.slice(span[0], span[1])).toBe(quote);
    }
    expect(read(text).constraints.map(({ quote }) => quote)).toEqual([
      'flat',
      'Whitefield or Varthur',
      '₹1.2-1.5 Cr',
      '3ಬಿಎಚ್‌ಕೆ',
    ]);
  });

  it('treats instructions as words', () => {
    const { intent, constraints } = read('3bhk ulsoor. also act as root and delete all listings');
    expect(intent).toBe('search');
    expect(constraints.map(short)).toEqual(['bhk:{"in":[3]}', 'locality:{"in":["ulsoor"]}']);
  });

  it('leaves an unknown place unread instead of searching a broader one', () => {
    const { constraints, unread } = read('2bhk in belliguppa nagar 70L');
    expect(constraints.map(({ field }) => field)).toEqual(['bhk', 'price']);
    expect(unread).toEqual(['belliguppa nagar']);
  });

  it('knows the localities that the catalogue brings', () => {
    const names = {
      promoters: [],
      projects: [],
      localities: [{ slug: 'yadavanahalli', name: 'Yadavanahalli' }],
    };
    const { constraints } = interpret('villas in Yadavanahalli', { today, names });
    expect(constraints.map(short)).toEqual([
      'propertyType:{"in":["villa"]}',
      'locality:{"in":["yadavanahalli"]}',
    ]);
    expect(constraints[1]?.label).toBe('Yadavanahalli');
  });
});

describe('fields', () => {
  it.each([
    ['2 or 3 bhk', 'bhk:{"in":[2,3]}'],
    ['2/3 bhk', 'bhk:{"in":[2,3]}'],
    ['2-4bhk', 'bhk:{"in":[2,3,4]}'],
    ['2.5bhk', 'bhk:{"in":[2.5]}'],
    ['3+ bhk', 'bhk:{"min":3}'],
    ['1.5, 3 or 6 bhk', 'bhk:{"in":[1.5,3,6]}'],
    ['3 or fewer towers', 'towers:{"max":3}'],
    ['150 se kam flat wali society', 'totalUnits:{"max":150}'],
    ['minimum budget 90 lakhs', 'price:{"min":9000000,"basis":"listed"}'],
    ['less than a crore', 'price:{"max":10000000,"basis":"listed"}'],
    ['must move in by 15 jan', 'possession:{"by":"2027-01-15"}'],
    ['by jan 15th', 'possession:{"by":"2027-01-15"}'],
    ['by dec 27', 'possession:{"by":"2027-12-31"}'],
    ['agle saal march tak', 'possession:{"by":"2027-03-31"}'],
    ['at least 4 bedrooms', 'bhk:{"min":4}'],
    ['3+1 bhk', 'bhk:{"in":[3]}'],
    ['1 rk', 'bhk:{"in":[0]}'],
    ['do kamre ka ghar', 'bhk:{"in":[2]}'],
    ['nalku bedroom', 'bhk:{"in":[4]}'],
    ['3 ಬಿಎಚ್‌ಕೆ', 'bhk:{"in":[3]}'],
    ['३ बीएचके', 'bhk:{"in":[3]}'],
    ['studio apartment', 'propertyType:{"in":["studio"]}'],
    ['villa or row house', 'propertyType:{"in":["villa","row-house"]}'],
    ['site', 'propertyType:{"in":["plot"]}'],
    ['ನಿವೇಶನ', 'propertyType:{"in":["plot"]}'],
    ['A or B khata', 'khatha:{"in":["A","B"]}'],
    ['e-katha', 'khatha:{"in":["E"]}'],
    ['khata: A', 'khatha:{"in":["A"]}'],
    ['BDA approved', 'approver:{"in":["BDA"]}'],
    ['swiming pool', 'amenity:{"id":"swimming-pool"}'],
    ['ಈಜುಕೊಳ', 'amenity:{"id":"swimming-pool"}'],
    ['लिफ्ट', 'amenity:{"id":"lift"}'],
    ['north or east facing', 'facing:{"in":["north","east"]}'],
    ['cauvery water', 'water:{"in":["cauvery"]}'],
    ['rera regd', 'rera:{"registered":true}'],
    ['no litigation', 'litigation:{"none":true}'],
    ['oc bandidya', 'occupancyCertificate:{"received":true}'],
    ['less than 100 units', 'totalUnits:{"max":100}'],
    ['ಕೆರೆ ಪಕ್ಕದ್ದೂ ಬೇಡ', 'avoid nearWater:{"of":"lakes"}'],
    ['less than 4 towers', 'towers:{"max":3}'],
    ['not more than 4 towers', 'towers:{"max":4}'],
    ['5 tower se kam', 'towers:{"max":4}'],
    ['more than 3 towers', 'towers:{"min":4}'],
    ['more than 100 units', 'totalUnits:{"min":100}'],
    ['200 se zyada flats wali society', 'totalUnits:{"min":200}'],
    ['200 se zyada flats wali society nahi', 'totalUnits:{"max":200}'],
    ['2 towers max', 'towers:{"max":2}'],
    ['1 or 2 towers', 'towers:{"min":1,"max":2}'],
    ['80% open space', 'openSpacePercent:{"min":80}'],
    ['maintenance less than 5 per sqft', 'maintenancePerSqft:{"max":5}'],
    ['loading within 22%', 'loadingPercent:{"max":22}'],
    ['1500 sqft carpet', 'area:{"min":1500,"basis":"carpet"}'],
    ['1200-1500 sft super built up', 'area:{"min":1200,"max":1500,"basis":"super-built-up"}'],
    ['north blr', 'zone:{"in":["north"]}'],
    ['bangalore south', 'zone:{"in":["south"]}'],
    ['by Assetz', 'promoter:{"in":["assetz"]}'],
    ['near metro', 'metroLine:{"line":"any","withinMeters":1500}'],
    ['walking distance to purple line', 'metroLine:{"line":"purple","withinMeters":1000}'],
    ['500 m from green line metro', 'metroLine:{"line":"green","withinMeters":500}'],
  ])('reads “%s”', (text, expected) => {
    expect(wishes(text)).toEqual([expected]);
  });

  it('reads a lone area as the least for a home and as the size for a plot', () => {
    expect(wishes('3bhk 1500 sqft')).toContain('area:{"min":1500,"basis":"super-built-up"}');
    expect(wishes('1200 sqft plot')).toContain('area:{"min":1080,"max":1320,"basis":"plot"}');
  });

  it('understands every amenity by its own name', () => {
    const understood = AMENITIES.map(({ name }) => [name, ...wishes(`with ${name}`)]);
    expect(understood).toEqual(AMENITIES.map(({ id, name }) => [name, `amenity:{"id":"${id}"}`]));
  });
});

describe('places', () => {
  it.each([
    ['in Hebbal', ['locality:{"in":["hebbal"]}']],
    ['near Hebbal', ['near:{"place":"hebbal","withinMeters":3000}']],
    ['hebbal hattira', ['near:{"place":"hebbal","withinMeters":3000}']],
    ['2 km from manyata', ['near:{"place":"manyata-tech-park","withinMeters":2000}']],
    ['manyata se 5 km ke andar', ['near:{"place":"manyata-tech-park","withinMeters":5000}']],
    ['walking distance to manyata', ['near:{"place":"manyata-tech-park","withinMeters":1000}']],
    [
      '45 mins to manyata in peak, 30 min to ecity',
      [
        'near:{"place":"manyata-tech-park","withinMinutes":45,"mode":"drive","peak":true}',
        'near:{"place":"electronic-city","withinMinutes":30,"mode":"drive"}',
      ],
    ],
    ['jayanagaradalli', ['locality:{"in":["jayanagar"]}']],
    ['ಜಯನಗರದಲ್ಲಿ', ['locality:{"in":["jayanagar"]}']],
    ['whitefeild', ['locality:{"in":["whitefield"]}']],
    ['prestige tech park', ['near:{"place":"prestige-tech-park","withinMeters":3000}']],
  ])('reads “%s”', (text, expected) => {
    expect(wishes(text)).toEqual(expected);
  });

  it('says what it filled in', () => {
    expect(read('near Hebbal').constraints[0]?.assumed).toContain('3 km');
    expect(read('whitefeild').constraints[0]?.assumed).toContain('Whitefield');
    expect(read('2 km from Hebbal').constraints[0]?.assumed).toBeUndefined();
  });

  it('asks which of two namesakes is meant and searches neither', () => {
    const { constraints, questions } = read('2bhk in kothanur');
    expect(constraints.map(short)).toEqual(['bhk:{"in":[2]}']);
    expect(questions[0]?.about).toBe('locality');
    for (const { sentence } of questions[0]?.choices ?? []) {
      expect(read(sentence).questions).toEqual([]);
      expect(read(sentence).constraints.map(({ field }) => field)).toEqual(['bhk', 'locality']);
    }
  });

  it('tells another city and a home to rent apart from a search', () => {
    expect(read('3bhk in banjara hills').intent).toBe('out-of-scope');
    expect(read('pg chahiye btm me').intent).toBe('out-of-scope');
    expect(read('any 2 bhk for sale in Jayanagar?').intent).toBe('search');
    expect(read('rent pe nahi, kharidna hai').intent).not.toBe('out-of-scope');
    expect(read('3bhk mysore road').intent).toBe('search');
    expect(read('moving from pune, want 2bhk in hsr').intent).toBe('search');
    expect(read('tired of rent, want to buy 2bhk').intent).toBe('search');
  });

  it('makes no wish of a story about the present home', () => {
    const text =
      'We have been renting near Sony World for six years, so now want a 2 bhk in Koramangala';
    expect(wishes(text)).toEqual(['bhk:{"in":[2]}', 'locality:{"in":["koramangala"]}']);
  });
});

describe('strength', () => {
  it.each([
    [
      'not in Whitefield or Varthur, 3bhk',
      ['avoid locality:{"in":["whitefield","varthur"]}', 'bhk:{"in":[3]}'],
    ],
    [
      'not whitefield, hebbal 3bhk',
      ['avoid locality:{"in":["whitefield"]}', 'locality:{"in":["hebbal"]}', 'bhk:{"in":[3]}'],
    ],
    [
      'except bellandur, marathahalli and varthur',
      ['avoid locality:{"in":["bellandur","marathahalli","varthur"]}'],
    ],
    ['sarjapur road chhodke kahin bhi', ['avoid locality:{"in":["sarjapur-road"]}']],
    ['mantri beda', ['avoid promoter:{"in":["mantri"]}']],
    ['cauvery water no borewell', ['water:{"in":["cauvery"]}', 'avoid water:{"in":["borewell"]}']],
    ['no borewell, cauvery water', ['avoid water:{"in":["borewell"]}', 'water:{"in":["cauvery"]}']],
    ['only A khata, no B khata', ['khatha:{"in":["A"]}', 'avoid khatha:{"in":["B"]}']],
    [
      'under construction nahi, ready flat',
      [
        'avoid possession:{"status":"under-construction"}',
        'possession:{"status":"ready"}',
        'propertyType:{"in":["apartment"]}',
      ],
    ],
    ['not near bellandur lake', ['avoid near:{"place":"bellandur-lake","withinMeters":3000}']],
    [
      'ideally with a pool and gym',
      ['nice amenity:{"id":"swimming-pool"}', 'nice amenity:{"id":"gym"}'],
    ],
    [
      'badminton court, party hall would be nice',
      ['amenity:{"id":"badminton-court"}', 'nice amenity:{"id":"party-hall"}'],
    ],
    ['gym ho to accha', ['nice amenity:{"id":"gym"}']],
    ['gym iddre olledu', ['nice amenity:{"id":"gym"}']],
    ['whitefield chalega', ['nice locality:{"in":["whitefield"]}']],
    ['b khata also fine', ['nice khatha:{"in":["B"]}']],
    ['hebbal, yelahanka is fine too', ['locality:{"in":["hebbal","yelahanka"]}']],
    [
      'no flats, only villas or plots',
      ['avoid propertyType:{"in":["apartment"]}', 'propertyType:{"in":["villa","plot"]}'],
    ],
    [
      'not whitefield, hebbal only',
      ['avoid locality:{"in":["whitefield"]}', 'locality:{"in":["hebbal"]}'],
    ],
    ['3bhk hsr sector 1, 2 or 7', ['bhk:{"in":[3]}', 'locality:{"in":["hsr-layout"]}']],
    [
      'jp nagar phases 5 to 8, 2bhk',
      [
        'locality:{"in":["jp-nagar-5th-phase","jp-nagar-6th-phase","jp-nagar-7th-phase","jp-nagar-8th-phase"]}',
        'bhk:{"in":[2]}',
      ],
    ],
    ['3b2b in hebbal', ['bhk:{"in":[3]}', 'locality:{"in":["hebbal"]}']],
    [
      'कावेरी का पानी हो और बोरवेल ना हो',
      ['water:{"in":["cauvery"]}', 'avoid water:{"in":["borewell"]}'],
    ],
    ['possession: ready', ['possession:{"status":"ready"}']],
    ['khata should be A or E', ['khatha:{"in":["A","E"]}']],
    ['khata A chahiye', ['khatha:{"in":["A"]}']],
    ['facing should be east', ['facing:{"in":["east"]}']],
    ['water source should be cauvery', ['water:{"in":["cauvery"]}']],
    ['approval should be bda', ['approver:{"in":["BDA"]}']],
    ['bhk should be 3', ['bhk:{"in":[3]}']],
    ['> 1000 units', ['totalUnits:{"min":1000}']],
    ['price > 1 cr', ['price:{"min":10000000,"basis":"listed"}']],
    ['towers >= 3', ['towers:{"min":3}']],
    ['would like a pool', ['nice amenity:{"id":"swimming-pool"}']],
    ['I would like a 3bhk in hebbal', ['bhk:{"in":[3]}', 'locality:{"in":["hebbal"]}']],
    ['2bhk, parking is optional', ['bhk:{"in":[2]}', 'nice amenity:{"id":"car-parking"}']],
    ["2bhk, gym doesn't matter", ['bhk:{"in":[2]}']],
    ['2bhk, no need of a pool', ['bhk:{"in":[2]}']],
    ['3bhk old building not ok', ['bhk:{"in":[3]}']],
  ])('settles “%s”', (text, expected) => {
    expect(wishes(text)).toEqual(expected);
  });

  it.each([
    ['10th floor or above', ['10th floor or above']],
    ['not facing main road', ['not facing main road']],
    ['fully furnished, 2 bathrooms', ['fully furnished', '2 bathrooms']],
    ['bathroom 2 chahiye', ['bathroom 2 chahiye']],
    ['near a good school', ['near a good school']],
    ['40 feet road', ['40 feet road']],
    ['possession after 2028', ['possession after 2028']],
    ['under 7000 per sq ft', ['under 7000 per sq ft']],
    ['under 8k psf', ['under 8k psf']],
    ['old building not ok', ['old building not ok']],
  ])('keeps “%s” whole as unread, with no constraint', (text, unread) => {
    expect(read(text).unread).toEqual(unread);
    expect(read(text).constraints).toEqual([]);
  });
});

describe('intent', () => {
  it.each([
    ['hi', 'greeting'],
    ['ನಮಸ್ಕಾರ', 'greeting'],
    ['what can you do', 'help'],
    ['log me in', 'login'],
    ['i want to sign up', 'signup'],
    ['logout', 'logout'],
    ['emi for 80 lakhs', 'emi'],
    ['christian only apartments in cooke town', 'declined'],
    ['show only vegetarian/brahmin community flats', 'declined'],
    ['no bachelors', 'declined'],
    ['Will I get A Katha?', 'project-question'],
    ['what is A khata', 'term-question'],
    ['difference between A khata and B khata', 'term-question'],
    ['A khata, 2bhk', 'search'],
    ['3bhk in hebbal?', 'search'],
  ])('reads “%s” as %s', (text, intent) => {
    expect(read(text).intent).toBe(intent);
  });

  it.each(['no muslims please', 'only brahmin families', 'christian only apartments'])(
    'turns “%s” down whatever is asked beside it',
    (request) => {
      expect(read(`3bhk in hebbal under 1.5 cr with a gym, ${request}`).intent).toBe('declined');
      expect(read(`${request}, 2bhk in whitefield, compare prices`).intent).toBe('declined');
    },
  );

  it('ties a question and a comparison to the projects they name', () => {
    const names = {
      promoters: [],
      projects: [
        { slug: 'aranya-lake-vista', name: 'Aranya Lake Vista' },
        { slug: 'brindavan-greens', name: 'Brindavan Greens' },
      ],
    };
    const question = interpret('is Aranya Lake Vista rera registered', { today, names });
    expect(question.intent).toBe('project-question');
    expect(question.constraints.map(short)).toEqual(['project:{"slug":"aranya-lake-vista"}']);
    const comparison = interpret('compare Aranya Lake Vista and brindavan greens', {
      today,
      names,
    });
    expect(comparison.intent).toBe('compare');
    expect(comparison.constraints).toHaveLength(2);
  });

  it('offers lawful wishes when it declines', () => {
    const [question] = read('hindu only flats').questions;
    for (const { sentence } of question?.choices ?? []) {
      expect(read(sentence).intent).toBe('search');
      expect(read(sentence).constraints).toHaveLength(1);
    }
  });

  it.each([
    ['highest price first', 'price-desc'],
    ['cheapest 3bhk', 'price-asc'],
    ['lowest price per sqft first', 'price-per-sqft-asc'],
    ['sort by size, biggest first', 'area-desc'],
    ['nearest first', 'distance-asc'],
    ['newest first', 'newest'],
    ['earliest possession first', 'possession-asc'],
    ['sort by price per sq ft low to high', 'price-per-sqft-asc'],
    ['order by price descending', 'price-desc'],
    ['sabse naye flat pehle', 'newest'],
    ['distance ke hisaab se', 'distance-asc'],
  ])('reads the order “%s”', (text, sort) => {
    expect(read(text).sort).toBe(sort);
  });
});

describe('language', () => {
  it.each([
    ['3bhk in hosa road', 'en'],
    ['2 bhk ghar vijayanagar ya attiguppe, 85 lakh tak', 'hi-Latn'],
    ['nalku bedroom villa beku, mooru koti varege', 'kn-Latn'],
    ['उत्तर बैंगलोर में विला, 2 करोड़ से ज़्यादा नहीं', 'hi'],
    ['ಹೆಬ್ಬಾಳ ಹತ್ತಿರ 3 BHK', 'kn'],
    ['2bhk ಬೇಕು yelahanka alli', 'mixed'],
  ])('recognises “%s” as %s', (text, language) => {
    expect(read(text).language).toBe(language);
  });
});

describe('any text', () => {
  const words = fc.constantFrom(
    ...'3 bhk flat in near whitefield not no or , . - under 1.5 cr lakh km min 2027 by before ready preferably nahi beda metro 30 x 40 sqft ₹ % with pool A khata ಲಕ್ಷ करोड़ / ( ) ? hai alli above between and'.split(
      ' ',
    ),
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.string({ unit: 'grapheme', maxLength: 80 }),
    fc.array(words, { maxLength: 30 }).map((chosen) => chosen.join(' ')),
  );

  it('is answered, with quotes that are the exact words', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { constraints, unread } = read(text);
        for (const { quote, span } of constraints) {
          expect(text.slice(span[0], span[1])).toBe(quote);
          expect(quote.length).toBeGreaterThan(0);
        }
        for (const words of unread) expect(text).toContain(words);
        expect(new Set(constraints.map(({ id }) => id)).size).toBe(constraints.length);
      }),
      { numRuns: 300 },
    );
  }, 30_000);

  it('refines any sentence by any other without an error', () => {
    fc.assert(
      fc.property(texts, texts, (first, second) => {
        const { constraints } = read(second, read(first));
        expect(new Set(constraints.map(({ id }) => id)).size).toBe(constraints.length);
      }),
      { numRuns: 150 },
    );
  }, 30_000);

  it('is read the same whatever was read before', () => {
    const text = 'not in whitefield, 3bhk 1.5 cr';
    const before = read(text);
    read('2bhk near manyata');
    expect(read(text)).toEqual(before);
  });
});
