import { afterEach, describe, expect, it, vi } from 'vitest';
import { staffClient } from '#web/api/staff-client.ts';
import { answering } from '#web/testing/network.ts';
import { changePassword } from './change-password.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const CHANGE = 'POST /api/v1/account/password';
const typed = { currentPassword: 'blue house by the lake', newPassword: 'nine mangoes on a shelf' };
const change = () => changePassword(staffClient, typed);

describe('changing the own password', () => {
  it('says at its field what is wrong, and gives no password back', async () => {
    const fields = [{ field: 'body.currentPassword', message: 'Not this one.' }];
    answering({
      [CHANGE]: () => ({ status: 422, json: { code: 'password.wrong', message: 'No.', fields } }),
    });
    const refused = await change();
    expect(refused).toEqual({
      kind: 'refused',
      message: '',
      status: 422,
      errors: { currentPassword: 'Not this one.' },
    });
  });

  it('says how long to wait after too many tries', async () => {
    answering({
      [CHANGE]: () => ({ status: 429, json: { code: 'password.too-many-tries', message: 'No.' } }),
    });
    expect(await change()).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('Try again in 60 s'),
    });
  });

  it('leaves it to the page when nobody is signed in any more', async () => {
    answering({
      [CHANGE]: () => ({ status: 401, json: { code: 'session.required', message: 'No.' } }),
    });
    await expect(change()).rejects.toMatchObject({ code: 'session.required' });
  });
});
