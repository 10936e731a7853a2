import { describe, expect, it } from 'vitest';
import { landingRedirect } from './landing-redirect.ts';

describe('the first page sends on', () => {
  it.each([
    [{ isSignedIn: true, hasSearch: true, role: 'user' }, '/dashboard'],
    [{ isSignedIn: true, hasSearch: true, role: null }, '/dashboard'],
    [{ isSignedIn: true, hasSearch: true, role: 'admin' }, '/admin'],
    [{ isSignedIn: false, hasSearch: false, role: 'admin' }, '/admin'],
  ])('%j to %s', (visitor, address) => {
    expect(landingRedirect({ ...visitor, isArrival: true })).toBe(address);
  });

  it.each([
    [{ isSignedIn: false, hasSearch: true, role: null }],
    [{ isSignedIn: true, hasSearch: false, role: 'user' }],
    [{ isSignedIn: false, hasSearch: false, role: null }],
  ])('nobody else: %j', (visitor) => {
    expect(landingRedirect({ ...visitor, isArrival: true })).toBeUndefined();
  });

  it('no admin who follows a link to it from a page of ours', () => {
    const visitor = { isSignedIn: true, hasSearch: true, role: 'admin', isArrival: false };
    expect(landingRedirect(visitor)).toBeUndefined();
  });
});
