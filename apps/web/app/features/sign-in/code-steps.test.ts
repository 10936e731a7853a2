import { afterEach, describe, expect, it, vi } from 'vitest';
import { httpClient } from '#web/api/http-client.ts';
import { anAccount } from '#web/testing/account.ts';
import { answering } from '#web/testing/network.ts';
import { askForCode, proveCode, sendAgain } from './code-steps.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const LOGIN = 'POST /api/v1/chats/login?wish=login';
const SIGNUP = 'POST /api/v1/chats/login?wish=signup';
const NAME = 'POST /api/v1/chats/signup';
const CODE = 'POST /api/v1/chats/otp-validate';
const mobileNumber = '+919876543210';
const at = (step: string, more: object = {}) => ({
  json: {
    message: 'Go on.',
    nextHref: `/api/v1/chats${step}`,
    outcome: 'needs-input',
    kind: 'errand',
    changesList: false,
    cards: [],
    taps: [],
    ...more,
  },
});
const refused = (status: number, code: string) => ({ status, json: { code, message: 'No.' } });

describe('asking for a code', () => {
  it('takes the steps of the chat: the number alone, or with a name', async () => {
    const made = answering({
      [LOGIN]: () => at('/otp-validate', { mobileNumber }),
      [SIGNUP]: () => at('/signup', { mobileNumber }),
      [NAME]: () => at('/otp-validate', { mobileNumber }),
    });
    expect(await askForCode(httpClient, { phone: '98765 43210' })).toEqual({
      kind: 'sent',
      mobileNumber,
    });
    expect(await askForCode(httpClient, { name: 'Asha', phone: '98765 43210' })).toEqual({
      kind: 'sent',
      mobileNumber,
    });
    expect(made.map(({ call }) => call)).toEqual([LOGIN, SIGNUP, NAME]);
    expect(made[2]?.body).toEqual({ signupPrompt: 'Asha', mobileNumber });
  });

  it.each([
    [{ phone: ' ' }, 'phone'],
    [{ phone: 'nine' }, 'phone'],
    [{ name: '', phone: '9876543210' }, 'name'],
    [{ name: '12', phone: '9876543210' }, 'name'],
  ])('says at the field what is wrong with %j, and keeps what was typed', async (typed, field) => {
    answering({
      [LOGIN]: () => at('/login'),
      [SIGNUP]: () => at('/signup', { mobileNumber }),
      [NAME]: () => at('/signup', { mobileNumber }),
    });
    const asked = await askForCode(httpClient, typed);
    expect(asked).toMatchObject({ kind: 'refused', typed });
    expect(asked.kind === 'refused' && Object.keys(asked.errors)).toEqual([field]);
  });
});

describe('proving a code', () => {
  it('signs in, whatever stands between the digits', async () => {
    const made = answering({ [CODE]: () => at('', { user: anAccount(), startChat: true }) });
    expect(await proveCode(httpClient, mobileNumber, ' 123 456 ')).toEqual({
      kind: 'signed-in',
      account: anAccount(),
      startsChat: true,
    });
    expect(made[0]?.body).toEqual({ mobileNumber, otp: ' 123 456 ' });
  });

  it.each(['', '12345', 'cancel', 'resend'])('sends nothing for %j', async (code) => {
    const made = answering({});
    const proved = await proveCode(httpClient, mobileNumber, code);
    expect(proved).toMatchObject({ kind: 'refused', error: 'The code has six digits.' });
    expect(made).toEqual([]);
  });

  it.each([
    [422, 'otp.wrong', 'error', 'not the code'],
    [410, 'otp.expired', 'message', 'no longer works'],
    [410, 'otp.too-many-tries', 'message', 'one try too many'],
    [403, 'account.not-active', 'message', 'not active'],
  ] as const)('%i %s is told in %s', async (status, code, place, text) => {
    answering({ [CODE]: () => refused(status, code) });
    const proved = await proveCode(httpClient, mobileNumber, '123456');
    expect(proved).toMatchObject({ status });
    expect(proved.kind === 'refused' && proved[place]).toContain(text);
  });
});

describe('sending again', () => {
  it('says when enough codes were sent', async () => {
    answering({ [CODE]: () => refused(429, 'otp.too-many-sends') });
    const again = await sendAgain(httpClient, mobileNumber);
    expect(again).toMatchObject({ kind: 'refused', status: 429 });
    expect(again.kind === 'refused' && again.message).toContain('cannot send another code');
  });
});
