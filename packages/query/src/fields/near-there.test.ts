import { describe, expect, it } from 'vitest';
import { wishes } from '../testing/wishes.ts';

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
