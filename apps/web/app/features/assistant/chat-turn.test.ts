import { RESEND_SECONDS } from '@manemitra/contract/limits';
import { Problem } from '@manemitra/contract/problems';
import { describe, expect, it } from 'vitest';
import { problemFrom } from '#web/api/http-client.ts';
import { anAccount } from '#web/testing/account.ts';
import {
  failureText,
  isWorthRetrying,
  payloadFor,
  requireNextHref,
  resendWait,
  stateAfter,
  turn,
  type Reply,
  type TurnState,
} from './chat-turn.ts';
import { CHATS_HREF, isSendable, keptText, sendsMessage, stepOf } from './saying.ts';

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

const AT_REST = { kind: 'other', projects: [], focus: [], spoken: [] };

describe('what a step is sent', () => {
  const at = (step: string): TurnState => ({
    nextHref: `/api/v1/chats${step}`,
    mobileNumber: '+919876543210',
  });

  it.each([
    ['/login', '98765 43210', { loginPrompt: '98765 43210' }],
    ['/signup', 'Asha', { signupPrompt: 'Asha', mobileNumber: '+919876543210' }],
    ['/otp-validate', 'it is 123 456', { mobileNumber: '+919876543210', otp: 'it is 123 456' }],
    ['/otp-validate', 'resend', { mobileNumber: '+919876543210', otp: 'resend' }],
    ['/login?wish=signup', '98765 43210', { loginPrompt: '98765 43210' }],
    ['', 'cheaper', { prompt: 'cheaper', screen: AT_REST }],
    ['/1', 'cheaper', { prompt: 'cheaper', screen: AT_REST }],
  ])('the step chats%s gets its own fields', (step, text, payload) => {
    expect(payloadFor(at(step), text)).toEqual(payload);
  });

  it('names the project that is talked about, and no search before it', () => {
    expect(payloadFor(at(''), 'khata?', { propertyId: '7' })).toEqual({
      prompt: 'khata?',
      propertyId: '7',
    });
  });

  it.each([undefined, '', '/', '/api/v1/chats/', '/login/elsewhere', 'nonsense'])(
    'takes %j for a prompt',
    (href) => expect(stepOf(href)).toBe('chats'),
  );

  it('keeps everything in the history but a code', () => {
    expect(keptText('98765 43210', 'login')).toBe('98765 43210');
    expect(keptText('123456', 'otp-validate')).not.toMatch(/\d/);
    expect(keptText('it is ೧೨೩೪೫೬', 'otp-validate')).not.toMatch(/\p{Nd}/u);
    expect(keptText('resend', 'otp-validate')).toBe('resend');
  });
});

const before: TurnState = { nextHref: CHATS_HREF };
const reply: Reply = {
  message: '23 projects fit.',
  nextHref: '/api/v1/chats',
  outcome: 'answered',
  action: { href: '/api/v1/properties/search?prompt=3+BHK', method: 'GET' },
  sentence: '3 BHK',
};

const asha = anAccount();

