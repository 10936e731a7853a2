import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const today = '2026-11-21';

function possession(text: string) {
  return interpret(text, { today }).constraints.flatMap((constraint) =>
    constraint.field === 'possession' ? [constraint] : [],
  );
}

it.each(['in Varalakshmi Nagar ward, not 1 RK, cheapest first', '2bhk varalakshmi layout'])(
  'takes the name of an area for no festival: “%s”',
  (text) => {
    const { constraints } = interpret(text, { today });
    expect(constraints.map(({ field }) => field)).not.toContain('possession');
  },
);

describe('possession', () => {
  it.each([
    ['by Dec 2027', '2027-12-31'],
    ['before Dec 2027', '2027-11-30'],
    ['beti ki shaadi march 2028 me hai, 1 march se pehle ghar chahiye', '2028-02-29'],
    ["my son's wedding is in May 2028, need possession by 10 April", '2028-04-10'],
    ['magana maduve june 2028, 1 may olage mane kodbeku', '2028-05-01'],
    ['lease ends in Jan 2028, possession by 15 December', '2027-12-15'],
    ['possession by 15 june', '2027-06-15'],
    ['ಮಾರ್ಚ್ 2028ರ ಮೊದಲು', '2028-02-29'],
    ['before 2031', '2030-12-31'],
    ['before the end of 2028', '2028-12-31'],
    ['before end of march 2028', '2028-03-31'],
    ['by 2027', '2027-12-31'],
    ['ready by 31 Dec 2027', '2027-12-31'],
    ['by 31/03/2028', '2028-03-31'],
    ['by 2028-03-31', '2028-03-31'],
    ['possession before March 1, 2028', '2028-02-29'],
    ["by Mar '28", '2028-03-31'],
    ['by march', '2027-03-31'],
    ['by end of fy27', '2027-03-31'],
    ['possession fy 2027-28', '2028-03-31'],
    ['dec 2027 tak', '2027-12-31'],
    ['december 2027 se pehle', '2027-11-30'],
    ['ಡಿಸೆಂಬರ್ 2027 ಒಳಗೆ', '2027-12-31'],
    ['दिसंबर 2027 तक', '2027-12-31'],
    ['2028 possession', '2028-12-31'],
    ['end of 2027', '2027-12-31'],
    ['by mid 2028', '2028-06-30'],
    ['by Q1 2028', '2028-03-31'],
    ['by next year', '2027-12-31'],
    ['within 2 years', '2028-11-21'],
    ['ready in 6 months', '2027-05-21'],
    ['do saal mein ready', '2028-11-21'],
    ['by next ugadi', '2027-04-07'],
    ['before ugadi', '2027-04-06'],
    ['ugadi munche', '2027-04-06'],
    ['before ugadi next year', '2027-04-06'],
    ['diwali of next year', '2027-10-29'],
    ['ಮಾರ್ಚ್ 2028 ರೊಳಗೆ ಸಿದ್ಧವಾಗುವ', '2028-03-31'],
    ['march 2028 tanaka', '2028-03-31'],
    ['2027 ರ ಡಿಸೆಂಬರ್ ಒಳಗೆ', '2027-12-31'],
    ['2028 ke march tak', '2028-03-31'],
    ['before Diwali', '2027-10-28'],
    ['by Dasara 2028', '2028-09-27'],
    ['before Christmas', '2026-12-24'],
    ['Holi 2027 tak ready ho jaye', '2027-03-22'],
    ['before next shivaratri', '2027-03-05'],
    ['handover inside two years', '2028-11-21'],
    ['ready or by 2028', '2028-12-31'],
    ['ready to move or possession by dec 2027', '2027-12-31'],
    ['rtm or within 1 year', '2027-11-21'],
    ['ready ya diwali 2027 tak', '2027-10-29'],
    ['by 2028 or ready to move', '2028-12-31'],
    ['before Easter', '2027-03-27'],
    ['by Republic Day', '2027-01-26'],
    ['Varamahalakshmi habba 2027 ಗೆ ಮುಂಚೆ', '2027-08-12'],
    ['housewarming on Akshaya Tritiya', '2027-05-09'],
    ['छठ तक', '2027-11-04'],
    ['rakhi se pehle', '2027-08-16'],
    ['sankranthi hottige', '2027-01-15'],
    ['ಯುಗಾದಿ 2027ಕ್ಕಿಂತ ಮುಂಚೆ', '2027-04-06'],
    ['deepavali habbakke munche', '2027-10-28'],
    ['keys before the fourteenth of january', '2027-01-13'],
    ['his school opens on the third of June, we must have moved before that', '2027-06-02'],
    ["before my daughter's school starts on the first of June", '2027-05-31'],
    ['ಜೂನ್ 2027 ಕೊನೆಗೆ ನಿವೃತ್ತಿ, ಅಷ್ಟರೊಳಗೆ ಮನೆ ಬೇಕು', '2027-06-30'],
    ['within 1 year or ready', '2027-11-21'],
  ])('“%s” is by %s', (text, by) => {
    expect(possession(text).map(({ value }) => value)).toEqual([{ by }]);
  });

  it.each([
    ['ready to move', 'ready'],
    ['rtm', 'ready'],
    ['immediate possession', 'ready'],
    ['under construction', 'under-construction'],
    ['new launch', 'new-launch'],
    ['pre-launch', 'pre-launch'],
    ['प्री लॉन्च', 'pre-launch'],
    ['ಪ್ರೀ ಲಾಂಚ್', 'pre-launch'],
    ['prelaunch or new launch', 'new-launch'],
    ['रेडी', 'ready'],
    ['ready iro', 'ready'],
    ['रहने को तैयार विला', 'ready'],
    ['ಗೃಹಪ್ರವೇಶಕ್ಕೆ ಸಿದ್ಧವಾದ ಮನೆ', 'ready'],
    ['takshana shift aago flat', 'ready'],
    ['built with OC pending', 'built-oc-pending'],
    ['built, OC pending', 'built-oc-pending'],
    ['ready but no OC', 'built-oc-pending'],
  ])('“%s” is the state %s', (text, status) => {
    expect(possession(text).map(({ value }) => value)).toEqual([{ status }]);
  });

  it('says on which day a festival falls', () => {
    expect(possession('by next ugadi')[0]?.assumed).toBe('Ugadi falls on 7 Apr 2027.');
  });

  it('says that the moon decides on the day of some festivals', () => {
    expect(possession('by Eid')[0]?.assumed).toBe(
      'Eid al-Fitr is expected on 10 Mar 2027; the moon may move it by a day.',
    );
  });

  it('asks about a festival whose day is not known', () => {
    const { constraints, questions } = interpret('2bhk before Varamahalakshmi 2029', { today });
    expect(constraints.map(({ field }) => field)).toEqual(['bhk']);
    expect(questions.map(({ text }) => text)).toEqual([
      'We do not know the day of Varamahalakshmi in 2029. By which month do you need the home?',
    ]);
  });

  it('uses each word of “ready or by 2028”', () => {
    expect(interpret('3bhk, ready or by 2028', { today }).unread).toEqual([]);
  });

  it('keeps a state and a date as two wishes', () => {
    expect(possession('ready to move, within 2 months').map(({ value }) => value)).toEqual([
      { status: 'ready' },
      { by: '2027-01-21' },
    ]);
  });

  it('only ranks two states that exclude each other', () => {
    expect(
      possession('ready to move or under construction').map(({ strength }) => strength),
    ).toEqual(['nice', 'nice']);
  });

  it('takes no age and no story for a date', () => {
    expect(possession('5 years old flat')).toEqual([]);
    expect(possession('we have been renting for six years')).toEqual([]);
  });
});
