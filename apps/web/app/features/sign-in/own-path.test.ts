import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

describe('the page to come back to', () => {
  it.each([
    '/dashboard/property-list?q=3+BHK&sort=newest',
    '/projects/areca-heights#price',
    '/dashboard/account',
    '/',
  ])('%s is one', (path) => {
    expect(ownPath(path)).toBe(path);
  });

  it.each([
    undefined,
    null,
    '',
    'https://other.example/',
    '//other.example',
    '/\\other.example',
    '\\\\other.example',
    '/.//other.example',
    '/a/..//other.example',
    '/\t/other.example',
    '/\n/other.example',
    'javascript:alert(1)',
    'dashboard',
    '/api/v1/auth/session',
    '/register?next=/register',
    '/verification',
    '/admin',
  ])('%j is none', (next) => {
    expect(ownPath(next)).toBe('/');
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
      'a.b',
      '\t',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const to = new URL(ownPath(`/${pieces.join('')}`), 'https://homes.example/verification');
        expect(to.origin).toBe('https://homes.example');
      }),
    );
  });
});