describe('a turn', () => {
  it.each<[what: string, answer: Reply, nextHref: string]>([
    ['an answer', reply, '/api/v1/chats'],
    ['a login', { ...reply, nextHref: '/api/v1/chats/login' }, '/api/v1/chats/login'],
    [
      'nothing found, whatever it names next',
      { ...reply, outcome: 'nothing-found', nextHref: '/api/v1/chats/login' },
      CHATS_HREF,
    ],
  ])('goes on after %s where the reply says', (_what, answer, nextHref) => {
    expect(turn(before, answer).state.nextHref).toBe(nextHref);
  });

  it('opens a project that is asked to be opened, and nothing while it is not known which', () => {
    const card = { slug: 'anemone-heights' } as NonNullable<Reply['cards']>[number];
    const { message, nextHref, outcome } = reply;
    const said = { message, nextHref, outcome, kind: 'errand' as const };
    const open: Reply = { ...said, errand: 'open', cards: [card] };
    expect(turn(before, open).opens).toBe('/projects/anemone-heights');
    const asking = turn(before, { ...open, outcome: 'needs-input' });
    expect(asking.opens).toBeUndefined();
    expect(asking.errand).toBeUndefined();
  });

  it('opens results only when something was found, and never while a project is talked about', () => {
    expect(turn(before, reply).found?.q).toBe('3 BHK');
    expect(
      turn(before, { ...reply, action: undefined, search: { href: '/x', method: 'GET' } }).found?.q,
    ).toBe('3 BHK');
    expect(turn(before, { ...reply, outcome: 'nothing-found' }).found).toBeUndefined();
    expect(turn(before, { ...reply, action: undefined }).found).toBeUndefined();
    expect(turn(before, reply, { propertyId: '7' }).found).toBeUndefined();
  });

  it('carries a number to the code, and forgets it when somebody has signed in', () => {
    const asked = turn(before, { ...reply, mobileNumber: '+919876543210' });
    const told = turn(asked.state, { ...reply, message: 'Wrong code.' });
    expect(told.state.mobileNumber).toBe('+919876543210');
    const done = turn(told.state, { ...reply, user: asha, startChat: true });
    expect(done.state.mobileNumber).toBeUndefined();
    expect(done.user).toEqual(asha);
    expect(done.isChatOn).toBe(true);
  });

  it('tells signing out from a reply about nobody', () => {
    expect(turn(before, { ...reply, user: null }).user).toBeNull();
    expect('user' in turn(before, reply)).toBe(false);
  });

  it('without data, without a message or without a next step is refused in words', () => {
    expect(() => turn(before, undefined)).toThrow('Unexpected response format: Missing data.');
    expect(() => turn(before, null)).toThrow('Unexpected response format: Missing data.');
    expect(() => turn(before, { ...reply, message: '' })).toThrow('No response message.');
    expect(() => requireNextHref('')).toThrow('No valid nextHref available! Aborting request.');
  });
});

describe('a failure', () => {
  it('is told in its own words, else in those of the specification', () => {
    expect(failureText(new Problem('request.too-many'))).toMatch(/Too many requests/);
    expect(failureText('boom')).toBe('An unexpected error occurred.');
    expect(failureText(new Error(''))).toBe('An unexpected error occurred.');
    expect(failureText(problemFrom({}, 500))).toBe('An unexpected error occurred.');
  });

  it.each([
    ['server.error', true],
    ['server.unavailable', true],
    ['request.too-many', true],
    ['input.invalid', false],
    ['otp.wrong', false],
    ['otp.expired', false],
    ['otp.too-many-sends', false],
    ['account.not-active', false],
  ] as const)('with %s offers to say the same again: %s', (code, isOffered) => {
    expect(isWorthRetrying(new Problem(code))).toBe(isOffered);
  });

  it('goes on where the refusal says, else stays, and keeps the number', () => {
    const state: TurnState = {
      nextHref: '/api/v1/chats/otp-validate',
      mobileNumber: '+919876543210',
    };
    const closed = new Problem('account.not-active', { nextHref: CHATS_HREF });
    expect(stateAfter(closed, state)).toEqual({ ...state, nextHref: CHATS_HREF });
    expect(stateAfter(new Problem('otp.wrong'), state)).toBe(state);
    expect(stateAfter(new Error('boom'), state)).toBe(state);
  });

  it('for want of a next step begins anew: the next message goes where a conversation starts', () => {
    const stuck: TurnState = { nextHref: undefined, mobileNumber: '+919876543210' };
    expect(stateAfter(new Error('No valid nextHref available!'), stuck)).toMatchObject({
      nextHref: CHATS_HREF,
    });
  });
});

describe('another code', () => {
  const code = '/api/v1/chats/otp-validate';
  it.each([
    ['98765 43210', '/api/v1/chats/login', code, RESEND_SECONDS],
    ['resend', code, code, RESEND_SECONDS],
    ['what?', code, code, undefined],
    ['123456', code, CHATS_HREF, undefined],
  ])('after %j from %s to %s waits %s seconds', (text, from, to, wait) => {
    expect(resendWait(text, from, to)).toBe(wait);
  });
});
