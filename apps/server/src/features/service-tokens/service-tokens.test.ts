import { contract } from '@manemitra/contract/contract';
import type { EndpointShape } from '@manemitra/contract/endpoint';
import { beforeAll, describe, expect, it } from 'vitest';
import { aSessionAs } from '#server/testing/sign-in.ts';
import { testApp } from '#server/testing/test-app.ts';
import { findService } from './find-service.ts';

const test = testApp();
let admin: { session: string };
beforeAll(async () => {
  admin = { session: await aSessionAs(test.db, 'admin') };
});

async function aToken(scopes?: ('import' | 'export')[]) {
  const body = { serviceId: 'nightly-feed', ...(scopes ? { scopes } : {}) };
  const { answer } = await test.call('createServiceToken', { body }, admin);
  return { bearer: answer?.token ?? '', id: answer?.serviceToken.id ?? 0 };
}

const listed = async (id: number) =>
  (await test.call('listServiceTokens', {}, admin)).answer?.items.find((it) => it.id === id);

describe('a service token', () => {
  it('asks for a serviceId', async () => {
    const { problem } = await test.call('createServiceToken', { body: { serviceId: ' ' } }, admin);
    expect(problem?.fields).toEqual([
      { field: 'body.serviceId', message: 'serviceId is required' },
    ]);
  });

  it('is shown once and kept only as a hash', async () => {
    const { bearer, id } = await aToken();
    expect(bearer).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await listed(id))).not.toContain(bearer);
    const rows = await test.db.selectFrom('service_tokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(bearer);
    const log = await test.db.selectFrom('audit_log').selectAll().execute();
    expect(JSON.stringify(log)).not.toContain(bearer);
  });

  it('opens none of the endpoints that have no scope', async () => {
    const { bearer } = await aToken();
    const closed = [
      await test.call('getStaffHub', {}, { bearer }),
      await test.call('listUsers', { query: {} }, { bearer }),
      await test.call('createServiceToken', { body: { serviceId: 'x' } }, { bearer }),
      await test.call('getAccountData', {}, { bearer }),
    ];
    expect(closed.map(({ problem }) => problem?.code)).toEqual(
      Array.from(closed, () => 'access.refused'),
    );
    expect((await test.call('getHealth', {}, { bearer })).status).toBe(200);
  });

  it('is asked for instead of the cookie that comes with it', async () => {
    const { problem } = await test.call('getStaffHub', {}, { ...admin, ...(await aToken()) });
    expect(problem?.code).toBe('access.refused');
  });

  it('that is none, revoked, expired or made up belongs to nobody', async () => {
    const { bearer, id } = await aToken();
    const caller = (at: Date) => findService(test.db, bearer, at);
    const { now } = test.clock;
    expect(await caller(now)).toMatchObject({ kind: 'service', scopes: ['import', 'export'] });
    expect(await caller(new Date(now.getTime() + 91 * 86_400_000))).toEqual({ kind: 'anyone' });
    await test.call('revokeServiceToken', { params: { id: String(id) } }, admin);
    expect(await caller(now)).toEqual({ kind: 'anyone' });
    expect(await findService(test.db, 'x'.repeat(43), now)).toEqual({ kind: 'anyone' });
    expect((await listed(id))?.state).toBe('revoked');
  });

  it('says when it was last used', async () => {
    const { bearer, id } = await aToken();
    expect((await listed(id))?.lastUsedAt).toBeNull();
    await test.call('getHealth', {}, { bearer });
    expect((await listed(id))?.lastUsedAt).toBe(test.clock.now.toISOString());
  });

  it('that was never made cannot be revoked', async () => {
    const { problem } = await test.call('revokeServiceToken', { params: { id: '99' } }, admin);
    expect(problem?.code).toBe('service-token.not-found');
  });
});

it('lets a program into the endpoints of its scope only', async () => {
  const scoped = Object.values<EndpointShape>(contract).filter((it) => it.serviceScope);
  const tokens = { import: await aToken(['import']), export: await aToken(['export']) };
  const codeOf = async (endpoint: EndpointShape, { bearer }: { bearer: string }) => {
    const response = await test.app.inject({
      method: endpoint.method,
      url: endpoint.path.replaceAll(/:\w+/g, '1'),
      headers: { authorization: `Bearer ${bearer}` },
      ...(endpoint.body ? { payload: {} } : {}),
    });
    return /"code":"(access\.refused|session\.required)"/.exec(response.body)?.[1];
  };
  for (const endpoint of scoped) {
    const [own, other] =
      endpoint.serviceScope === 'import'
        ? [tokens.import, tokens.export]
        : [tokens.export, tokens.import];
    expect([endpoint.name, await codeOf(endpoint, own)]).toEqual([endpoint.name, undefined]);
    expect([endpoint.name, await codeOf(endpoint, other)]).toEqual([
      endpoint.name,
      'access.refused',
    ]);
  }
});
