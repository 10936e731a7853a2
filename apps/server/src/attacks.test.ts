import { randomUUID } from 'node:crypto';
import { contract, type EndpointName } from '@manemitra/contract/contract';
import type { EndpointShape } from '@manemitra/contract/endpoint';
import type { Role } from '@manemitra/contract/access';
import { sql, type KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp, type App } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { lastCodeTo, wrongCode } from '#server/testing/outbox.ts';
import { aSession, aSessionAs, aUser } from '#server/testing/sign-in.ts';
import { aStaffedProject } from '#server/testing/staff-properties.ts';
import { testApp } from '#server/testing/test-app.ts';

/** What somebody tries who knows the API and has an account, held against every endpoint there is. */
const endpoints = Object.entries(contract) as [EndpointName, EndpointShape][];

const test = testApp();

interface Sent {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  headers?: Record<string, string>;
  session?: string;
}

const send = (
  { method, path }: EndpointShape,
  { params = {}, query = {}, body, headers = {}, session }: Sent,
) =>
  test.app.inject({
    method,
    url: path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '1')),
    query,
    headers: { accept: 'application/json', ...headers },
    ...(body === undefined ? {} : { payload: body }),
    ...(session === undefined ? {} : { cookies: { session } }),
  });

const codeOf = (body: string): unknown => (JSON.parse(body) as { code?: string }).code;

describe('a page of another site', () => {
  const changing = endpoints.filter(([, { method }]) => method !== 'GET');

  it.each(changing)('cannot make its visitor’s browser call %s', async (_name, endpoint) => {
    const session = await aSessionAs(test.db, 'admin');
    for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example']) {
      const { body, statusCode } = await send(endpoint, { session, headers: { origin }, body: {} });
      expect([statusCode, codeOf(body)]).toEqual([403, 'request.origin-refused']);
    }
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await send(endpoint, { session, headers, body: {} })).statusCode).toBe(403);
  });
});

describe('a stolen cookie', () => {
  it('is worth nothing at any endpoint once its owner has signed out', async () => {
    for (const role of ['user', 'admin'] as const) {
      const session = await aSessionAs(test.db, role);
      await test.call('signOut', {}, { session });
      for (const [, endpoint] of endpoints) {
        if (endpoint.access === 'anyone') continue;
        const { body } = await send(endpoint, { session, ...(endpoint.body ? { body: {} } : {}) });
        expect([endpoint.name, codeOf(body)]).toEqual([endpoint.name, 'session.required']);
      }
    }
  });
});

describe('a code', () => {
  it('is compared five times at most, guessed from fifty addresses at once in two processes', async () => {
    const mobileNumber = '+919811223344';
    const second = await test.secondProcess();
    await test.call('chatLogin', { query: {}, body: { loginPrompt: mobileNumber } });
    const right = await lastCodeTo(test.db, mobileNumber);
    const wrong = await wrongCode(test.db, mobileNumber);
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        (n % 2 ? second : test).call(
          'chatValidateCode',
          { body: { mobileNumber, otp: wrong } },
          { address: `203.0.113.${n + 1}` },
        ),
      ),
    );
    const codes = all.map(({ problem }) => problem?.code);
    expect(codes.filter((code) => code === 'otp.wrong')).toHaveLength(4);
    // A process whose queue is long turns some away before they are compared.
    const refused = codes.filter(
      (code) => code === 'otp.too-many-tries' || code === 'request.too-many',
    );
    expect(refused).toHaveLength(46);
    const { common_tries } = await test.db
      .selectFrom('sent_codes')
      .select('common_tries')
      .where('phone_number', '=', mobileNumber)
      .executeTakeFirstOrThrow();
    expect(common_tries).toBe(5);
    const late = await test.call('chatValidateCode', { body: { mobileNumber, otp: right } });
    expect(late.problem?.code).toBe('otp.too-many-tries');
  });

  it('opens one session when two show it at the same moment', async () => {
    const mobileNumber = '+919811223355';
    const second = await test.secondProcess();
    await test.call('chatLogin', { query: {}, body: { loginPrompt: mobileNumber } });
    const otp = await lastCodeTo(test.db, mobileNumber);
    await Promise.all(
      [test, second].map((it) => it.call('chatValidateCode', { body: { mobileNumber, otp } })),
    );
    const sessions = await test.db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select('sessions.id')
      .where('phone_number', '=', mobileNumber)
      .execute();
    expect(sessions).toHaveLength(1);
  });
});

