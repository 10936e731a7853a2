import { afterEach, describe, expect, it, vi } from 'vitest';
import { httpClient as api } from '#web/api/http-client.ts';
import { answering } from '#web/testing/network.ts';
import { act } from './account-actions.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const DELETE = 'DELETE /api/v1/account';
const CODE = 'POST /api/v1/account/code';
const refused = (status: number, code: string) => ({ status, json: { code, message: 'No.' } });

describe('the buttons of the account page', () => {
  it('delete only with a code, which is sent as it was typed', async () => {
    const made = answering({ [DELETE]: () => ({ json: { message: 'Deleted.' } }) });
    expect(await act(api, 'delete', { code: '123 456', id: '' })).toEqual({ kind: 'deleted' });
    expect(made[0]?.body).toEqual({ otp: '123 456' });
  });

  it.each([
    [422, 'otp.wrong', true],
    [400, 'input.invalid', true],
    [410, 'otp.expired', false],
    [410, 'otp.too-many-tries', false],
  ])('after %i %s the code can be typed again: %s', async (status, code, hasCode) => {
    answering({ [DELETE]: () => refused(status, code) });
    expect(await act(api, 'delete', { code: '000000', id: '' })).toMatchObject({
      kind: 'refused',
      hasCode,
    });
  });

  it('say when enough codes were sent', async () => {
    answering({ [CODE]: () => refused(429, 'otp.too-many-sends') });
    expect(await act(api, 'send-code', { code: '', id: '' })).toMatchObject({
      kind: 'refused',
      message: 'We cannot send another code yet. Try again in 60 s.',
    });
  });

  it('sign out one browser, also one that is not there any more', async () => {
    const end = () => act(api, 'end-session', { code: '', id: 'abc' });
    const path = 'DELETE /api/v1/account/sessions/abc';
    answering({ [path]: () => ({ json: { message: 'Out.' } }) });
    expect(await end()).toEqual({ kind: 'sessions-changed', message: 'Out.' });
    answering({ [path]: () => refused(404, 'session.not-found') });
    expect(await end()).toMatchObject({ kind: 'sessions-changed' });
  });

  it('leave it to the page when nobody is signed in any more', async () => {
    answering({ [CODE]: () => refused(401, 'session.required') });
    await expect(act(api, 'send-code', { code: '', id: '' })).rejects.toMatchObject({
      code: 'session.required',
    });
  });
});
