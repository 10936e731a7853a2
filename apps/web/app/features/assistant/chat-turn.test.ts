import type { ChatReply } from '@manemitra/contract/chats';
import { Problem } from '@manemitra/contract/problems';
import { describe, expect, it } from 'vitest';
import {
  failureText,
  isSendable,
  isWorthRetrying,
  readReply,
  requireNextHref,
  searchOf,
  sendsMessage,
} from './chat-turn.ts';

describe('isSendable', () => {
  it.each(['3', 'villa', ' 2bhk ', 'ಮನೆ', 'घर', '२', '?? hebbal'])('sends %j', (text) => {
    expect(isSendable(text)).toBe(true);
  });

  it.each(['', '   ', '\n', '???', '₹', '—', '🏠', '. , !'])('ignores %j', (text) => {
    expect(isSendable(text)).toBe(false);
  });
});

describe('sendsMessage', () => {
  it('sends on Enter alone', () => {
    expect(sendsMessage({ key: 'Enter', shiftKey: false, isComposing: false })).toBe(true);
  });

  it('does not send on Shift+Enter, other keys, or while a word is being composed', () => {
    expect(sendsMessage({ key: 'Enter', shiftKey: true, isComposing: false })).toBe(false);
    expect(sendsMessage({ key: 'a', shiftKey: false, isComposing: false })).toBe(false);
    expect(sendsMessage({ key: 'Enter', shiftKey: false, isComposing: true })).toBe(false);
  });
});

const reply: ChatReply = {
  message: '23 projects fit.',
  nextHref: '/api/v1/chats',
  outcome: 'answered',
  action: { href: '/api/v1/properties/search?prompt=3+BHK', method: 'GET' },
  sentence: '3 BHK',
};

describe('a reply', () => {
  it('without data, without a message or without a next step is refused in words', () => {
    expect(() => readReply(undefined)).toThrow('Unexpected response format: Missing data.');
    expect(() => readReply({ ...reply, message: '' })).toThrow('No response message.');
    expect(() => requireNextHref('')).toThrow('No valid nextHref available! Aborting request.');
  });

  it('leads to the results only when it found something to show', () => {
    expect(searchOf(reply)).toBe('3 BHK');
    expect(searchOf({ ...reply, outcome: 'nothing-found' })).toBeUndefined();
    expect(searchOf({ ...reply, action: undefined })).toBeUndefined();
  });
});

describe('a failure', () => {
  it('is told in its own words, else in those of the specification', () => {
    expect(failureText(new Problem('request.too-many'))).toMatch(/Too many requests/);
    expect(failureText('boom')).toBe('An unexpected error occurred.');
    expect(failureText(new Error(''))).toBe('An unexpected error occurred.');
  });

  it('offers to try again unless the text itself was refused', () => {
    expect(isWorthRetrying(new Problem('server.error'))).toBe(true);
    expect(isWorthRetrying(new Problem('input.invalid'))).toBe(false);
  });
});
