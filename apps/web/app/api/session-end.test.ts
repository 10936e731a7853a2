// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { slots, store } from '#web/browser/storage.ts';
import { endsSession } from './session-end.ts';

beforeEach(() => localStorage.clear());

describe('a refused call', () => {
  it('ends the visit of who believes to have signed in when the session is over', () => {
    store(slots.user, { name: 'Asha', phone: null });
    expect(endsSession('session.required')).toBe(true);
    store(slots.user, null);
    store(slots.token, 'session');
    expect(endsSession('session.required')).toBe(true);
  });

  it.each(['login.refused', 'access.refused', 'otp.wrong'] as const)(
    'with %s is only refused, signed in or not',
    (code) => {
      store(slots.user, { name: 'Asha', phone: null });
      expect(endsSession(code)).toBe(false);
    },
  );

  it('is only refused for a visitor without a session', () => {
    expect(endsSession('session.required')).toBe(false);
  });
});
