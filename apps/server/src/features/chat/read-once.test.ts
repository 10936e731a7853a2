import { interpret } from '@manemitra/query/interpret';
import { describe, expect, it } from 'vitest';
import { readOnce } from './read-once.ts';

const context = { today: '2026-11-28', names: { promoters: [], projects: [] } };

describe('the sentences of a turn', () => {
  it.each(['make it 2 bhk', 'not hebbal, whitefeild instead', '2 bhk in hebbal up to ₹90 L'])(
    'are read once each, alone and after a search before, and mean what they mean elsewhere: %s',
    async (sentence) => {
      const read = readOnce(context);
      const previous = interpret('3 bhk in hebbal under 1.5 cr', context);
      const alone = await read(sentence);
      const after = await read(sentence, previous);
      expect(await read(sentence)).toBe(alone);
      expect(await read(sentence, previous)).toBe(after);
      expect(alone).toEqual(interpret(sentence, context));
      expect(after).toEqual(interpret(sentence, { ...context, previous }));
    },
  );
});
