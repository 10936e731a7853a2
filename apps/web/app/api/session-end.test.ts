// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { slots, store } from '#web/browser/storage.ts';
import { endsSession } from './session-end.ts';

beforeEach(() => localStorage.clear());

const signIn = () => store(slots.user, { name: 'Asha', phone: null });

describe('a call answered 401', () => {
  it.each([
    '/api/v1/properties/search?prompt=x',
    '/api/v1/chats',
    '/api/v1/auth/logout',
    '/api/v1/admin',
  ])('ends the visit of who believes to have signed in: %s', (address) => {
    signIn();
    expect(endsSession(address)).toBe(true);
  });

  it.each(['/api/v1/auth/login', '/api/v1/chats/login', '/api/v1/chats/otp-validate'])(
    'is only a refusal where somebody is signing in: %s',
    (address) => {
      signIn();
      expect(endsSession(address)).toBe(false);
    },
  );

  it('is only a refusal for an anonymous visitor', () => {
    expect(endsSession('/api/v1/properties/7/leads')).toBe(false);
  });
});
