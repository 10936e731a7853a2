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
