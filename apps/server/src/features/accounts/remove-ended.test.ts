import { expect, it } from 'vitest';
import { recordAudit } from '#server/features/audit/public.ts';
import { aSession, aStaffAccount, aUser } from '#server/testing/sign-in.ts';
import { testApp } from '#server/testing/test-app.ts';
import { removeEnded } from './remove-ended.ts';

const test = testApp();

const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(test.clock.now.getTime() - days * DAY);

it('what has ended is removed at its time and not before, and the log forgets addresses after a year', async () => {
  const { db } = test;
  const buyer = await aUser(db);
  await aSession(db, { kind: 'user', id: buyer }, daysAgo(400));
  await aSession(db, { kind: 'user', id: buyer });
  const code = (phone_number: string, days: number) => ({
    phone_number,
    purpose: 'sign-in' as const,
    browser: Buffer.from('b'),
    code_hash: Buffer.from('x'),
    expires_at: daysAgo(days),
  });
  await db
    .insertInto('sent_codes')
    .values([code('+911', 2), code('+912', 0)])
    .execute();
  const [old, fresh] = [
    await aStaffAccount(db, { role: 'operator' }),
    await aStaffAccount(db, { role: 'operator' }),
  ];
  await db
    .insertInto('password_links')
    .values([
      { staff_id: old, token_hash: Buffer.from('a'), expires_at: daysAgo(2) },
      { staff_id: fresh, token_hash: Buffer.from('b'), expires_at: daysAgo(-2) },
    ])
    .execute();
  await db
    .insertInto('attempts')
    .values([2, 0].map((days) => ({ key: Buffer.from('k'), at: daysAgo(days) })))
    .execute();
  await db
    .insertInto('seller_enquiries')
    .values([731, 729].map((days) => ({ contact_person: `${days}`, created_at: daysAgo(days) })))
    .execute();
  for (const days of [366, 364]) {
    await recordAudit(db, { at: daysAgo(days), action: `age.${days}`, address: '10.0.0.1' });
  }

  await removeEnded(db, test.clock.now);
  await removeEnded(db, test.clock.now);

  expect(await db.selectFrom('sessions').select('id').execute()).toHaveLength(1);
  const codes = await db.selectFrom('sent_codes').select('phone_number').execute();
  expect(codes).toEqual([{ phone_number: '+912' }]);
  const links = await db.selectFrom('password_links').select('staff_id').execute();
  expect(links).toEqual([{ staff_id: fresh }]);
  expect(await db.selectFrom('attempts').select('at').execute()).toHaveLength(1);
  const enquiries = await db.selectFrom('seller_enquiries').select('contact_person').execute();
  expect(enquiries).toEqual([{ contact_person: '729' }]);
  const log = await db
    .selectFrom('audit_log')
    .select(['action', 'address'])
    .orderBy('id')
    .execute();
  expect(log).toEqual([
    { action: 'age.366', address: null },
    { action: 'age.364', address: '10.0.0.1' },
  ]);
});
