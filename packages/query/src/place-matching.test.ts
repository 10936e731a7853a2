import { describe, expect, it } from 'vitest';
import { placeAt } from './place-matching.ts';
import { tokenize } from './tokens.ts';

/** What is read at the first word: a slug, `? a | b` for a question, `slug <- what was said`, or nothing. */
function read(text: string, allowTypos = true): string | undefined {
  const tokens = tokenize(text);
  const reading = placeAt(tokens, 0, { allowTypos });
  if (reading === undefined) return undefined;
  if (reading.outcome === 'ambiguous') {
    return `? ${reading.candidates.map(({ slug }) => slug).join(' | ')}`;
  }
  const { place, broaderThan, length } = reading;
  const rest = tokens.slice(length).map((token) => token.text);
  const said = broaderThan === undefined ? '' : ` <- ${broaderThan}`;
  return `${place.slug}${said}${rest.length === 0 ? '' : ` + ${rest.join(' ')}`}`;
}

/** Everything that is read anywhere in a text. */
function readAll(text: string): string[] {
  const tokens = tokenize(text);
  return tokens.flatMap((_, index) => {
    const reading = placeAt(tokens, index);
    if (reading === undefined) return [];
    return reading.outcome === 'found'
      ? [reading.place.slug]
      : reading.candidates.map(({ slug }) => slug);
  });
}

describe('a name', () => {
  it.each([
    ['Whitefield', 'whitefield'],
    ['HSR', 'hsr-layout'],
    ['btm me 9 hazaar', 'btm-layout + me 9 hazaar'],
    ['K.R. Puram', 'krishnarajapuram'],
    ['k. r. puram', 'krishnarajapuram'],
    ['RR Nagar', 'rajarajeshwari-nagar'],
    ['e-city', 'electronic-city'],
    ['e city', 'electronic-city'],
    ['ecity', 'electronic-city'],
    ['ITPL', 'itpl'],
    ['EGL', 'embassy-golflinks'],
    ['Manyata', 'manyata-tech-park'],
    ['ecospace', 'ecospace-business-park'],
    ['ETV', 'embassy-tech-village'],
    ['BG road', 'bannerghatta-road'],
    ['ORR', 'outer-ring-road'],
    ['OMR', 'old-madras-road'],
    ['airport', 'kempegowda-international-airport'],
    ['KIAL', 'kempegowda-international-airport'],
    ['silk board', 'central-silk-board'],
    ['hope farm', 'hope-farm'],
    ['hopefarm metro', 'hopefarm-channasandra'],
    ['majestic', 'majestic'],
    ['MG Road', 'mg-road'],
    ['whitefield metro station', 'whitefield-kadugodi-metro'],
    ['hebbal lake', 'hebbal-lake'],
    ['Malleswaram', 'malleshwaram'],
    ['Koramangla', 'koramangala'],
    ['hennur road pe', 'hennur-road + pe'],
    ['mysore road', 'mysore-road'],
    ['Madiwala', 'madiwala'],
  ])('is read in the form buyers type: %s', (text, expected) => {
    expect(read(text, false)).toBe(expected);
  });

  it.each([
    ['white field', 'whitefield'],
    ['hsrlayout', 'hsr-layout'],
    ['sarjapurroad', 'sarjapur-road'],
    ['indira nagara', 'indiranagar'],
    ['yelahanka newtown', 'yelahanka-new-town'],
    ['sarjapur rd', 'sarjapur-road'],
  ])('is read joined or split: %s', (text, expected) => {
    expect(read(text, false)).toBe(expected);
  });

  it.each([
    ['whitefeild', 'whitefield'],
    ['koramngala', 'koramangala'],
    ['bellandoor', 'bellandur'],
    ['hebal', 'hebbal'],
    ['jayangar', 'jayanagar'],
    ['thnisandra', 'thanisandra'],
    ['electronc city', 'electronic-city'],
    ['yelhanka new town', 'yelahanka-new-town'],
    ['doddballapura', 'doddaballapur'],
    ['rajajinager', 'rajajinagar'],
    ['whitefeild cauvery water', 'whitefield + cauvery water'],
  ])('is read with a slip: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('keeps the words after it out', () => {
    expect(read('gottigere ya hulimavu')).toBe('gottigere + ya hulimavu');
    expect(read('global village tech park at peak')).toBe('global-village-tech-park + at peak');
    expect(read('hebbal main road facing')).toBe('hebbal + main road facing');
    expect(read('whitefield east facing')).toBe('whitefield + east facing');
    expect(read('jayanagar, south bangalore')).toBe('jayanagar + , south bangalore');
  });

  it('says when it was misspelt', () => {
    expect(placeAt(tokenize('whitefeild'), 0)).toMatchObject({ typo: true });
    expect(placeAt(tokenize('whitefield'), 0)).toMatchObject({ typo: false });
    expect(placeAt(tokenize('whitefeild'), 0, { allowTypos: false })).toBeUndefined();
  });
});

