import { describe, expect, it } from 'vitest';
import { phraseAt, phraseTable } from './phrases.ts';
import { tokenize } from './tokens.ts';
import { OPENING_NUMBERS } from './word.ts';

describe('a table of phrases', () => {
  it('reads its longest phrase, also where there are more tables than words can tell of', () => {
    const tables = Array.from({ length: OPENING_NUMBERS * 32 + 1 }, (_, at) =>
      phraseTable([[at, ['quince', 'quince orchard']]]),
    );
    const tokens = tokenize('a quince orchard');
    for (const [at, table] of tables.entries()) {
      expect(phraseAt(table, tokens, 1)).toEqual({ length: 2, value: at });
      expect(phraseAt(table, tokens, 0)).toBeUndefined();
    }
  });
});
