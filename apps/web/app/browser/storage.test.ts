// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { parseStored, readRaw, slots, store, watch } from './storage.ts';

beforeEach(() => localStorage.clear());

describe('stored values', () => {
  it('uses exactly the keys of the specification', () => {
    expect(
      Object.values(slots)
        .map((slot) => slot.key)
        .sort(),
    ).toEqual(
      [
        'activeProject',
        'chatMessages',
        'chatOn',
        'compareList',
        'darkTheme',
        'role',
        'search',
        'token',
        'user',
      ].sort(),
    );
  });

  it.each(['not json', '{"a":', '42', 'null', '{}', '"text"'])(
    'reads the damaged chat history %s as an empty one',
    (raw) => {
      expect(parseStored(slots.chatMessages, raw)).toEqual([]);
    },
  );

  it('keeps the readable messages of a partly damaged history', () => {
    const raw = JSON.stringify([
      { role: 'user', content: 'hello' },
      { role: 'intruder', content: 'x' },
      7,
      { role: 'assistant', content: 'Hi', sources: [{ title: 'RERA', href: 3 }], error: true },
    ]);
    expect(parseStored(slots.chatMessages, raw)).toEqual([
      { role: 'user', content: 'hello', sources: [], error: false },
      { role: 'assistant', content: 'Hi', sources: [{ title: 'RERA', href: null }], error: true },
    ]);
  });

  it('keeps at most the last 50 messages', () => {
    const many = Array.from({ length: 60 }, (_, i) => ({ role: 'user', content: `${i}` }));
    const read = parseStored(slots.chatMessages, JSON.stringify(many));
    expect(read).toHaveLength(50);
    expect(read.at(-1)?.content).toBe('59');
  });

  it('stores the role as a quoted string', () => {
    store(slots.role, 'admin');
    expect(readRaw('role')).toBe('"admin"');
    expect(parseStored(slots.role, readRaw('role'))).toBe('admin');
  });

  it('tells a chosen light theme from no choice', () => {
    expect(parseStored(slots.darkTheme, 'false')).toBe(false);
    expect(parseStored(slots.darkTheme, null)).toBeNull();
    expect(parseStored(slots.darkTheme, '"yes"')).toBeNull();
  });

  it('forgets an entry that is set back to its fallback', () => {
    store(slots.chatOn, true);
    store(slots.chatOn, false);
    expect(readRaw('chatOn')).toBeNull();
  });

  it('tells watchers of this tab about a change until they stop watching', () => {
    let calls = 0;
    const stop = watch('search', () => calls++);
    store(slots.search, '3 BHK');
    store(slots.role, 'user');
    stop();
    store(slots.search, '2 BHK');
    expect(calls).toBe(1);
  });
});
