import { expect, it } from 'vitest';
import { ownedData } from '#server/owned-data.ts';
import { someProjects } from '#server/testing/builders.ts';
import { aSession, aStaffAccount, aUser } from '#server/testing/sign-in.ts';
import { testApp } from '#server/testing/test-app.ts';
import { purgeDeleted } from './purge-deleted.ts';

const test = testApp();

const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(test.clock.now.getTime() - days * DAY);

it('what was deleted 30 days ago goes for good, and nothing sooner or that still has projects', async () => {
  const { db } = test;
  const slugs = await someProjects(db, [
    { promoter: { name: 'Gone Homes' } },
    { promoter: { name: 'Half Homes' } },
    { promoter: { name: 'Half Homes' } },
    { promoter: { name: 'Kept Homes' } },
  ]);
  const [gone = '', half = '', , kept = ''] = slugs;
  const old = daysAgo(30);
  const fresh = daysAgo(29);
  const drop = (slug: string, at: Date) =>
    db.updateTable('properties').set({ deleted_at: at }).where('slug', '=', slug).execute();
  await drop(gone, old);
  await drop(half, old);
  await drop(kept, fresh);
  for (const name of ['Gone Homes', 'Half Homes']) {
    await db.updateTable('promoters').set({ deleted_at: old }).where('name', '=', name).execute();
  }
  const [oldUser, freshUser] = [await aUser(db), await aUser(db)];
  await db.updateTable('users').set({ deleted_at: old }).where('id', '=', oldUser).execute();
  await db.updateTable('users').set({ deleted_at: fresh }).where('id', '=', freshUser).execute();
  const staff = await aStaffAccount(db, { role: 'operator' });
  await db.updateTable('staff_accounts').set({ deleted_at: old }).where('id', '=', staff).execute();

  await purgeDeleted(db, test.clock.now, ownedData({ staffEmail: undefined }));
  await purgeDeleted(db, test.clock.now, ownedData({ staffEmail: undefined }));

  const left = await db.selectFrom('properties').select('slug').orderBy('id').execute();
  expect(left.map(({ slug }) => slug)).toEqual(slugs.slice(2));
  const promoters = await db.selectFrom('promoters').select('name').orderBy('id').execute();
  expect(promoters.map(({ name }) => name)).toEqual(['Half Homes', 'Kept Homes']);
  const users = await db.selectFrom('users').select('id').execute();
  expect(users.map(({ id }) => id)).toEqual([freshUser]);
  expect(await db.selectFrom('staff_accounts').select('id').execute()).toEqual([]);
  const log = await db.selectFrom('audit_log').select('action').orderBy('id').execute();
  expect(log.map(({ action }) => action)).toEqual([
    'account.deleted',
    'property.purged',
    'property.purged',
    'staff.purged',
    'promoter.purged',
  ]);
});

it('everyone who got a buyer’s number by a lead is told before the buyer is purged', async () => {
  const { db } = test;
  const [slug = ''] = await someProjects(db, [{}]);
  const buyer = await aUser(db);
  const { status } = await test.call(
    'submitLead',
    {
      params: { id: slug },
      body: {
        type: 'information',
        message: 'Please tell me more.',
        extraDetails: { call: 'Yes', whatsapp: 'No' },
      },
    },
    { session: await aSession(db, { kind: 'user', id: buyer }) },
  );
  expect(status).toBe(200);
  await db
    .updateTable('users')
    .set({ deleted_at: daysAgo(30) })
    .where('id', '=', buyer)
    .execute();

  await purgeDeleted(db, test.clock.now, ownedData({ staffEmail: 'team@homes.example' }));

  const told = await db
    .selectFrom('outbox_messages')
    .select('recipient')
    .where('template', '=', 'lead-withdrawn')
    .execute();
  expect(told.map(({ recipient }) => recipient)).toContain('team@homes.example');
});
