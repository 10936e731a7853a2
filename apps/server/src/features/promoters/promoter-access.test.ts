import { beforeAll, describe, expect, it } from 'vitest';
import { someProjects } from '#server/testing/builders.ts';
import { aSession, aSessionAs, aStaffAccount } from '#server/testing/sign-in.ts';
import { testApp } from '#server/testing/test-app.ts';

/** Two promoters with a project each; the operator looks after the project of the first, who also asks as themselves. */
const test = testApp();
let first = '';
let second = '';
const sessions: Record<string, string | undefined> = { anyone: undefined };
beforeAll(async () => {
  const { db } = test;
  await someProjects(db, [{ promoter: { name: 'First' } }, { promoter: { name: 'Second' } }]);
  const rows = await db
    .selectFrom('properties')
    .select(['id', 'promoter_id'])
    .orderBy('id')
    .execute();
  [first = '', second = ''] = rows.map(({ promoter_id }) => String(promoter_id));
  const operator = await aStaffAccount(db, { role: 'operator' });
  await db
    .insertInto('operator_properties')
    .values({ staff_id: operator, property_id: rows[0]?.id ?? 0 })
    .execute();
  const promoter = await aStaffAccount(db, { role: 'promoter', promoterId: Number(first) });
  sessions['operator'] = await aSession(db, { kind: 'staff', id: operator });
  sessions['promoter'] = await aSession(db, { kind: 'staff', id: promoter });
  sessions['user'] = await aSessionAs(db, 'user');
  sessions['admin'] = await aSessionAs(db, 'admin');
});

/** Calls that change nothing when they are let through: they carry a version that never was, or no promoter. */
const CALLS = {
  read: (promoterId: string, session?: string) =>
    test.call('getPromoter', { params: { promoterId } }, { session }),
  edit: (promoterId: string, session?: string) =>
    test.call(
      'editPromoter',
      { params: { promoterId }, body: { version: 999, phone: null } },
      { session },
    ),
};

describe('a promoter', () => {
  it.each([
    ['admin', 'first', 'read', 200],
    ['admin', 'second', 'read', 200],
    ['operator', 'first', 'read', 200],
    ['operator', 'second', 'read', 404],
    ['promoter', 'first', 'read', 200],
    ['promoter', 'second', 'read', 404],
    ['user', 'first', 'read', 403],
    ['anyone', 'first', 'read', 401],
    ['admin', 'second', 'edit', 409],
    ['operator', 'first', 'edit', 403],
    ['operator', 'second', 'edit', 403],
    ['promoter', 'first', 'edit', 409],
    ['promoter', 'second', 'edit', 404],
    ['user', 'first', 'edit', 403],
    ['anyone', 'first', 'edit', 401],
  ] as const)('is for %s, being the %s, to %s with %i', async (who, which, act, status) => {
    const promoterId = which === 'first' ? first : second;
    expect((await CALLS[act](promoterId, sessions[who])).status).toBe(status);
  });

  it.each([
    ['admin', ['First', 'Second']],
    ['operator', ['First']],
    ['promoter', ['First']],
  ])('is listed for %s only among %j', async (who, names) => {
    const session = sessions[who];
    const { answer } = await test.call('listPromoters', { query: {} }, { session });
    expect(answer?.items.map(({ name }) => name)).toEqual(names);
    expect(answer?.total).toBe(names.length);
  });

  it.each(['operator', 'promoter', 'user'])(
    'is for %s neither to manage nor to delete',
    async (who) => {
      const as = { session: sessions[who] };
      const params = { promoterId: first };
      const status = { status: 'suspend', reason: 'x' } as const;
      const answers = [
        await test.call('changePromoterStatus', { params, body: status }, as),
        await test.call('deletePromoter', { params }, as),
        await test.call('restorePromoter', { params }, as),
        await test.call('createPromoter', { body: { name: 'Mine' } }, as),
        await test.call(
          'sendPromoterCredentials',
          { body: { promoterIds: [first], notifications: ['email'] } },
          as,
        ),
      ];
      expect(answers.map(({ problem }) => problem?.code)).toEqual(
        Array.from(answers, () => 'access.refused'),
      );
    },
  );
});

it('an operator who looks after nothing sees no promoter', async () => {
  const session = await aSessionAs(test.db, 'operator');
  const { answer } = await test.call('listPromoters', { query: {} }, { session });
  expect(answer).toMatchObject({ items: [], total: 0 });
});
