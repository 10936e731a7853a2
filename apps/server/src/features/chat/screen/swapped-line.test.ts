import type { ChatReply } from '@manemitra/contract/chats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { besideAList } from '../testing/beside-a-list.ts';

const SEARCH = '2 BHK, within 1 km of the purple line metro, with a gym';
let list: Awaited<ReturnType<typeof besideAList>>;
beforeAll(async () => {
  list = await besideAList(SEARCH);
});
afterAll(() => list.close());
const say: typeof list.say = (prompt, more) => list.say(prompt, more);

const linesOf = ({ interpretation }: ChatReply) =>
  (interpretation?.constraints ?? []).flatMap((one) =>
    one.field === 'metroLine' ? [`${one.value.line} ${one.value.withinMeters}`] : [],
  );
const fieldsOf = ({ interpretation }: ChatReply) =>
  (interpretation?.constraints ?? []).map(({ field }) => field).toSorted();

describe('the line of the metro that was wished for', () => {
  it.each([
    ['green line instead', 'green 1000'],
    ['purple ki jagah green line dikhao', 'green 1000'],
    ['purple line badlu yellow line torsi', 'yellow 1000'],
    ['पर्पल की जगह येलो लाइन', 'yellow 1000'],
    ['ನೇರಳೆ ಬದಲು ಹಸಿರು ಮಾರ್ಗ', 'green 1000'],
    ['green line within 500 m instead', 'green 500'],
  ])('is replaced, and its distance kept: %s', async (prompt, line) => {
    const reply = await say(prompt);
    expect(linesOf(reply)).toEqual([line]);
    expect(fieldsOf(reply)).toEqual(['amenity', 'bhk', 'metroLine']);
  });

  it.each([
    'any line is fine',
    'line koi bhi chalegi',
    'the line does not matter',
    'yava line adru sari',
    'कोई भी लाइन चलेगी',
    'ಯಾವ ಮಾರ್ಗವಾದರೂ ಸರಿ',
  ])('becomes any line: %s', async (prompt) => {
    const reply = await say(prompt);
    expect(linesOf(reply)).toEqual(['any 1000']);
    expect(fieldsOf(reply)).toEqual(['amenity', 'bhk', 'metroLine']);
  });

  it.each([
    'metro within 500 m',
    'metro se 500 m ke andar',
    'metro inda 500 m olage',
    'मेट्रो से 500 मीटर के अंदर',
    'ಮೆಟ್ರೋ 500 ಮೀಟರ್ ಒಳಗೆ ಇರಲಿ',
    'make it within 500 m of the metro',
  ])('stays where another distance is said: %s', async (prompt) => {
    const reply = await say(prompt);
    expect(linesOf(reply)).toEqual(['purple 500']);
  });

  it.each(['yellow line too', 'yellow line bhi chalega', 'yellow line aadru ok'])(
    'is one of two, each as near, where another will do as well: %s',
    async (prompt) => {
      const { interpretation } = await say(prompt);
      const lines = interpretation?.alternatives?.flat().map(({ value }) => value);
      expect(lines).toEqual([
        { line: 'purple', withinMeters: 1000 },
        { line: 'yellow', withinMeters: 1000 },
      ]);
    },
  );

  it('stays where another is refused', async () => {
    expect(linesOf(await say('no pink line'))).toContain('purple 1000');
  });
});
