import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberSession } from '#web/api/session-start.ts';
import { slots, store, stored } from '#web/browser/storage.ts';
import { anAccount } from '#web/testing/account.ts';
import { answering } from '#web/testing/network.ts';
import { keepSession } from './keep-session.ts';

const asha = anAccount();
const ASK = 'GET /api/v1/auth/session';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('on a page that is loaded', () => {
  it('nothing is asked where browser and server agree', async () => {
    const made = answering({});
    await keepSession(null);
    rememberSession(asha);
    await keepSession(asha);
    expect(made).toEqual([]);
    expect(stored(slots.user)?.name).toBe('Asha');
  });

  it('who signed in by a form is kept, with the chat on', async () => {
    answering({ [ASK]: () => ({ json: { account: asha } }) });
    await keepSession(asha);
    expect(stored(slots.user)).toEqual({
      id: 7,
      name: 'Asha',
      email: null,
      phone: '+91 98••• ••210',
      type: null,
      createdAt: '2026-11-01T00:00:00.000Z',
    });
    expect(stored(slots.role)).toBe('user');
    expect(stored(slots.token)).not.toBeNull();
    expect(stored(slots.chatOn)).toBe(true);
  });

  it('a session that ended elsewhere takes everything with it', async () => {
    answering({ [ASK]: () => ({ json: { account: null } }) });
    rememberSession(asha);
    store(slots.search, '3 BHK');
    await keepSession(null);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('an old copy of a page signs nobody out and nobody in', async () => {
    rememberSession(asha);
    answering({ [ASK]: () => ({ json: { account: asha } }) });
    await keepSession(null);
    expect(stored(slots.user)?.name).toBe('Asha');

    localStorage.clear();
    answering({ [ASK]: () => ({ json: { account: null } }) });
    await keepSession(asha);
    expect(stored(slots.user)).toBeNull();
  });

  it('a server that cannot say changes nothing', async () => {
    rememberSession(asha);
    answering({ [ASK]: () => ({ status: 503, json: { code: 'server.unavailable' } }) });
    await keepSession(null);
    await keepSession(undefined);
    expect(stored(slots.user)?.name).toBe('Asha');
  });
});
