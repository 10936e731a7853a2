import { describe, expect, it } from 'vitest';
import { describe as sentenceFor } from './describe.ts';
import { interpret } from './interpret.ts';
import { criteriaOf } from './interpretation.ts';
import type { Interpretation } from './interpretation.ts';

const today = '2026-11-22';
const read = (text: string, previous?: Interpretation) =>
  interpret(text, { today, ...(previous ? { previous } : {}) });
const ways = ({ constraints }: Interpretation) =>
  constraints.flatMap((one) => (one.field === 'near' ? [one.value] : []));
const way = (place: string, withinMinutes: number, who: string, more: object = { peak: true }) => ({
  place,
  withinMinutes,
  mode: 'drive',
  who,
  ...more,
});

describe('two people of one home', () => {
  it.each([
    'I work at Ecospace, husband at ITPL, both within 40 minutes',
    'office mera ecospace, pati ka itpl, dono ko 40 min se zyada na lage',
    'nanna office ecospace, gandana office itpl, ibbarigu 40 nimisha olage',
    'मेरा ऑफिस इकोस्पेस, पति का ऑफिस आईटीपीएल, दोनों को 40 मिनट',
    'ನನ್ನ ಆಫೀಸ್ ಇಕೋಸ್ಪೇಸ್, ಗಂಡನ ಆಫೀಸ್ ಐಟಿಪಿಎಲ್, ಇಬ್ಬರಿಗೂ 40 ನಿಮಿಷ',
  ])('have a way each: “%s”', (text) => {
    const said = read(text);
    expect({ ways: ways(said), questions: said.questions }).toEqual({
      ways: [way('ecospace-business-park', 40, 'me'), way('itpl', 40, 'partner')],
      questions: [],
    });
  });

  it.each([
    ['I work at Ecospace, husband at ITPL, both within 40 minutes', ['both within 40 minutes']],
    [
      'I work at Ecospace, husband at ITPL, both within 40 minutes by car at 9 am, 2bhk',
      ['both within 40 minutes by car at 9 am'],
    ],
  ])('are tied to the words that hold of both: “%s”', (text, quotes) => {
    for (const { field, also = [] } of read(text).constraints) {
      expect(also.map(({ quote }) => quote)).toEqual(field === 'near' ? quotes : []);
      for (const { quote, span } of also) expect(text.slice(...span)).toBe(quote);
    }
  });

  it.each([
    'i work at Manyata and my husband at Ecospace, find us a place where i can reach in 30 minutes drive and he can reach in 45 minutes drive',
    'Manyata nanna office, nan hendtidu Ecospace. Nange car alli 30 nimisha, avlige car alli 45 nimisha olage hogbeku',
    'मैं मान्यता टेक पार्क में, पति इकोस्पेस में। मुझे 30 मिनट से ज़्यादा नहीं, उन्हें 45 मिनट भी चलेगा',
    'main Manyata me, pati Ecospace me kaam karte hain. mujhe 30 min, unhe 45 min chalega',
  ])('have the minutes that are said behind their pronouns: “%s”', (text) => {
    expect(ways(read(text)).map(({ place, ...more }) => [place, more])).toEqual([
      ['manyata-tech-park', expect.objectContaining({ withinMinutes: 30, who: 'me' })],
      ['ecospace-business-park', expect.objectContaining({ withinMinutes: 45, who: 'partner' })],
    ]);
  });

  it('have one way to a place that is named twice, with the minutes that are said of it the second time', () => {
    const text =
      'My son works at the airport and I drive to Hebbal. 3bhk, half an hour from the airport and 20 min from Hebbal';
    expect(ways(read(text))).toHaveLength(2);
    expect(ways(read(text))).toEqual(
      expect.arrayContaining([
        way('kempegowda-international-airport', 30, 'child'),
        way('hebbal', 20, 'me'),
      ]),
    );
  });

  it('are no way by the money that a bank lends', () => {
    const text =
      'my wife works at Ecospace and i am at Manyata, neither of us wants more than 45 min in peak traffic. we have 60 lakhs from a site we sold and bank sanctioned 90, 3bhk';
    expect(ways(read(text)).map(({ place }) => place)).toEqual([
      'ecospace-business-park',
      'manyata-tech-park',
    ]);
  });

  it('keep the minutes of whoever goes to another place now', () => {
    const before = read('husband at Manyata 40 min drive, me at Ecospace 35 min drive, 3bhk');
    const after = ways(read('he changed job, now at Bagmane Tech Park. same limits', before));
    expect(after).toContainEqual(way('ecospace-business-park', 35, 'me'));
    expect(after.filter(({ who }) => who === 'partner')).toEqual([
      expect.objectContaining({ withinMinutes: 40 }),
    ]);
  });

  it('may be one who goes somewhere, and another who only speaks of it', () => {
    expect(ways(read('nan thamma BEL alli kelsa, avnige 10 nimisha drive olage, 2bhk'))).toEqual([
      expect.objectContaining({ place: 'bel', withinMinutes: 10 }),
    ]);
  });

  it('take no area for a place in it that nobody knows', () => {
    const { constraints, questions } = read(
      "My husband's office is in Pritech park at bellandur and he wont travel more than 25 minutes, I'm at Yelahanka air force station so 40 minutes is ok for me",
    );
    expect(constraints).toEqual([]);
    expect(questions.map((one) => one.text).join()).toMatch(/Pritech park.*air force station/);
  });

  it.each([
    'husband ka office gokulam business park hebbal, mera egl, dono 45 min ke andar gaadi se',
    'husband ka office Gokulam Business Park Hebbal, mera EGL, dono 45 min ke andar gaadi se',
  ])('are asked for a business park by its own name alone: “%s”', (text) => {
    const { constraints, questions } = read(text);
    expect(ways(read(text)).map(({ place }) => place)).toEqual(['embassy-golflinks']);
    expect(constraints).toHaveLength(1);
    expect(questions[0]?.text).toMatch(/know “gokulam business park”\. Is it in Hebbal/i);
  });

  it('may go for half an hour, and then for no whole one', () => {
    const text = 'infosys electronic city alli kelsa, allinda half an hour drive olage 2bhk beku';
    expect(ways(read(text))).toEqual([expect.objectContaining({ withinMinutes: 30 })]);
  });

  it.each([
    'wife yelahanka air force station alli kelsa, avlige 30 nimisha olage, 3bhk',
    '3bhk near yelahanka air force station',
    '2bhk pritech park hattira',
  ])('are asked for by its whole name where nobody knows the place: “%s”', (text) => {
    const { constraints, questions } = read(text);
    expect(constraints.map(({ field }) => field)).toEqual(['bhk']);
    expect(questions.map((one) => one.text).join()).toMatch(
      /yelahanka air force station|pritech park/,
    );
  });

  it('keep their own minutes, hours and ways', () => {
    const text =
      'me Manyata 45 min, wife Ecospace 30 min by bus, son has school in Indiranagar by 8 am, 20 min';
    expect(ways(read(text))).toEqual([
      way('manyata-tech-park', 45, 'me'),
      way('ecospace-business-park', 30, 'partner', { mode: 'transit', peak: true }),
      way('indiranagar', 20, 'child', { peak: true, at: '08:00' }),
    ]);
  });

  it('are asked for the place that nobody knows, and never one of them left out', () => {
    const { questions } = read(
      'my office is in Manyata 30 min, husband works in Zyzzyva Towers 20 min',
    );
    expect(questions.map(({ about }) => about)).toEqual(['near']);
    const none = read('it should be near my work and my husband’s work');
    expect(none.questions.map(({ about }) => about)).toEqual(['near']);
  });

  it('can ask for what is fair to both', () => {
    const said = read('fair to both: my office Manyata, wife works in Electronic City');
    expect(said.sort).toBe('fair');
    expect(said.constraints.every(({ assumed }) => assumed !== undefined)).toBe(true);
    expect(sentenceFor(criteriaOf(said))).toMatch(
      /for my partner, .* for me, fairest for everyone first$/,
    );
  });

  it('can be joined by a further one, and one of them changed', () => {
    const before = read('3bhk, 30 min from my office Manyata');
    const both = read('also my dad needs Jayanagar in 20 mins', before);
    expect(ways(both)).toEqual([
      way('manyata-tech-park', 30, 'me'),
      way('jayanagar', 20, 'parent', {}),
    ]);
    expect(ways(read('dad can do 35 min', both))[1]?.who).toBe('parent');
    expect(ways(read('dad can do 35 min', both))).toContainEqual(
      way('jayanagar', 35, 'parent', {}),
    );
  });

  it('are told as well where all is written in capitals', () => {
    const said =
      'I go to Bagmane Tech Park and he goes to RMZ Ecospace, 3bhk within 40 minutes of both';
    expect(ways(read(said.toUpperCase()))).toEqual(ways(read(said)));
    expect(ways(read(said))).toHaveLength(2);
  });

  it('are no two people where somebody only tells of them', () => {
    for (const text of [
      'my parents live with us, 3bhk in Whitefield',
      'wife wants a pool, 2bhk in Hebbal or Jakkur under 1 cr',
      'near my office Manyata within 30 min',
    ]) {
      expect(ways(read(text)).filter(({ who }) => who !== undefined)).toEqual([]);
    }
  });
});
