import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Draft,
  forgetDraftOfOthers,
  keepDraft,
  pathOfOwnDraft,
  takeTyped,
  waitingDraft,
} from './draft.ts';
import { forgetEverything, slots, store } from './storage.ts';

const HOUR = 60 * 60 * 1000;
const GOOD: Omit<Draft, 'keptAt'> = {
  path: '/admin-dashboard/create-promoter',
  owner: 'admin Kavya',
  forms: { create: { name: 'Banyan' }, status: { reason: 'Because' } },
};

const signIn = (name: string, role = 'admin'): void => {
  store(slots.user, { id: 7, name, email: null, phone: null, type: null, createdAt: null });
  store(slots.role, role);
};

beforeEach(() => {
  forgetEverything();
  keepDraft({ ...GOOD, keptAt: Date.now() });
  history.replaceState(null, '', '/admin-dashboard/create-promoter?page=2');
});

describe('what was typed when a session was over', () => {
  it('comes back to its own form, once', () => {
    signIn('Kavya');
    expect(pathOfOwnDraft()).toBe(GOOD.path);
    expect(takeTyped('edit')).toBeUndefined();
    expect(takeTyped('create')).toEqual({ name: 'Banyan' });
    expect(takeTyped('create')).toBeUndefined();
    expect(takeTyped('status')).toEqual({ reason: 'Because' });
    expect(waitingDraft()).toBeUndefined();
  });

  it('does not come to the form of another page', () => {
    signIn('Kavya');
    history.replaceState(null, '', '/admin-dashboard/create-operator');
    expect(takeTyped('create')).toBeUndefined();
    expect(pathOfOwnDraft()).toBe(GOOD.path);
  });

  it.each([
    ['Ravi', 'admin'],
    ['Kavya', 'promoter'],
  ])('is not given to %s, %s, and gone once they have signed in', (name, role) => {
    signIn(name, role);
    expect(takeTyped('create')).toBeUndefined();
    expect(pathOfOwnDraft()).toBeUndefined();
    forgetDraftOfOthers();
    expect(waitingDraft()).toBeUndefined();
  });

  it('stays for its owner, and goes when they sign out', () => {
    signIn('Kavya');
    forgetDraftOfOthers();
    expect(waitingDraft()).toMatchObject({ forms: GOOD.forms });
    forgetEverything();
    expect(waitingDraft()).toBeUndefined();
  });

  it('is kept for half a day', () => {
    keepDraft({ ...GOOD, keptAt: Date.now() - 11 * HOUR });
    expect(waitingDraft()).toMatchObject({ forms: GOOD.forms });
    keepDraft({ ...GOOD, keptAt: Date.now() - 13 * HOUR });
    expect(waitingDraft()).toBeUndefined();
  });
});
