import { describe, expect, it } from 'vitest';
import type { StoredMessage } from '#web/browser/stored-message.ts';
import { contextOf } from './context.ts';

const said = (role: StoredMessage['role'], content: string, more: Partial<StoredMessage> = {}) => ({
  role,
  content,
  sources: [],
  error: false,
  at: 0,
  ...more,
});
const after = (...messages: StoredMessage[]) =>
  contextOf(messages, { kind: 'list', projects: [] }, { lastSearch: null }).asked;

describe('what was asked last goes with the next turn', () => {
  const question = said('user', 'plot size of the first');
  const answer = said('assistant', '1,200 sq ft');

  it('is the question that was answered, whether or not the next one is written down already', () => {
    expect(after(question, answer)).toBe('plot size of the first');
    expect(after(question, answer, said('user', '2nd?'))).toBe('plot size of the first');
  });

  it('is nothing after a wish or before any answer', () => {
    expect(after(said('user', '2 BHK'), said('assistant', '9 fit', { search: '2 BHK' }))).toBe(
      undefined,
    );
    expect(after(question)).toBe(undefined);
  });
});

describe('what was spoken of one at a time goes with the next turn', () => {
  const card = (slug: string) => ({ slug }) as NonNullable<StoredMessage['cards']>[number];
  const answer = (...slugs: string[]) => said('assistant', 'so it is', { cards: slugs.map(card) });
  const spoken = (...messages: StoredMessage[]) =>
    contextOf(messages, { kind: 'list', projects: [] }, { lastSearch: null }).spoken;

  it('is each once, the last of them last', () => {
    expect(spoken(answer('a'), answer('b'), answer('a'))).toEqual(['b', 'a']);
  });

  it('begins anew after an answer about several, and after a wish', () => {
    expect(spoken(answer('a'), answer('b', 'c'), answer('d'))).toEqual(['d']);
    expect(
      spoken(answer('a'), said('assistant', '9 fit', { search: '2 BHK' }), answer('b')),
    ).toEqual(['b']);
  });
});
