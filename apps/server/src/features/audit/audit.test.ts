import { beforeAll, describe, expect, it } from 'vitest';
import { aSession, aSessionAs, aStaffAccount } from '#server/testing/sign-in.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();
let asha: { session: string };
beforeAll(async () => {
  const id = await aStaffAccount(test.db, { role: 'admin', userName: 'asha' });
  asha = { session: await aSession(test.db, { kind: 'staff', id }) };
  const usha = { session: await aSessionAs(test.db, 'admin') };
  const create = (name: string, as: { session: string }) =>
    test.call('createPromoter', { body: { name } }, as);
  await create('Areca Homes', asha);
  await create('Bela Homes', usha);
  await test.call('createOperator', { body: { userName: 'ravi', name: 'Ravi' } }, asha);
  await test.call(
    'sendOperatorCredentials',
    {
      body: { userName: 'ravi', email: 'ravi@homes.example', phone: '9845012345' },
    },
    asha,
  );
});

const list = async (query: Record<string, string> = {}) =>
  (await test.call('listAudit', { query }, asha)).answer;

describe('the audit log', () => {
  it('says who did what to what, the newest first', async () => {
    const found = await list({ action: 'promoter.created' });
    expect(found?.items).toMatchObject([
      { subject: { kind: 'promoter', name: 'Bela Homes' }, after: { name: 'Bela Homes' } },
      { subject: { kind: 'promoter', name: 'Areca Homes' }, actor: { kind: 'staff' } },
    ]);
  });

  it.each([
    [{ actor: 'ASHA', action: 'promoter' }, ['promoter.created']],
    [{ actor: 'nobody' }, []],
    [{ subject: 'promoter' }, ['promoter.created', 'promoter.created']],
    [{ subject: 'promoter:999999' }, []],
    [{ to: '2020-01-01' }, []],
    [{ from: '2099-01-01' }, []],
    [{ action: '%' }, []],
  ])('filtered by %j shows %j', async (query, actions) => {
    const found = await list(query);
    expect(found?.items.map(({ action }) => action)).toEqual(actions);
    expect(found?.total).toBe(actions.length);
  });

  it('counts a day from midnight to midnight in Bengaluru', async () => {
    const at = new Date('2021-03-04T18:30:00Z'); // 00:00 on 5 March
    await test.db
      .insertInto('audit_log')
      .values([
        { at, action: 'test.first' },
        { at: new Date(at.getTime() - 1), action: 'test.before' },
      ])
      .execute();
    const found = await list({ from: '2021-03-05', to: '2021-03-05' });
    expect(found?.items.map(({ action }) => action)).toEqual(['test.first']);
  });

  it('offers every action there is to choose from', async () => {
    const found = await list();
    expect(found?.actions).toEqual(
      expect.arrayContaining(['account.credentials-sent', 'operator.created', 'promoter.created']),
    );
    expect(found?.actions).toEqual([...new Set(found?.actions)].toSorted());
  });

  it('holds no number, e-mail address or link of anybody', async () => {
    const text = JSON.stringify((await list({ pageSize: '100' }))?.items);
    for (const secret of ['ravi@', '9845012345', '98450 12345', 'token=']) {
      expect(text).not.toContain(secret);
    }
  });
});
