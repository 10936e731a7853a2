import { beforeAll, describe, expect, it } from 'vitest';
import { queueMessage } from '#server/features/messages/public.ts';
import { aProject } from '#server/testing/builders.ts';
import { lastCodeTo, wrongCode } from '#server/testing/outbox.ts';
import { aSession, aUser } from '#server/testing/sign-in.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();
let number: string;
let id: number;
let session: string;
let slug: string;
const NOW = new Date().toISOString();
beforeAll(async () => {
  number = '+919845012345';
  id = await aUser(test.db, { phoneNumber: number, name: 'Asha' });
  session = await aSession(test.db, { kind: 'user', id });
  slug = await aProject(test.db, { name: 'Lake View' });
  const project = await test.db
    .selectFrom('properties')
    .select(['id', 'promoter_id'])
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  await test.db
    .insertInto('leads')
    .values({
      user_id: id,
      property_id: project.id,
      promoter_id: project.promoter_id,
      type: 'contact',
      message: 'Please call me',
      wants_call: true,
      wants_whatsapp: false,
    })
    .execute();
});

describe('a buyer’s own data', () => {
  it('can be downloaded whole: who they are and who was given their number', async () => {
    const { answer } = await test.call('getAccountData', {}, { session });
    expect(answer).toMatchObject({
      profile: { name: 'Asha', phone: number, status: 'active' },
      leads: [{ project: 'Lake View', call: true, whatsapp: false }],
      sessions: [expect.anything()],
    });
  });

  it('are deleted only with a fresh code for just that', async () => {
    const email = 'asha@homes.example';
    await test.db.updateTable('users').set({ email }).where('id', '=', id).execute();
    const values = { name: 'Asha', userName: 'asha' };
    const letter = { template: 'password-changed', values } as const;
    await queueMessage(test.db, { channel: 'email', to: email, ...letter });
    await test.call(
      'changeLists',
      {
        body: {
          put: {
            compare: [slug],
            searches: [{ sentence: '3 bhk', name: '', savedAt: NOW, lookedAt: NOW }],
          },
          remove: {},
        },
      },
      { session },
    );
    await test.call('chatLogin', { query: {}, body: { loginPrompt: number } });
    const signInCode = await lastCodeTo(test.db, number);
    const remove = (otp: string) => test.call('deleteAccount', { body: { otp } }, { session });
    expect((await remove(signInCode)).problem?.code).toBe('otp.expired');
    // Signed in with it, so that the audit log holds an address to forget.
    const body = { mobileNumber: number, otp: signInCode };
    session = (await test.call('chatValidateCode', { body })).session ?? '';

    test.clock.now = new Date(test.clock.now.getTime() + 60_000);
    expect((await test.call('sendDeletionCode', {}, { session })).status).toBe(200);
    expect((await remove(await wrongCode(test.db, number))).problem?.code).toBe('otp.wrong');
    const done = await remove(await lastCodeTo(test.db, number));
    expect(done).toMatchObject({ status: 200, session: '' });

    expect((await test.call('getAccountData', {}, { session })).problem?.code).toBe(
      'session.required',
    );
    const left = await Promise.all([
      test.db.selectFrom('users').selectAll().where('id', '=', id).execute(),
      test.db.selectFrom('leads').selectAll().where('user_id', '=', id).execute(),
      test.db.selectFrom('kept_projects').selectAll().execute(),
      test.db.selectFrom('saved_searches').selectAll().execute(),
      test.db.selectFrom('sessions').selectAll().where('user_id', '=', id).execute(),
      test.db
        .selectFrom('outbox_messages')
        .selectAll()
        .where('recipient', 'in', [number, email])
        .execute(),
      test.db.selectFrom('sent_codes').selectAll().execute(),
      test.db.selectFrom('audit_log').selectAll().where('address', 'is not', null).execute(),
    ]);
    expect(left.flat()).toEqual([]);
  });
});
