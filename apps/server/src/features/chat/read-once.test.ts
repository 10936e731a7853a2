import { interpret } from '@manemitra/query/interpret';
import { describe, expect, it } from 'vitest';
import { readOnce } from './read-once.ts';

const context = { today: '2026-11-28', names: { promoters: [], projects: [] } };

describe('the sentences of a turn', () => {
  it('are read once each, alone and after a search before, and mean what they mean elsewhere', async () => {
    const read = readOnce(context);
    const previous = interpret('3 bhk in hebbal under 1.5 cr', context);
    const alone = await read('make it 2 bhk');
    const after = await read('make it 2 bhk', previous);
    expect(await read('make it 2 bhk')).toBe(alone);
    expect(await read('make it 2 bhk', previous)).toBe(after);
    expect(alone).toEqual(interpret('make it 2 bhk', context));
    expect(after).toEqual(interpret('make it 2 bhk', { ...context, previous }));
    expect(after.intent).toBe('refine');
  });
});
