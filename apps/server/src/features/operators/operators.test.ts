import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { someProjects } from '#server/testing/builders.ts';
import { aSession, aSessionAs, aStaffAccount } from '#server/testing/sign-in.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp({ PUBLIC_URL: 'http://homes.example' });
let admin: { session: string };
beforeAll(async () => {
  admin = { session: await aSessionAs(test.db, 'admin') };
});

let count = 0;
async function anOperator() {
  count += 1;
  const userName = `lakshmi-${count}`;
  const id = await aStaffAccount(test.db, { role: 'operator', userName });
  const own = { session: await aSession(test.db, { kind: 'staff', id }) };
  return { id, userName, own };
}

async function idsOf(slugs: string[]): Promise<number[]> {
  const rows = await test.db
    .selectFrom('properties')
    .select('id')
    .where('slug', 'in', slugs)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

const actionsOn = async (id: number) =>
  (
    await test.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_kind', '=', 'staff')
      .where('subject_id', '=', String(id))
      .where('action', 'like', 'operator.%')
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

describe('a new operator', () => {
  it('is there, waits for credentials, and is found in the list', async () => {
    const body = { userName: 'Ravi.K', name: 'Ravi Kumar', phone: '9845012345' };
    const { answer } = await test.call('createOperator', { body }, admin);
    expect(answer).toMatchObject({ userName: 'Ravi.K', status: 'pending', properties: 0 });
    const listed = await test.call('listOperators', { query: { search: 'ravi' } }, admin);
    expect(listed.answer?.items.map(({ userName }) => userName)).toEqual(['Ravi.K']);
    const found = await test.call('getStaffOperator', { params: { userName: 'ravi.k' } }, admin);
    expect(found.answer?.phone).toBe('+91 98450 12345');
  });

  it.each([
    [{ userName: '', name: 'R' }, 'body.userName', 'userName is required'],
    [{ userName: 'a b', name: 'R' }, 'body.userName', 'Use letters'],
    [{ userName: 'ok', name: ' ' }, 'body.name', 'Give the name of the operator.'],
  ])('with %j is refused at the field', async (body, field, message) => {
    const { problem } = await test.call('createOperator', { body }, admin);
    expect(problem?.fields).toEqual([{ field, message: expect.stringContaining(message) }]);
  });

  it('cannot have the user name of somebody else, whatever its letter case', async () => {
    const { userName } = await anOperator();
    const body = { userName: userName.toUpperCase(), name: 'Another' };
    const { problem } = await test.call('createOperator', { body }, admin);
    expect(problem?.fields?.[0]?.field).toBe('body.userName');
  });
});

describe('an edit of an operator', () => {
  it('is taken once when two begin at the same version', async () => {
    const { userName, id } = await anOperator();
    const params = { userName };
    const { answer } = await test.call('getStaffOperator', { params }, admin);
    const version = answer?.version ?? 0;
    const names = ['Asha', 'Usha'];
    const edits = await Promise.all(
      names.map((name) => test.call('editOperator', { params, body: { version, name } }, admin)),
    );
    expect(edits.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refused = edits.find(({ status }) => status === 409);
    const winner = edits.find(({ status }) => status === 200)?.answer?.name;
    expect(refused?.problem?.current?.values['name']).toBe(winner);
    expect(await actionsOn(id)).toEqual(['operator.edited']);
  });
});

describe('the status of an operator', () => {
  it.each([
    [{ status: 'active', reason: 'x' }, 'body.userName', 'Operator is required'],
    [{ userName: ' ', status: 'active', reason: 'x' }, 'body.userName', 'Operator is required'],
    [{ userName: 'a', reason: 'x' }, 'body.status', 'status is required'],
    [{ userName: 'a', status: 'active' }, 'body.reason', 'reason is required'],
    [
      { userName: 'a', status: 'gone', reason: 'x' },
      'body.status',
      'Invalid status. Supported values: pending, active, inactive, suspend',
    ],
  ])('sent as %j says at %s: %s', async (payload, field, message) => {
    const response = await test.app.inject({
      method: 'PATCH',
      url: '/api/v1/admin/operators',
      cookies: admin,
      payload,
    });
    expect(response.json()).toMatchObject({ fields: [{ field, message }] });
  });

  it('ends their sessions', async () => {
    const { userName, own } = await anOperator();
    const body = { userName, status: 'inactive', reason: 'On leave' } as const;
    expect((await test.call('changeOperatorStatus', { body }, admin)).answer?.status).toBe(
      'inactive',
    );
    expect((await test.call('getStaffHub', {}, own)).status).toBe(401);
  });

  it('of an admin cannot be changed as if they were an operator', async () => {
    await aStaffAccount(test.db, { role: 'admin', userName: 'chief' });
    const body = { userName: 'chief', status: 'suspend', reason: 'x' } as const;
    const { problem } = await test.call('changeOperatorStatus', { body }, admin);
    expect(problem?.code).toBe('operator.not-found');
  });
});

describe('credentials of an operator', () => {
  beforeEach(() => test.db.deleteFrom('outbox_messages').execute());
  const sent = () => test.db.selectFrom('outbox_messages').selectAll().orderBy('channel').execute();

  it('make the account, keep the addresses, and go out by e-mail and SMS', async () => {
    const body = { userName: 'new-one', email: 'new@homes.example', phone: '9845012346' };
    const { answer } = await test.call('sendOperatorCredentials', { body }, admin);
    expect(answer?.result).toMatchObject({
      isNew: true,
      notifications: [
        { type: 'email', outcome: 'sent', to: 'ne•••@homes.example' },
        { type: 'sms', outcome: 'sent' },
      ],
    });
    expect(await sent()).toMatchObject([
      { channel: 'email', recipient: 'new@homes.example' },
      { channel: 'sms', recipient: '+919845012346' },
    ]);
    const again = await test.call('sendOperatorCredentials', { body }, admin);
    expect(again.answer?.result.isNew).toBe(false);
  });

  it('are not sent for the user name of an admin', async () => {
    await aStaffAccount(test.db, { role: 'admin', userName: 'boss' });
    const body = { userName: 'boss', email: 'me@evil.example', phone: '9845012347' };
    const { problem } = await test.call('sendOperatorCredentials', { body }, admin);
    expect(problem?.fields?.[0]?.field).toBe('body.userName');
    expect(await sent()).toEqual([]);
  });

  it.each([
    [
      { userName: '', email: 'a@b.in', phone: '9845012345' },
      'body.userName',
      'userName is required',
    ],
    [{ userName: 'a', email: ' ', phone: '9845012345' }, 'body.email', 'email is required'],
    [{ userName: 'a', email: 'a@b.in', phone: '' }, 'body.phone', 'phone is required'],
  ])('asked for with %j are refused at the field', async (body, field, message) => {
    const { problem } = await test.call('sendOperatorCredentials', { body }, admin);
    expect(problem?.fields).toEqual([{ field, message }]);
  });
});

describe('the projects of an operator', () => {
  it('are exactly those that are set, and decide which promoters they see', async () => {
    const { userName, own } = await anOperator();
    const params = { userName };
    const slugs = await someProjects(test.db, [
      { promoter: { name: 'Bela Homes' } },
      { promoter: { name: 'Cedar Homes' } },
    ]);
    const [bela = 0, cedar = 0] = await idsOf(slugs);
    const first = await test.call('listOperatorProperties', { params, query: {} }, admin);
    expect(first.answer).toMatchObject({ associatedIds: [] });
    const version = first.answer?.version ?? 0;
    const set = (ids: number[], from: number) =>
      test.call(
        'setOperatorProperties',
        { params, body: { version: from, propertyIds: ids } },
        admin,
      );

    const done = await set([bela, bela], version);
    expect(done.answer).toMatchObject({ properties: 1 });
    const seen = await test.call('listPromoters', { query: {} }, own);
    expect(seen.answer?.items.map(({ name }) => name)).toEqual(['Bela Homes']);

    expect((await set([cedar], version)).problem?.code).toBe('edit.stale');
    await set([cedar], done.answer?.version ?? 0);
    const query = { show: 'associated' } as const;
    const now = await test.call('listOperatorProperties', { params, query }, admin);
    expect(now.answer).toMatchObject({
      total: 1,
      associatedIds: [cedar],
      items: [{ promoter: 'Cedar Homes', isAssociated: true }],
    });
  });

  it('are still theirs after one of them was deleted, the others were set anew, and it came back', async () => {
    const { userName } = await anOperator();
    const params = { userName };
    const ids = await idsOf(await someProjects(test.db, [{}, {}]));
    const [gone = 0, stays = 0] = ids;
    const set = async (propertyIds: number[]) => {
      const { answer } = await test.call('getStaffOperator', { params }, admin);
      const body = { version: answer?.version ?? 0, propertyIds };
      await test.call('setOperatorProperties', { params, body }, admin);
    };
    await set(ids);
    await test.call('deleteProperty', { params: { id: gone } }, admin);
    await set([stays]);
    await test.call('restoreProperty', { params: { id: gone } }, admin);
    const query = { show: 'associated' } as const;
    const now = await test.call('listOperatorProperties', { params, query }, admin);
    expect(now.answer?.associatedIds).toEqual(ids.toSorted((a, b) => a - b));
  });

  it('cannot be projects that are not there', async () => {
    const { userName } = await anOperator();
    const params = { userName };
    const { answer } = await test.call('listOperatorProperties', { params, query: {} }, admin);
    const body = { version: answer?.version ?? 0, propertyIds: [99_999_999] };
    const { problem } = await test.call('setOperatorProperties', { params, body }, admin);
    expect(problem?.fields?.[0]?.field).toBe('body.propertyIds');
  });

  it('are found by the name of project, place or promoter', async () => {
    const { userName } = await anOperator();
    await someProjects(test.db, [{ name: 'Jacaranda Court', promoter: { name: 'Dhanya Group' } }]);
    for (const search of ['jacaranda', 'dhanya']) {
      const call = { params: { userName }, query: { search } };
      const { answer } = await test.call('listOperatorProperties', call, admin);
      expect(answer?.items.map(({ name }) => name)).toEqual(['Jacaranda Court']);
    }
  });
});

describe('a deleted operator', () => {
  it('is signed out, cannot sign in, and comes back with their projects', async () => {
    const { userName, id, own } = await anOperator();
    const params = { userName };
    const ids = await idsOf(await someProjects(test.db, [{}]));
    const { answer } = await test.call('getStaffOperator', { params }, admin);
    const body = { version: answer?.version ?? 0, propertyIds: ids };
    await test.call('setOperatorProperties', { params, body }, admin);

    await test.call('deleteOperator', { params }, admin);
    expect((await test.call('getStaffHub', {}, own)).status).toBe(401);
    const session = await aSession(test.db, { kind: 'staff', id });
    expect((await test.call('getStaffHub', {}, { session })).status).toBe(401);
    const listed = await test.call('listOperators', { query: { search: userName } }, admin);
    expect(listed.answer?.total).toBe(0);

    const back = await test.call('restoreOperator', { params }, admin);
    expect(back.answer).toMatchObject({ deletedAt: null, properties: 1 });
    expect(await actionsOn(id)).toEqual([
      'operator.properties-set',
      'operator.deleted',
      'operator.restored',
    ]);
  });
});
