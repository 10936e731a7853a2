import { beforeEach, describe, expect, it } from 'vitest';
import { unfinished } from '#web/browser/unfinished.ts';
import { takeTyped, waitingDraft } from '#web/browser/draft.ts';
import { slots, store } from '#web/browser/storage.ts';
import { anAccount } from '#web/testing/account.ts';
import { storedUser } from './session-start.ts';
import { bringBack, endsSession, endVisit, keepTyped, leave } from './session-end.ts';

beforeEach(() => localStorage.clear());

describe('a refused call', () => {
  it('ends the visit of who believes to have signed in when the session is over', () => {
    store(slots.user, storedUser(anAccount({ name: 'Asha', phone: null })));
    expect(endsSession('session.required')).toBe(true);
    store(slots.user, null);
    store(slots.token, 'session');
    expect(endsSession('session.required')).toBe(true);
  });

  it.each(['login.refused', 'access.refused', 'otp.wrong'] as const)(
    'with %s is only refused, signed in or not',
    (code) => {
      store(slots.user, storedUser(anAccount({ name: 'Asha', phone: null })));
      expect(endsSession(code)).toBe(false);
    },
  );

  it('is only refused for a visitor without a session', () => {
    expect(endsSession('session.required')).toBe(false);
  });
});

describe('what staff have typed', () => {
  const signedIn = (): void => {
    store(slots.user, storedUser(anAccount({ name: 'Kavya', phone: null })));
    store(slots.role, 'admin');
  };

  it('goes with a session that they end', () => {
    signedIn();
    const stop = keepTyped('profile', () => ({ name: 'Banyan' }));
    leave();
    stop();
    expect(waitingDraft()).toBeUndefined();
  });

  it('stays over a session that ended, of forms that are open and typed in, for them alone', () => {
    signedIn();
    keepTyped('closed', () => 'text')();
    const stops = [
      keepTyped('profile', () => ({ name: 'Banyan' })),
      keepTyped('untouched', () => undefined),
    ];
    endVisit();
    // A second call that was on its way is refused as well.
    endVisit();
    for (const stop of stops) stop();
    expect(Object.keys(localStorage)).toEqual([]);
    expect(waitingDraft()).toMatchObject({
      owner: 'admin Kavya',
      forms: { profile: { name: 'Banyan' } },
    });
    expect(Object.keys(waitingDraft()?.forms ?? {})).toEqual(['profile']);
    expect(takeTyped('profile')).toBeUndefined();
    signedIn();
    expect(takeTyped('profile')).toEqual({ name: 'Banyan' });
  });
});

describe('what is being sent', () => {
  const asking = (projectName: string) => ({
    path: location.pathname,
    what: 'A call',
    projectId: '7',
    projectName,
    choice: { call: true, whatsapp: false, search: false },
  });

  it('is brought back also where another send came and went meanwhile', async () => {
    const other = bringBack(asking('Other'), () => Promise.resolve());
    await bringBack(asking('Banyan'), async () => {
      await other;
      dispatchEvent(new Event('pagehide'));
      endVisit();
    });
    expect(unfinished()).toMatchObject({ projectName: 'Banyan' });
  });
});
