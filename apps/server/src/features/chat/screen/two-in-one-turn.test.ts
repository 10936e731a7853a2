import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { besideAList } from '../testing/beside-a-list.ts';

let list: Awaited<ReturnType<typeof besideAList>>;
beforeAll(async () => {
  list = await besideAList('2 or 3 BHK in Hebbal, by Sobha, with a gym, with a swimming pool');
});
afterAll(() => list.close());

const places = (cards: readonly { slug: string }[]) =>
  cards.map(({ slug }) => list.slugs.indexOf(slug) + 1);

describe('an errand and a wish in one turn', () => {
  it.each([
    'shortlist the second and show only 3 bhk',
    'show only 3 bhk, and shortlist the second',
    'shortlist the 2nd. then only 3 bhk',
    'dusra shortlist karo aur sirf 3 bhk dikhao',
    'eradaneyadu shortlist maadi mattu 3 bhk maathra torsi',
    'दूसरा शॉर्टलिस्ट करो और सिर्फ 3 बीएचके दिखाओ',
    'ಎರಡನೆಯದನ್ನು ಶಾರ್ಟ್‌ಲಿಸ್ಟ್ ಮಾಡಿ ಮತ್ತು 3 ಬಿಎಚ್‌ಕೆ ಮಾತ್ರ ತೋರಿಸಿ',
  ])('are both done: %s', async (prompt) => {
    const reply = await list.say(prompt, { sentence: '2 or 3 BHK in Hebbal' });
    expect(reply.errand).toBe('shortlist');
    expect(places(reply.cards)).toEqual([2]);
    expect(JSON.stringify(reply.message)).toContain('Shortlisted: Begonia Court.');
    expect(reply.message).toContain('3 BHK in Hebbal');
  });

  it('leave an errand alone that says only what it is of', async () => {
    const reply = await list.say('shortlist the second and the third');
    expect(reply).toMatchObject({ kind: 'errand', changesList: false });
    expect(places(reply.cards)).toEqual([2, 3]);
  });
});

describe('what is said of an empty list before a change', () => {
  it.each([
    'yaavudu illva? sobha tegiri',
    'nothing? drop sobha',
    'hmm none? remove sobha',
    'is that all there is? then drop sobha',
    'koi nahi? sobha hata do',
    'bas itne hi? sobha hatao',
    'enu illva? sobha tegedu bidi',
    'कोई नहीं? शोभा हटा दो',
    'ಯಾವುದೂ ಇಲ್ವಾ? ಶೋಭಾ ತೆಗೆಯಿರಿ',
  ])('asks for nothing: %s', async (prompt) => {
    const reply = await list.say(prompt);
    expect(reply.kind).toBe('wish');
    const kept = (reply.interpretation?.constraints ?? []).filter(
      ({ strength }) => strength === 'must',
    );
    expect(kept.map(({ field }) => field)).not.toContain('promoter');
    expect(kept.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['bhk', 'locality', 'amenity']),
    );
  });
});

describe('a turn that goes on from what stands', () => {
  it.each([
    ['make it 60%', 'at least 60% open space'],
    ['is that all there is? then make it 60%', 'at least 60% open space'],
    ['60 percent kar do', 'at least 60% open space'],
    ['60% maadi', 'at least 60% open space'],
    ['60 प्रतिशत कर दो', 'at least 60% open space'],
  ])('takes so many per cent for the wish that has them: %s', async (prompt, says) => {
    const reply = await list.say(prompt, { sentence: '3 BHK in Hebbal, at least 70% open space' });
    expect(
      reply.interpretation?.constraints.map(({ label }) => label.toLowerCase()),
    ).toContainEqual(expect.stringContaining(says));
  });

  it.each([
    'kanakapura road dikhao uski jagah',
    'uski jagah kanakapura road dikhao',
    'show kanakapura road in its place',
    'kanakapura road instead of it',
    'uske badle kanakapura road',
    'adara badlu kanakapura road torsi',
    'उसकी जगह कनकपुरा रोड दिखाओ',
    'ಅದರ ಬದಲು ಕನಕಪುರ ರಸ್ತೆ ತೋರಿಸಿ',
  ])('puts a place in the place of the one before: %s', async (prompt) => {
    const { interpretation } = await list.say(prompt, { sentence: '3 BHK in Hebbal' });
    const where = interpretation?.constraints.filter(({ field }) => field === 'locality');
    expect(where?.map(({ value }) => value)).toEqual([{ in: ['kanakapura-road'] }]);
  });

  it.each(['cheapest first', 'kadime bele modlu', 'saste pehle', 'under 90 lakh', 'with a gym'])(
    'goes on from what was offered where no search stands: %s',
    async (prompt) => {
      const more = { sentence: '', offer: '3 BHK in Hebbal', projects: [] };
      const { kind, interpretation } = await list.say(prompt, more);
      expect(kind).toBe('wish');
      const fields = interpretation?.constraints.map(({ field }) => field);
      expect(fields).toEqual(expect.arrayContaining(['bhk', 'locality']));
    },
  );

  it.each([
    'not godrej, any good builder',
    'no godrej. any builder',
    'any other builder, not godrej',
  ])('refuses one and leaves the others open: %s', async (prompt) => {
    const reply = await list.say(prompt, { sentence: '3 BHK in Hebbal, by Godrej' });
    expect(reply.kind).toBe('wish');
    const wanted = reply.interpretation?.constraints.filter(
      ({ field, strength }) => field === 'promoter' && strength === 'must',
    );
    expect(wanted).toEqual([]);
  });
});

describe('a place in the list', () => {
  it.each([
    ['shortlist first', [1]],
    ['save the 2nd, shortlist it', [2]],
    ['eradannu compare madi', [1, 2]],
    ['ಎರಡನ್ನು ಹೋಲಿಸಿ', [1, 2]],
    ['compare them, dono ko', [1, 2]],
  ])('is found in an errand: %s', async (prompt, expected) => {
    const [first = '', second = ''] = list.slugs;
    const asked = '1 matte 2 du carpet area eshtu';
    const reply = await list.say(prompt, { focus: [first, second], asked });
    expect(places(reply.cards)).toEqual(expected);
  });

  it.each([
    ['kitna emi banega phle wale ka', 1],
    ['2ne du TDS kattabeka naanu', 2],
    ['3neyadu yaaru approve madidru', 3],
    ['2va kisne approve kiya hai', 2],
    ['तीसरा फ्लैट किसने अप्रूव किया है?', 3],
    ['ಎರಡನೆಯದನ್ನು ಯಾರು ಅಪ್ರೂವ್ ಮಾಡಿದ್ದಾರೆ?', 2],
    ['pehle wale ke builder ne pehle kya kya banaya hai', 1],
    ['what has the builder of the second built before', 2],
    ['modalne builder munche enu kattiddare', 1],
    ['is commencement certificate in place for the third', 3],
  ])('is asked about: %s', async (prompt, place) => {
    const reply = await list.say(prompt);
    expect(reply.changesList).toBe(false);
    expect(places(reply.cards)).toEqual([place]);
    expect(reply.message).not.toMatch(/^I have no (?:facts|answer)/);
  });

  it.each([
    'difference between the two?',
    'dono me kya fark hai?',
    'eradara vyatyasa enu?',
    'दोनों में क्या फर्क है?',
  ])('is not what “the two” are after a question of two kinds of one thing: %s', async (prompt) => {
    const reply = await list.say(prompt, { asked: 'are these A khata or B khata', focus: [] });
    expect(reply).toMatchObject({ kind: 'question', changesList: false });
    expect(reply.message).toMatch(/khata/i);
  });
});
