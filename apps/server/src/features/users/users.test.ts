import { beforeAll, describe, expect, it } from 'vitest';
import { aProject } from '#server/testing/builders.ts';
import { lastCodeTo } from '#server/testing/outbox.ts';
import { aSession, aSessionAs, aUser } from '#server/testing/sign-in.ts';
import { testApp } from '#server/testing/test-app.ts';

const STAFF_EMAIL = 'staff@homes.example';

const test = testApp({ STAFF_EMAIL });
let admin: { session: string };
beforeAll(async () => {
  admin = { session: await aSessionAs(test.db, 'admin') };
});

let count = 0;
async function aBuyer(name = 'Meera Rao') {
  count += 1;
  const phoneNumber = `+9198451${String(count).padStart(5, '0')}`;
  const id = await aUser(test.db, { phoneNumber, name });
  const own = { session: await aSession(test.db, { kind: 'user', id }) };
  return { id, phoneNumber, own, params: { phoneNumber } };
}

/** What happens when the owner of a number proves it. */
async function signIn(mobileNumber: string) {
  await test.call('chatLogin', { query: {}, body: { loginPrompt: mobileNumber } });
  const otp = await lastCodeTo(test.db, mobileNumber);
  return test.call('chatValidateCode', { body: { mobileNumber, otp } });
}

describe('the list of users', () => {
  it('shows numbers as country code, five digits, five digits, and no e-mail addresses', async () => {
    const { phoneNumber } = await aBuyer('Gauri Shetty');
    const { answer } = await test.call('listUsers', { query: { search: 'gauri' } }, admin);
    expect(answer?.items).toEqual([
      {
        phoneNumber,
        phone: `${phoneNumber.slice(0, 3)} ${phoneNumber.slice(3, 8)} ${phoneNumber.slice(8)}`,
        name: 'Gauri Shetty',
        type: null,
        status: 'active',
        createdAt: expect.any(String),
        deletedAt: null,
      },
    ]);
  });

  it.each(['98451 00', '+91 98451', '098451-00'.slice(1)])(
    'finds a number by “%s”',
    async (search) => {
      await aBuyer();
      const { answer } = await test.call('listUsers', { query: { search } }, admin);
      expect(answer?.total).toBeGreaterThan(0);
    },
  );
});

describe('the status of a user', () => {
  it('is of a number, in the words of the specification', async () => {
    const blank = { params: { phoneNumber: ' ' } };
    const required = [{ field: 'params.phoneNumber', message: 'phoneNumber is required' }];
    const body = { status: 'suspend', reason: 'Spam' } as const;
    const changed = await test.call('changeUserStatus', { ...blank, body }, admin);
    expect(changed.problem?.fields).toEqual(required);
    const deleted = await test.call('deleteUser', blank, admin);
    expect(deleted.problem?.fields).toEqual(required);
  });

  it('needs a reason, ends their sessions, and keeps them out', async () => {
    const { params, own, phoneNumber } = await aBuyer();
    const blank = { status: 'suspend', reason: '' } as const;
    const refused = await test.call('changeUserStatus', { params, body: blank }, admin);
    expect(refused.problem?.fields).toEqual([
      { field: 'body.reason', message: 'reason is required' },
    ]);
    const body = { status: 'suspend', reason: 'Spam' } as const;
    const { answer } = await test.call('changeUserStatus', { params, body }, admin);
    expect(answer).toMatchObject({ status: 'suspend', sessions: 0 });
    expect((await test.call('getAccountData', {}, own)).status).toBe(401);
    expect((await signIn(phoneNumber)).problem?.code).toBe('account.not-active');
  });

  it('is changed by a number as people write it', async () => {
    const { phoneNumber } = await aBuyer();
    const params = { phoneNumber: phoneNumber.replace('+91', '0') };
    const { answer } = await test.call('getUser', { params }, admin);
    expect(answer?.phoneNumber).toBe(phoneNumber);
  });

  it('of nobody is not found', async () => {
    const params = { phoneNumber: '+919999999999' };
    expect((await test.call('getUser', { params }, admin)).problem?.code).toBe('user.not-found');
  });
});

describe('a deleted user', () => {
  it('is signed out and kept out until restored', async () => {
    const { params, own, phoneNumber } = await aBuyer();
    await test.call('deleteUser', { params }, admin);
    expect((await test.call('getAccountData', {}, own)).status).toBe(401);
    expect((await signIn(phoneNumber)).problem?.code).toBe('account.not-active');
    expect((await test.call('deleteUser', { params }, admin)).problem?.code).toBe('user.not-found');

    await test.call('restoreUser', { params }, admin);
    expect((await signIn(phoneNumber)).status).toBe(200);
  });
});

describe('an erased user', () => {
  it('leaves no row, no session and no number anywhere, but the line that says so and why', async () => {
    const { params, own, id, phoneNumber } = await aBuyer();
    await test.call('deleteUser', { params }, admin);
    const body = { reason: 'Asked by letter' };
    expect((await test.call('eraseUser', { params, body }, admin)).status).toBe(200);
    expect((await test.call('getUser', { params }, admin)).status).toBe(404);
    expect((await test.call('getAccountData', {}, own)).status).toBe(401);
    const lines = await test.db
      .selectFrom('audit_log')
      .selectAll()
      .where('subject_kind', '=', 'user')
      .where('subject_id', '=', String(id))
      .orderBy('id')
      .execute();
    expect(lines.map(({ action }) => action)).toEqual(['user.deleted', 'account.deleted']);
    expect(lines.at(-1)?.reason).toBe('Asked by letter');
    expect(JSON.stringify(lines)).not.toContain(phoneNumber.slice(3));
  });

  it('is announced to those who have their number: they are told to delete it', async () => {
    const { params, own } = await aBuyer();
    const extraDetails = { call: 'Yes', whatsapp: 'No' } as const;
    const body = { type: 'callback', message: 'Please call.', extraDetails };
    await test.call('submitLead', { params: { id: await aProject(test.db) }, body }, own);
    await test.call('eraseUser', { params, body: { reason: 'Asked by letter' } }, admin);
    const told = await test.db
      .selectFrom('outbox_messages')
      .select('recipient')
      .where('template', '=', 'lead-withdrawn')
      .execute();
    expect(told).toEqual([{ recipient: STAFF_EMAIL }]);
  });
});
