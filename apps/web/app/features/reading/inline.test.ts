import { describe, expect, it } from 'vitest';
import { inlinePieces, plainText } from './inline.ts';

describe('a line of text', () => {
  it.each([
    ['plain', [{ text: 'plain' }]],
    [
      'see [the list](/a?q=b) now',
      [{ text: 'see ' }, { text: 'the list', href: '/a?q=b' }, { text: ' now' }],
    ],
    ['**Ask** first', [{ text: 'Ask', isStrong: true }, { text: ' first' }]],
    [
      '[one](/1)[two](/2)',
      [
        { text: 'one', href: '/1' },
        { text: 'two', href: '/2' },
      ],
    ],
    ['2 * 3 [not a link] (no)', [{ text: '2 * 3 [not a link] (no)' }]],
    ['', []],
  ])('%s', (line, pieces) => {
    expect(inlinePieces(line)).toEqual(pieces);
  });

  it('loses its signs when read out, and no word', () => {
    expect(plainText('**Ask** for [the khata](/x).')).toBe('Ask for the khata.');
  });
});
