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
    'https://other.example/',
    '/\t/other.example',
    '/api/v1/auth/session',
    '/register?next=/register',
    '/verification',
    '/verification#code',
    '/projects/../admin',
    '/admin',
  ])('%j is none', (next) => {
    expect(ownPath(next)).toBe('/');
  });
});
