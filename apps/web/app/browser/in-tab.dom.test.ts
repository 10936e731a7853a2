import { beforeEach, describe, expect, it } from 'vitest';
import { type Draft, keepDraft, waitingDraft } from './draft.ts';
import { IN_TAB, isKeptInTab } from './in-tab.ts';
import { forgetUnfinished, keepUnfinished, unfinished, type Unfinished } from './unfinished.ts';

const DRAFT: Draft = {
  path: '/admin-dashboard/create-promoter',
  owner: 'admin Kavya',
  keptAt: Date.now(),
  forms: { create: { name: 'Banyan' } },
};
const ASK: Unfinished = {
  path: '/projects/lake-view',
  what: 'callback',
  projectId: '7',
  projectName: 'Lake View',
  choice: { call: false, whatsapp: true, search: true },
};

const ELSEWHERE = [
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example',
  7,
];
const damaged = (good: object, parts: object[]): unknown[] => [
  null,
  'text',
  [],
  ...ELSEWHERE.map((path) => ({ ...good, path })),
  ...parts.map((part) => ({ ...good, ...part })),
];
const lay = (key: string, value: unknown): void =>
  sessionStorage.setItem(key, JSON.stringify(value));

beforeEach(() => sessionStorage.clear());

describe('what waits in this tab', () => {
  it('is read back as it was kept, until it is forgotten', () => {
    keepDraft(DRAFT);
    keepUnfinished(ASK);
    expect(waitingDraft()).toEqual(DRAFT);
    expect(unfinished()).toEqual(ASK);
    forgetUnfinished();
    expect(isKeptInTab(IN_TAB.unfinished)).toBe(false);
    expect(isKeptInTab(IN_TAB.draft)).toBe(true);
  });

  it.each(damaged(DRAFT, [{ owner: null }, { keptAt: 'now' }, { forms: [] }]))(
    'is no draft where it is damaged or leads elsewhere: %j',
    (value) => {
      lay(IN_TAB.draft, value);
      expect(waitingDraft()).toBeUndefined();
    },
  );

  it.each(damaged(ASK, [{ projectId: 7 }, { choice: null }, { choice: { call: 'yes' } }]))(
    'is nothing to send where it is damaged or leads elsewhere: %j',
    (value) => {
      lay(IN_TAB.unfinished, value);
      expect(unfinished()).toBeUndefined();
    },
  );
});
