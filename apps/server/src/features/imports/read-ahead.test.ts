import { describe, expect, it } from 'vitest';
import { readAhead } from './read-ahead.ts';

/** Yields these, notes what was asked of it, and fails at a value that is an error. */
async function* source(
  values: readonly (string | Error)[],
  notes: string[],
): AsyncGenerator<string, void, undefined> {
  try {
    for (const value of values) {
      notes.push(`made ${String(value)}`);
      await Promise.resolve();
      if (value instanceof Error) throw value;
      yield value;
    }
  } finally {
    notes.push('ended');
  }
}

describe('reading ahead', () => {
  it('makes one value while the one before is dealt with, and no more', async () => {
    const notes: string[] = [];
    for await (const value of readAhead(source(['a', 'b', 'c', 'd'], notes))) {
      await expect.poll(() => notes.at(-1)).toBe(value === 'd' ? 'ended' : `made ${after(value)}`);
      notes.push(`dealt with ${value}`);
    }
    expect(notes.filter((note) => note.startsWith('dealt'))).toHaveLength(4);
  });

  it('tells of an error in its turn, behind what came before it', async () => {
    const dealtWith: string[] = [];
    const reading = (async () => {
      for await (const value of readAhead(source(['a', 'b', new Error('torn')], []))) {
        dealtWith.push(value);
      }
    })();
    await expect(reading).rejects.toThrow('torn');
    expect(dealtWith).toEqual(['a', 'b']);
  });

  it('ends the source, and leaves no error behind, where somebody breaks off', async () => {
    const notes: string[] = [];
    for await (const first of readAhead(source(['a', new Error('torn')], notes))) {
      expect(first).toBe('a');
      break;
    }
    expect(notes.at(-1)).toBe('ended');
  });
});

const after = (letter: string): string => String.fromCharCode(letter.charCodeAt(0) + 1);