describe('a phase, block, stage or sector', () => {
  it.each([
    'jp nagar 7th phase',
    'JP Nagar 7 phase',
    'jp nagar seventh phase',
    'jp nagar phase 7',
    'jp nagar phase vii',
    'jp nagar, 7th phase',
    '7th phase jp nagar',
    'phase 7, jp nagar',
    'jpnagar 7th phse',
    'ಜೆ.ಪಿ. ನಗರ 7ನೇ ಹಂತ',
    'जेपी नगर 7वां फेज',
  ])('is read in any order: %s', (text) => {
    expect(read(text)).toBe('jp-nagar-7th-phase');
  });

  it.each([
    ['koramangla 8th blok', 'koramangala-8th-block'],
    ['hsr sector 5', 'hsr-layout-sector-5'],
    ['5th sector hsr layout', 'hsr-layout-sector-5'],
    ['btm layout 2nd stage', 'btm-2nd-stage'],
    ['ecity phase 1', 'electronic-city-phase-1'],
    ['Electronic City Phase II', 'electronic-city-phase-2'],
    ['HAL 2nd stage', 'hal-2nd-stage'],
    ['rmv extension stage 2', 'rmv-2nd-stage'],
  ])('is found: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ['jayanagar 10th block', 'jayanagar <- Jayanagar 10th Block'],
    ['jaynagar 10th blok', 'jayanagar <- Jayanagar 10th Block'],
    ['jp nagar 10th phase', 'jp-nagar <- JP Nagar 10th Phase'],
    ['jayanagar 4th t block', 'jayanagar <- Jayanagar 4th T Block'],
    ['sector 9 hsr layout', 'hsr-layout <- HSR Layout Sector 9'],
    [
      'banashankari 6th stage 4th block',
      'banashankari-6th-stage <- Banashankari 6th Stage 4th Block',
    ],
    ['kasavanahalli main road', 'kasavanahalli <- Kasavanahalli Main Road'],
  ])('that we do not know is read as its whole, and says so: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('of a whole that has no row gives nothing', () => {
    expect(read('HAL 4th stage')).toBeUndefined();
  });

  it('leaves a number to the word it counts', () => {
    expect(read('jp nagar phase 3 bhk')).toBe('jp-nagar + phase 3 bhk');
  });
});

describe('other scripts and case endings', () => {
  it.each([
    ['ದೇವನಹಳ್ಳಿಯಲ್ಲಿ', 'devanahalli'],
    ['ಹೆಬ್ಬಾಳದ', 'hebbal'],
    ['ಹೆಬ್ಬಾಳಕ್ಕೆ', 'hebbal'],
    ['ಜಯನಗರವನ್ನೂ', 'jayanagar'],
    ['ಯಲಹಂಕವನ್ನು', 'yelahanka'],
    ['ವರ್ತೂರಿನಲ್ಲಿ', 'varthur'],
    ['ಹೊರಮಾವಿನಲ್ಲಿ', 'horamavu'],
    ['ವೈಟ್‌ಫೀಲ್ಡ್‌ನಲ್ಲಿ', 'whitefield'],
    ['ಸರ್ಜಾಪುರ ರಸ್ತೆಯಲ್ಲಿ', 'sarjapur-road'],
    ['ಎಚ್‌ಎಸ್‌ಆರ್ ಲೇಔಟ್', 'hsr-layout'],
    ['ಮೆಜೆಸ್ಟಿಕ್', 'majestic'],
    ['व्हाइटफील्ड', 'whitefield'],
    ['जयनगर', 'jayanagar'],
    ['हेब्बल', 'hebbal'],
    ['येलहंका', 'yelahanka'],
    ['कोरमंगला', 'koramangala'],
    ['इंदिरानगर', 'indiranagar'],
    ['गोट्टिगेरे', 'gottigere'],
    ['yelahankadalli', 'yelahanka'],
    ['jayanagaradalli', 'jayanagar'],
    ['koramangalakke', 'koramangala'],
  ])('%s is %s', (text, expected) => {
    expect(read(text)?.replace(/ \+ (?:ಅಲ್ಲಿ|ಗೆ|ಕೂಡ|ಅನ್ನು)$/, '')).toBe(expected);
  });
});

