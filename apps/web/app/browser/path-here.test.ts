import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathHere } from './path-here.ts';

describe('a path of this site', () => {
  it.each(['/', '/projects/lake-view?x=1#price', '/dashboard/property-list?q=3+BHK&sort=newest'])(
    'is %s, as it is',
    (path) => {
      expect(pathHere(path)).toBe(path);
    },
  );

  it.each([
    undefined,
    null,
    7,
    '',
    'dashboard',
    'https://other.example/',
    '//other.example',
    '/\\other.example',
    '\\\\other.example',
    '/.//other.example',
    '/a/..//other.example',
    '/\t/other.example',
    '/\n/other.example',
    'javascript:alert(1)',
  ])('is not %j', (value) => {
    expect(pathHere(value)).toBeUndefined();
  });

  it('never leaves the site', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '@',
      ':',
      '?',
      '#',
      '%2f',
      '%5c',
      'a',
      '\t',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = pathHere(`/${pieces.join('')}`) ?? '/';
        expect(new URL(path, 'https://homes.example/offline').origin).toBe('https://homes.example');
      }),
    );
  });
});
