import { afterEach, describe, expect, it, vi } from 'vitest';
import { staffClient } from '#web/api/staff-client.ts';
import { answering } from '#web/testing/network.ts';
import { actOnSecondFactor } from './second-factor.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const PATH = '/api/v1/account/second-factor';
const typed = { currentPassword: 'a password', code: '123456', secret: 'ABC', link: 'otpauth:x' };
const act = (wish: string) => actOnSecondFactor(staffClient, wish, typed);
const wrong = (code: string, field: string) => () => ({
  status: 422,
  json: { code, message: 'No.', fields: [{ field, message: 'Not this.' }] },
});

describe('the second step at sign-in', () => {
  it('shows the secret again when the code was wrong', async () => {
    answering({ [`POST ${PATH}/confirm`]: wrong('second-factor.wrong', 'body.code') });
    expect(await act('confirm-factor')).toEqual({
      kind: 'factor-begun',
      secret: 'ABC',
      link: 'otpauth:x',
      error: 'Not this.',
      status: 422,
    });
  });

  it('says at its field what is wrong, and gives no password back', async () => {
    answering({ [`DELETE ${PATH}`]: wrong('password.wrong', 'body.currentPassword') });
    const refused = await act('remove-factor');
    expect(refused).toMatchObject({ errors: { currentPassword: 'Not this.' } });
    expect(JSON.stringify(refused)).not.toContain('a password');
  });

  it('leaves other forms to others', async () => {
    expect(await act('change-password')).toBeUndefined();
  });
});
