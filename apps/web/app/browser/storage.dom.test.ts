import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetEverything, parseStored, readRaw, slots, store, watch } from './storage.ts';

beforeEach(() => localStorage.clear());

describe('stored values', () => {
  it('uses exactly the keys of the specification and a few under our own name', () => {
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
        'manemitra.featuresSeen',
        'manemitra.hintDismissed',
        'manemitra.money',
        'manemitra.savedSearches',
        'manemitra.shortlist',
        'manemitra.synced',
        'manemitra.viewed',
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
      { role: 'user', content: 'hello', sources: [], error: false, at: 0 },
      {
        role: 'assistant',
        content: 'Hi',
        sources: [{ title: 'RERA', href: null }],
        error: true,
        at: 1,
      },
    ]);
  });

  it('gives every message of a history a time of its own, in order', () => {
    const times = [undefined, 5, 5, 'x', 1, 9, null, -3].map((at) => ({
      role: 'user',
      content: 'x',
      at,
    }));
    const read = parseStored(slots.chatMessages, JSON.stringify(times)).map(({ at }) => at);
    expect(read).toEqual([...new Set(read)].toSorted((a, b) => a - b));
    expect(read).toHaveLength(times.length);
  });

  it('reads whatever may lie under any key without failing, and as what it should be or its fallback', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(slots)),
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.jsonValue().map((value) => JSON.stringify([value])),
        ),
        (slot, raw) => {
          const value: unknown = parseStored<unknown>(slot, raw);
          // What was read is stored and read again as the same.
          const again: unknown = parseStored<unknown>(slot, JSON.stringify(value));
          expect(again ?? slot.fallback).toEqual(value);
        },
      ),
    );
  });

  it('keeps of a compare list what an address can name and our pages can show', () => {
    const kept = { id: 'areca-terraces', imageUrl: '/media/1.webp', rera: 'RERA: not checked' };
    const left = [
      kept,
      kept,
      { id: '\ud83d', imageUrl: '/media/2.webp' },
      { id: '../admin', imageUrl: '' },
      { id: 'x'.repeat(201), imageUrl: '' },
      { id: 'banyan', imageUrl: 'javascript:alert(1)' },
      { id: 7 },
    ];
    expect(parseStored(slots.compareList, JSON.stringify(left))).toEqual([
      kept,
      { id: 'banyan', imageUrl: '', rera: '' },
    ]);
  });

  it.each([slots.search, slots.role, slots.token])(
    'takes a text with half of a letter in it for none under %o',
    (slot) => {
      expect(parseStored<string | null>(slot, '"3 BHK \\ud83d"')).toBeNull();
      expect(parseStored<string | null>(slot, '"3 BHK \\ud83d\\ude00"')).toBe('3 BHK 😀');
    },
  );

  it('reads a huge history in a moment and keeps only its end', () => {
    const raw = JSON.stringify(Array.from({ length: 50_000 }, () => ['x'.repeat(20)]));
    expect(parseStored(slots.chatMessages, raw)).toEqual([]);
  });

  it('forgets everything at once and tells watchers of every key', () => {
    const told: string[] = [];
    const stops = Object.values(slots).map(({ key }) => watch(key, () => told.push(key)));
    store(slots.search, '3 BHK');
    localStorage.setItem('of an older version', 'x');
    told.length = 0;
    forgetEverything();
    for (const stop of stops) stop();
    expect(localStorage).toHaveLength(0);
    expect(told.sort()).toEqual(
      Object.values(slots)
        .map(({ key }) => key)
        .sort(),
    );
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
    store(slots.compareList, [{ id: 'areca-terraces', imageUrl: '', rera: '' }]);
    store(slots.compareList, []);
    expect(readRaw('compareList')).toBeNull();
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
