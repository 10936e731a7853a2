import { interpret } from '@manemitra/query/interpret';
import { tokenize } from '@manemitra/query/tokens';
import { describe, expect, it } from 'vitest';
import { readQuestion } from '../project/read-question.ts';
import { offerTaken } from './accept.ts';
import { errandIn } from './errand-in.ts';
import { asksOfList } from './list-reply.ts';
import { percentFigure } from './percent-figure.ts';
import { pointedBarelyIn, pointedIn } from './pointing.ts';
import { refusesOrAllows } from './refusals.ts';
import { pointedAtLast } from './said-at-last.ts';
import { sameAsBefore } from './same-as-before.ts';
import { thanksReply } from './small-talk.ts';
import { startedOver } from './taken-back.ts';
import { clausesOf } from './turn-form.ts';

const names = { projects: [], promoters: [] };
const today = '2026-11-28';
const read = (said: string) => interpret(said, { today, names });
const formsOf = (said: string) => clausesOf(tokenize(said), read(said)).map(({ form }) => form);

describe('a word of a class is known wherever the class is asked for', () => {
  it.each([
    ['send it to my colleague', 'share'],
    ['whatsapp it to chacha', 'share'],
    ['dealer ka number do', 'callback'],
    ['bheti maadona', 'callback'],
    ['whatsapp pe शेयर कर do', 'share'],
    ['किश्त कितनी होगी', 'calculate'],
    ['email me incase new ones come', 'save'],
  ])('“%s” is to %s', (said, errand) => {
    expect(errandIn(tokenize(said), errand === 'share')).toBe(errand);
  });

  it.each([
    ['bada hai or chhota', 'asks-whether'],
    ['dusra wala late tho nahi hoga', 'asks-whether'],
    ['ivugalalli gym ide', 'asks-whether'],
  ])('“%s” %s', (said, form) => {
    expect(formsOf(said)).toEqual([form]);
  });

  it('rooms and "how many" are counted in every spelling', () => {
    expect(readQuestion('4 kamre ka price').bhks).toEqual([4]);
    expect(readQuestion('price, 2027 kone olage').bhks).toEqual([]);
    expect(readQuestion('estu mane ide').topics).toEqual(['homes']);
  });

  it('a number calls a place in words, and an hour beside a part of the day', () => {
    expect(pointedIn(tokenize('number six'))?.pointing).toEqual({ at: 'places', places: [5] });
    expect(pointedBarelyIn(tokenize('call me 2 noon'))).toBe(undefined);
  });

  it.each(['haan yaar', 'yes bhai'])('“%s” takes what was offered', (said) => {
    expect(offerTaken(said, { offer: 'in Hebbal', askedFor: () => undefined })).toBe('in Hebbal');
  });

  it.each([
    'cheers',
    'cool cool thx',
    'Thank you, you have been most helpful.',
    'ठीक है, कल बात करते हैं, बाय',
    'ಸರಿ, ಧನ್ಯವಾದ',
    'naale matadona, bye',
  ])('“%s” is thanks', (said) => {
    expect(thanksReply(tokenize(said), undefined)?.message).toContain('You are welcome');
  });

  it.each(['bas itna hi?', 'is that all?'])('“%s” asks of the list', (said) => {
    expect(asksOfList(tokenize(said), read(said))).toBe(true);
  });

  it('“jo bhi” leaves open', () => {
    expect(refusesOrAllows(tokenize('builder jo bhi'))).toBe(true);
  });

  it('“not this flat” is closed by what it denies', () => {
    expect(pointedAtLast('not this flat the second')).toBe('the second');
  });

  it('a hundredth is called as a reader of counts calls it', () => {
    const previous = read('70% open space');
    const changed = percentFigure(tokenize('make it 60 pc'), { previous, names, today });
    expect(changed?.prompt).toContain('60%');
  });

  it('the same area is the same in every word for it', () => {
    const previous = read('2 BHK in Hebbal');
    const same = sameAsBefore(tokenize('vahi area, 3 bhk'), { previous, names, today });
    expect(same?.prompt).toContain('Hebbal');
  });

  it('who begins anew says so with any verb of doing', async () => {
    const request = { prompt: 'shuru se dikhao', today, screen: undefined, previous: undefined };
    expect(await startedOver(request, async (said) => read(said))).toMatchObject({
      prompt: 'start over',
    });
  });
});