describe('the work done for a number', () => {
  const said: string[] = [];
  let watched: App;
  beforeAll(async () => {
    const listener: KyselyPlugin = {
      transformQuery({ node, queryId }) {
        said.push(test.db.getExecutor().compileQuery(node, queryId).sql);
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const config = readConfig({ LOG_LEVEL: 'error', RATE_LIMIT_SCALE: '1000' });
    watched = await createApp(config, { db: test.db.withPlugin(listener), isStrict: true });
  });
  afterAll(() => watched.close());

  /** What a call makes the database do, statement by statement. */
  async function workOf(endpoint: EndpointShape, body: object): Promise<string[]> {
    said.length = 0;
    const { method, path: url } = endpoint;
    await watched.app.inject({ method, url, payload: body });
    // The limits of addresses are counted for many calls at once, whatever they ask.
    return said.filter((text) => !text.includes('call_counts'));
  }

  it('is the same for one that has an account, one that is suspended and one that nobody has', async () => {
    const known = '+919811000001';
    const suspended = '+919822000002';
    const unknown = '+919833000003';
    await aUser(test.db, { phoneNumber: known });
    await aUser(test.db, { phoneNumber: suspended, status: 'suspend' });
    const walk = async (mobileNumber: string) => ({
      sent: await workOf(contract.chatLogin, { loginPrompt: mobileNumber }),
      refused: await workOf(contract.chatValidateCode, {
        mobileNumber,
        otp: await wrongCode(test.db, mobileNumber),
      }),
      resent: await workOf(contract.chatValidateCode, { mobileNumber, otp: 'resend' }),
    });
    // What a process does only once is done.
    await walk('+919844000004');
    const first = await walk(known);
    expect(first.sent.length).toBeGreaterThan(5);
    expect(first.refused.some((text) => text.includes('sent_codes'))).toBe(true);
    expect([await walk(unknown), await walk(suspended)]).toEqual([first, first]);
    expect(JSON.stringify(first)).not.toMatch(/"users"|from users/);
  });
});

describe('fields that a call does not list', () => {
  it('change nothing: nobody signs up as staff, as somebody else, or as active again', async () => {
    const mobileNumber = '+919811223366';
    const more = {
      role: 'admin',
      status: 'suspend',
      id: 987_654,
      type: 'vip',
      phone_number: '+911',
    };
    await test.call('chatLogin', {
      query: { wish: 'signup' },
      body: { loginPrompt: mobileNumber, ...more },
    });
    await test.call('chatSignup', { body: { signupPrompt: 'Mallory', mobileNumber, ...more } });
    const otp = await lastCodeTo(test.db, mobileNumber);
    const { answer } = await test.call('chatValidateCode', {
      body: { mobileNumber, otp, ...more },
    });
    expect(answer?.user).toMatchObject({ role: 'user', status: 'active', type: null });
    expect(answer?.user?.id).not.toBe(987_654);
  });

  it('are dropped or refused by every endpoint that takes a body', () => {
    const taking = endpoints.flatMap(([name, { body }]) => (body ? [[name, body] as const] : []));
    expect(taking.length).toBeGreaterThan(30);
    for (const [name, body] of taking) expect([name, ...openObjectsIn(body)]).toEqual([name]);
  });
});

/** The objects in a schema that let fields through which they do not list. */
function openObjectsIn(schema: unknown, seen = new Set<unknown>()): unknown[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  const { def } = schema as { def?: Record<string, unknown> };
  const parts = Array.isArray(schema) ? schema : Object.values(def ?? schema);
  const { type, catchall } = (def ?? {}) as {
    type?: string;
    catchall?: { def?: { type?: string } };
  };
  const isOpen = type === 'object' && catchall !== undefined && catchall.def?.type !== 'never';
  return [...(isOpen ? [def] : []), ...parts.flatMap((part) => openObjectsIn(part, seen))];
}

describe('an id that was guessed', () => {
  /** Who tries: everybody whose rights depend on the row. Admins see all there is. */
  const TRYING: Record<EndpointShape['access'], readonly Role[]> = {
    anyone: ['user', 'promoter', 'operator'],
    account: ['user', 'promoter', 'operator'],
    user: ['user'],
    staff: ['promoter', 'operator'],
    operator: ['operator'],
    admin: [],
  };
  const NO_CHANGE = { body: { version: 1, changes: {} } };
  type Kind =
    | 'hidden'
    | 'project'
    | 'pair'
    | 'merge'
    | 'change'
    | 'lead'
    | 'export'
    | 'promoter'
    | 'upload'
    | 'run'
    | 'session';
  /** What an id of each endpoint names, and what besides makes the call a good one; `undefined`: it takes no id. */
  const CALLS: Partial<Record<EndpointName, ({ of: Kind } & Sent) | undefined>> = {
    getProperty: { of: 'hidden' },
    getNearbyPlaces: { of: 'hidden' },
    getLeadConsents: { of: 'hidden' },
    getDirections: { of: 'hidden', query: { to: '12.97,77.59' } },
    getStreetView: { of: 'hidden' },
    submitLead: {
      of: 'hidden',
      body: {
        type: 'callback',
        message: 'Call me.',
        extraDetails: { call: 'Yes', whatsapp: 'No' },
      },
    },
    endOwnSession: { of: 'session' },
    withdrawLead: { of: 'lead' },
    changeLead: { of: 'lead', body: { status: 'contacted', version: 1 } },
    finishImageUpload: { of: 'upload', body: { fileName: 'a.png' } },
    getStaffProperty: { of: 'project' },
    previewProperty: { of: 'project' },
    editPropertyBasics: { of: 'project', ...NO_CHANGE },
    editPropertyLocation: { of: 'project', ...NO_CHANGE },
    editPropertyDescription: { of: 'project', ...NO_CHANGE },
    editPropertyUnits: { of: 'project', ...NO_CHANGE },
    editPropertyAmenities: { of: 'project', ...NO_CHANGE },
    editPropertyLegal: { of: 'project', ...NO_CHANGE },
    editPropertyWaterAndCharges: { of: 'project', ...NO_CHANGE },
    editPropertySchedule: { of: 'project', ...NO_CHANGE },
    editPropertyImages: { of: 'project', ...NO_CHANGE },
    replacePropertyDocuments: {
      of: 'project',
      body: { version: 1, changes: { documents: [] } },
    },
    listPropertyHistory: { of: 'project' },
    listPropertyImports: { of: 'project' },
    undoPropertyChange: { of: 'change' },
    deleteProperty: { of: 'project' },
    restoreProperty: { of: 'project' },
    exportModifiedProperties: undefined,
    getBulkRun: { of: 'run' },
    cancelBulkRun: { of: 'run' },
    downloadBulkResult: { of: 'run' },
    getExport: { of: 'export' },
    downloadExport: { of: 'export' },
    getPromoter: { of: 'promoter' },
    editPromoter: { of: 'promoter', body: { version: 1, phone: null } },
    tellProjectsApart: { of: 'pair' },
    previewMerge: { of: 'pair' },
    mergeProjects: { of: 'pair' },
    undoMerge: { of: 'merge' },
    listLeftCells: { of: 'run' },
    addProjectFiles: { of: 'project', body: { batch: randomUUID(), images: [], documents: [] } },
    // A batch is named by a random number of whoever adds it.
    undoProjectFiles: undefined,
  };

  const withId = endpoints.filter(
    ([, { path, access }]) => path.includes(':') && TRYING[access].length > 0,
  );
  const sessions: Partial<Record<Role, string>> = {};
  let foreign: Record<Kind, Record<string, string>>;
  const UNKNOWN: Record<Kind, Record<string, string>> = {
    hidden: { id: '199999998' },
    project: { id: '199999998' },
    pair: { id: '199999998', other: '199999999' },
    merge: { id: '199999998' },
    change: { id: '199999998', changeId: '199999999' },
    lead: { id: '199999998' },
    export: { id: '199999998' },
    promoter: { promoterId: '199999998' },
    upload: { id: 'a'.repeat(43) },
    run: { id: '199999998' },
    session: { id: 'ffffffff-ffff-4fff-8fff-ffffffffffff' },
  };

  beforeAll(async () => {
    const { db } = test;
    const theirs = await aStaffedProject(db, { name: 'Their Homes' });
    const hidden = await aStaffedProject(db, { name: 'Hidden Homes' });
    const admin = { session: theirs.admin };
    const edit = { params: { id: theirs.id }, body: { version: 1, changes: { towers: 4 } } };
    const edited = await test.call('editPropertyBasics', edit, admin);
    if (edited.problem) throw new Error(edited.problem.detail);
    const history = await test.call(
      'listPropertyHistory',
      { params: { id: theirs.id }, query: {} },
      admin,
    );
    const buyer = await aSession(db, { kind: 'user', id: await aUser(db) });
    const lead = await send(contract.submitLead, {
      params: { id: theirs.slug },
      session: buyer,
      body: CALLS.submitLead?.body ?? {},
    });
    const made = await test.call('startExport', { body: { hours: 24, format: 'csv' } }, admin);
    const unpublish = { ids: [hidden.id], action: 'unpublish' as const };
    await test.call('changePropertiesInBulk', { body: unpublish }, { session: hidden.admin });
    const publish = { ids: [theirs.id], action: 'publish' as const };
    const run = await test.call('startBulkRun', { body: publish }, admin);
    const promoter = await db
      .selectFrom('properties')
      .select('promoter_id')
      .where('id', '=', theirs.id)
      .executeTakeFirstOrThrow();
    const own = await test.call('listOwnSessions', {}, admin);
    const one = await aStaffedProject(db, { name: 'One Homes' });
    const same = await aStaffedProject(db, { name: 'One Homes, Phase 1' });
    const both = { params: { id: String(one.id), other: String(same.id) } };
    const joined = await test.call('mergeProjects', both, admin);
    if (joined.problem) throw new Error(joined.problem.detail);
    const merge = await db.selectFrom('project_merges').select('id').executeTakeFirstOrThrow();
    foreign = {
      hidden: { id: hidden.slug },
      project: { id: String(theirs.id) },
      pair: { id: String(theirs.id), other: String(hidden.id) },
      merge: { id: String(merge.id) },
      change: { id: String(theirs.id), changeId: String(history.answer?.items[0]?.id) },
      lead: { id: lead.json<{ leadId: string }>().leadId },
      export: { id: String(made.answer?.id) },
      promoter: { promoterId: String(promoter.promoter_id) },
      upload: { id: 'b'.repeat(43) },
      run: { id: String(run.answer?.id) },
      session: { id: String(own.answer?.sessions[0]?.id) },
    };
    for (const role of ['user', 'promoter', 'operator'] as const) {
      sessions[role] = await aSessionAs(db, role);
    }
  });

  it('is tried at every endpoint that takes one', () => {
    expect(Object.keys(CALLS).sort()).toEqual(withId.map(([name]) => name).sort());
  });

  const tries = withId.flatMap(([name, endpoint]) =>
    TRYING[endpoint.access].map((role) => [name, role, endpoint] as const),
  );
  it.each(tries)('is answered by %s for a %s as if it were nobody’s', async (name, role, shape) => {
    const call = CALLS[name];
    if (call === undefined) return;
    const { of, ...rest } = call;
    const said = async (params: Record<string, string>) => {
      const { statusCode, body } = await send(shape, {
        ...rest,
        params,
        session: sessions[role] ?? '',
      });
      const { requestId: _, instance: __, ...what } = JSON.parse(body) as Record<string, unknown>;
      return { statusCode, ...what };
    };
    const guessed = await said(foreign[of]);
    expect(guessed).toEqual(await said(UNKNOWN[of]));
    // A refusal of the input or at the door would be alike as well, and say nothing.
    expect(guessed.statusCode).toBe(role === 'operator' && name === 'editPromoter' ? 403 : 404);
  });
});

describe('a dump of the database', () => {
  it('holds no session, no password and no code that still works, in any form it is shown in', async () => {
    const mobileNumber = '+919811223377';
    await test.call('chatLogin', { query: {}, body: { loginPrompt: mobileNumber } });
    const otp = await lastCodeTo(test.db, mobileNumber);
    const { session } = await test.call('chatValidateCode', { body: { mobileNumber, otp } });
    await test.runDueJobs();
    const token = session ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    const tables = await sql<{ name: string }>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`.execute(test.db);
    expect(tables.rows.length).toBeGreaterThan(20);
    const hex = Buffer.from(token, 'base64url').toString('hex');
    for (const { name } of tables.rows) {
      const { rows } = await sql<{ row: string }>`
        select t::text as row from ${sql.raw(name)} t`.execute(test.db);
      const dump = rows.map(({ row }) => row).join('\n');
      expect([name, dump.includes(token), dump.includes(hex)]).toEqual([name, false, false]);
      expect([name, new RegExp(`(?<!\\d)${otp}(?!\\d)`).test(dump)]).toEqual([name, false]);
    }
  });
});
