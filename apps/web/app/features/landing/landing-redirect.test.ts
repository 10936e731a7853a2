import { describe, expect, it } from 'vitest';
import { landingRedirect } from './landing-redirect.ts';

describe('the first page sends on', () => {
  it.each([
    [{ isSignedIn: true, hasSearch: true, role: 'user' }, '/dashboard'],
    [{ isSignedIn: true, hasSearch: true, role: null }, '/dashboard'],
    [{ isSignedIn: true, hasSearch: true, role: 'admin' }, '/admin'],
    [{ isSignedIn: false, hasSearch: false, role: 'admin' }, '/admin'],
  ])('%j to %s', (visitor, address) => {
    expect(landingRedirect(visitor)).toBe(address);
  });

  it.each([
    [{ isSignedIn: false, hasSearch: true, role: null }],
    [{ isSignedIn: true, hasSearch: false, role: 'user' }],
    [{ isSignedIn: false, hasSearch: false, role: null }],
  ])('nobody else: %j', (visitor) => {
    expect(landingRedirect(visitor)).toBeUndefined();
  });
});