describe('a homonym', () => {
  it('asks, with every place it may be', () => {
    expect(read('kothanur')).toBe('? kothanur | kothnur');
  });

  it('of which we know one place is that place', () => {
    expect(read('budigere')).toBe('budigere');
    expect(read('nelamangala')).toBe('nelamangala');
  });

  it.each([
    ['kothanur near thanisandra', 'kothanur'],
    ['kothanur 560077', 'kothanur'],
    ['kothanur, thanisandra', 'kothanur + , thanisandra'],
    ['chennasandra near whitefield', 'chennasandra'],
  ])('is settled by the words around it: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('is settled by a place before it', () => {
    expect(readAll('thanisandra or kothanur')).toEqual(['thanisandra', 'kothanur']);
  });

  it('still asks when the other place is far away', () => {
    expect(read('kothanur jp nagar')).toBe('? kothanur | kothnur');
  });
});

describe('names that several places share', () => {
  it.each([
    ['gopalan mall', '? gopalan-mall-mico-layout | gopalan-mall-chamarajpet'],
    ['airport road', '? bellary-road | old-airport-road'],
    [
      'narayana nethralaya',
      '? narayana-nethralaya-rajajinagar | narayana-nethralaya-bannerghatta-road',
    ],
  ])('ask: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe('a smaller place, known by its ward or its bus stop,', () => {
  it.each([
    ['bidadi', 'bidadi'],
    ['rajankunte', 'rajanukunte'],
    ['ullal', 'ullal'],
    ['ಶೆಟ್ಟಿಹಳ್ಳಿ', 'shettihalli'],
    ['शंकरपुरम', 'shankarapuram'],
    ['jayanagar 4th block', 'jayanagar-4th-block'],
    ['lavelle road', 'lavelle-road'],
    ['varthur main road', 'varthur-road'],
    ['bagmane tech park', 'bagmane-tech-park'],
    ['bagmane wtc', 'bagmane-world-technology-center'],
    ['इन्फोसिस', 'infosys-electronic-city'],
    ['nimhans', 'nimhans'],
    ['iisc', 'iisc'],
    ['tin factory', 'tin-factory'],
    ['HAL', 'hal-main-gate'],
    ['bagmane', '? bagmane-world-technology-center | bagmane-tech-park'],
    ['dollars colony', '? dollars-colony | dollars-colony-near-mico-layout'],
    ['dollars colony near mico layout', 'dollars-colony-near-mico-layout'],
  ])('is read: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('is never what a slip was meant for', () => {
    expect(read('bidedi')).toBeUndefined();
  });
});

describe('nothing is read', () => {
  it.each([
    'belliguppa nagar',
    'rr palya',
    'hcr layout',
    'kotthur',
    'konadasapura',
    'sony world',
    'kalyani nagar pune',
    'agra',
    'hyderabad',
    'hosur',
  ])('for a place we do not know: %s', (text) => {
    expect(readAll(text)).toEqual([]);
  });

  it.each(
    'road layout nagar town main cross phase block lake city garden park metro station area'.split(
      ' ',
    ),
  )('for the generic word "%s" alone', (word) => {
    expect(readAll(word)).toEqual([]);
  });

  it.each([
    'ready to move villa near market hall, begin with 2 gunta site',
    '3bhk beku olage alli hattira hobli, mane thagobeku',
    'sasta makaan chahiye metro ke paas, jaldi possession, bahut acha view',
    'gated community with swimming pool, clubhouse, gym and badminton court under 1.5 cr',
    'east facing corner plot, bbmp approved, a khata, cauvery water, no litigation',
    'baadige ge beda, loan eligible, ocean view, hybrid work, hobby room',
    'we have been looking for a home in this city since january and are tired of brokers',
  ])('in ordinary words: %s', (text) => {
    expect(readAll(text)).toEqual([]);
  });
});
