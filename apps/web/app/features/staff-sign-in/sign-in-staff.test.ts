import { afterEach, describe, expect, it, vi } from 'vitest';
import { httpClient } from '#web/api/http-client.ts';
import { anAccount } from '#web/testing/account.ts';
import { answering } from '#web/testing/network.ts';
import { signInStaff } from './sign-in-staff.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const LOGIN = 'POST /api/v1/auth/login';
const typed = { userName: 'admin', password: 'a long enough one', role: '' };

describe('signing staff in', () => {
  it('sends a role only when one was chosen', async () => {
    const made = answering({
      [LOGIN]: () => ({
        json: { message: 'Login successful!', user: anAccount({ role: 'admin' }) },
      }),
    });
    expect(await signInStaff(httpClient, typed)).toMatchObject({
      kind: 'signed-in',
      message: 'Login successful!',
    });
    await signInStaff(httpClient, { ...typed, role: 'admin' });
    expect(made.map(({ body }) => body)).toEqual([
      { userName: 'admin', password: 'a long enough one' },
      { userName: 'admin', password: 'a long enough one', role: 'admin' },
    ]);
  });

  it.each([
    [401, 'login.refused', 'login'],
    [429, 'login.too-many-tries', 'other'],
    [503, 'server.unavailable', 'other'],
  ])('tells %i %s as %s, without the password', async (status, code, why) => {
    answering({ [LOGIN]: () => ({ status, json: { code, message: 'No.' } }) });
    const refused = await signInStaff(httpClient, typed);
    expect(refused).toMatchObject({ kind: 'refused', why, status, typed: { userName: 'admin' } });
    expect(JSON.stringify(refused)).not.toContain(typed.password);
  });

  it('asks for the code of the app where the account has one', async () => {
    const json = { code: 'login.code-required', message: 'Type the code.' };
    answering({ [LOGIN]: () => ({ status: 401, json }) });
    const asked = { why: 'other', asksForCode: true, errors: { code: 'Type the code.' } };
    expect(await signInStaff(httpClient, typed)).toMatchObject(asked);
    const made = answering({ [LOGIN]: () => ({ status: 401, json }) });
    await signInStaff(httpClient, { ...typed, code: '123456' });
    expect(made[0]?.body).toMatchObject({ code: '123456' });
  });

  it('says at the field what is missing', async () => {
    const fields = [{ field: 'body.password', message: 'Type your password.' }];
    answering({
      [LOGIN]: () => ({ status: 400, json: { code: 'input.invalid', message: 'No.', fields } }),
    });
    expect(await signInStaff(httpClient, { ...typed, password: '' })).toMatchObject({
      errors: { password: 'Type your password.' },
    });
  });
});
