import { describe, expect, it } from 'vitest';
import { read, wishes } from '../testing/wishes.ts';

const where = (text: string) => wishes(text).filter((wish) => /near|locality/.test(wish));

describe('near where one of the family lives', () => {
  it.each([
    ['nanna tangi kengeri alli idale, alle hatra 2 bhk 60 to 70 lakhs', 'kengeri'],
    [
      'namma akka Basaveshwaranagar alli idare, avra mane hattira 2bhk, ondu koti',
      'basaveshwaranagar',
    ],
    ['my sister stays in Kengeri, 2bhk near her place under 80 lakhs', 'kengeri'],
    ['ಅಮ್ಮ live in Girinagar, so unke paas hi 3bhk chahiye', 'giri-nagar'],
  ])('is the place that was named of them: “%s”', (text, place) => {
    expect(where(text)).toEqual([`near:{"place":"${place}","withinMeters":3000}`]);
  });

  it('may say how far', () => {
    expect(where('didi Jayanagar mein rehti hai, uske ghar se 2 km ke andar 2bhk')).toEqual([
      'near:{"place":"jayanagar","withinMeters":2000}',
    ]);
  });

  it.each([
    [
      'my sister is a nurse at Narayana Hrudayalaya, 2bhk within three kilometres of the hospital',
      'narayana-hrudayalaya',
      3000,
    ],
    ['my daughter joined PES University, 2bhk within 5 km from there', 'pes-college', 5000],
    [
      'Makkalu Greenwood High school alli oduttare, shaale inda 4 kilometer olage 3bhk beku',
      'greenwood-high',
      4000,
    ],
    [
      'beti Christ University me padhti hai, wahan se 4 km ke andar 2bhk',
      'christ-university',
      4000,
    ],
    ['ನನ್ನ ಮಗಳು ಪಿಇಎಸ್ ವಿಶ್ವವಿದ್ಯಾಲಯಕ್ಕೆ ಸೇರಿದ್ದಾಳೆ, ಅಲ್ಲಿಂದ ಐದು ಕಿಲೋಮೀಟರ್ ಒಳಗೆ 2 ಬಿಎಚ್‌ಕೆ ಮನೆ ಬೇಕು', 'pes-college', 5000],
  ])('is so far from where one of them goes: “%s”', (text, place, meters) => {
    expect(where(text)).toEqual([`near:{"place":"${place}","withinMeters":${meters}}`]);
    expect(read(text).constraints.find(({ field }) => field === 'near')?.assumed ?? '').not.toMatch(
      /within 3 km/,
    );
  });

  it('is not meant where no such place was named', () => {
    expect(where('3bhk in Hebbal within 2 km of the school')).not.toContain('near');
  });

  it('may say that one walks', () => {
    const onFoot = (minutes: number, place: string) =>
      `near:{"place":"${place}","withinMinutes":${minutes},"mode":"walk"}`;
    expect(
      where('didi Jayanagar mein rehti hai, uske ghar se paidal 15 minute ke andar 2bhk'),
    ).toEqual([onFoot(15, 'jayanagar')]);
    expect(where('one bhk, itpl walkable 20 mins')).toEqual([onFoot(20, 'itpl')]);
    expect(where('a 2bhk where I can walk to itpl in 20 mins')).toEqual([onFoot(20, 'itpl')]);
  });

  it.each([
    ['my sister stays in Kengeri, 2bhk in Hebbal', 'hebbal'],
    ['my parents live in Basavanagudi, want 3bhk in Banashankari', 'banashankari'],
  ])('is not said where another place is asked for: “%s”', (text, place) => {
    expect(where(text)).toContain(`locality:{"in":["${place}"]}`);
  });
});
