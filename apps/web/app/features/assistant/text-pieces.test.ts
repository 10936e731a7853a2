import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeHref, textPieces } from './text-pieces.ts';

describe('textPieces', () => {
  it.each([
    ['no link', [{ text: 'no link' }]],
    [
      'See https://rera.karnataka.gov.in/viewAll.',
      [
        { text: 'See ' },
        {
          text: 'https://rera.karnataka.gov.in/viewAll',
          href: 'https://rera.karnataka.gov.in/viewAll',
        },
        { text: '.' },
      ],
    ],
    [
      '[the list](/dashboard/property-list?q=3bhk) has it',
      [{ text: 'the list', href: '/dashboard/property-list?q=3bhk' }, { text: ' has it' }],
    ],
    ['[x](javascript:alert(1))', [{ text: '[x](javascript:alert(1))' }]],
    ['[x](//elsewhere.example)', [{ text: '[x](//elsewhere.example)' }]],
    ['**bold** <b>not</b>', [{ text: '**bold** <b>not</b>' }]],
  ])('cuts %j', (text, pieces) => {
    expect(textPieces(text)).toEqual(pieces);
  });

  it('loses no word of a text without titled links', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !text.includes('](')),
        (text) => {
          expect(
            textPieces(text)
              .map((piece) => piece.text)
              .join(''),
          ).toBe(text);
        },
      ),
    );
  });
});

describe('safeHref', () => {
  it.each([
    null,
    '',
    'javascript:alert(1)',
    'data:text/html,x',
    '//x.example',
    '/\\x.example',
    'x',
  ])('refuses %j', (address) => expect(safeHref(address)).toBeUndefined());
});
