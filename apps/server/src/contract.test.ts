import { contract } from '@manemitra/contract/contract';
import { files, type FileShape } from '@manemitra/contract/files';
import type { Access, Role } from '@manemitra/contract/access';
import type { EndpointShape } from '@manemitra/contract/endpoint';
import { PROBLEMS } from '@manemitra/contract/problems';
import * as staffWire from '@manemitra/contract/staff-wire';
import * as wire from '@manemitra/contract/wire';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testApp } from './testing/test-app.ts';
import { aSessionAs } from './testing/sign-in.ts';
import { renderErrorList } from './testing/error-list.ts';

const endpoints: [string, EndpointShape][] = Object.entries(contract);
const shown: [string, FileShape][] = Object.entries(files);
const everything: [string, EndpointShape | FileShape][] = [...endpoints, ...shown];

type Who = 'anyone' | Role;
const EVERYONE: readonly Who[] = ['anyone', 'user', 'promoter', 'operator', 'admin'];

/** Who may call what; an access that is added to the contract needs its row here. */
const MAY: Record<Access, readonly Who[]> = {
  anyone: EVERYONE,
  account: ['user', 'promoter', 'operator', 'admin'],
  user: ['user'],
  staff: ['promoter', 'operator', 'admin'],
  operator: ['operator', 'admin'],
  admin: ['admin'],
};

const STAFF_ONLY: ReadonlySet<Access> = new Set(['staff', 'operator', 'admin']);

/** `METHOD path` of every route in Fastify's printed tree, whose indentation is four characters a level. */
function routesOf(tree: string): string[] {
  const path: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const found = /^(?<indent>[│ ├└─]*)(?<part>\S+)(?: \((?<methods>[A-Z, ]+)\))?/u.exec(line);
    if (!found?.groups) return [];
    const { indent = '', part = '', methods = '' } = found.groups;
    path.length = Math.max(0, indent.length / 4 - 1);
    path.push(part);
    const all = methods.split(', ').filter((method) => method !== '' && method !== 'HEAD');
    return all.map((method) => `${method} ${path.join('')}`);
  });
}

/** Where a schema takes a text or a list of any length; a pattern or a format says itself how long it may be. */
function endlessIn(schema: unknown, at: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = schema as Record<string, unknown>;
  const isText = own['type'] === 'string' && !['enum', 'const', 'pattern'].some((it) => it in own);
  const isEndless =
    (isText && !('maxLength' in own)) || (own['type'] === 'array' && !('maxItems' in own));
  const inner = Object.entries(own).flatMap(([key, value]) =>
    // A tuple has as many as it lists.
    key === 'enum' ? [] : endlessIn(value, `${at}.${key}`),
  );
  return [...(isEndless && !('prefixItems' in own) ? [at] : []), ...inner];
}

const test = testApp();

describe('the contract', () => {
  it('takes no id or version that no column could hold', () => {
    for (const [name, { access, body, query, upload }] of endpoints) {
      // What anyone may send holds places within a sentence, which no column does.
      if (access === 'anyone' || upload) continue;
      const schemas = [body, query].flatMap((part) =>
        part ? [z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' })] : [],
      );
      expect([name, JSON.stringify(schemas).includes(String(Number.MAX_SAFE_INTEGER))]).toEqual([
        name,
        false,
      ]);
    }
  });

  it('takes no text and no list without an end', () => {
    const endless = endpoints.flatMap(([name, { params, query, body, upload }]) =>
      [params, query, upload ? undefined : body].flatMap((part) =>
        part ? endlessIn(z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }), name) : [],
      ),
    );
    expect(endless).toEqual([]);
  });

  it('gives every endpoint and file its own address and the name it is listed under', () => {
    const addresses = everything.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(everything.length);
    for (const [key, { name }] of everything) expect(name).toBe(key);
  });

  it('is reached where browsers look for it, and tells visitors no address of staff', () => {
    const isStaff = ({ access }: EndpointShape) => STAFF_ONLY.has(access);
    const addresses = (some: typeof endpoints) =>
      Object.fromEntries(some.map(([name, { method, path }]) => [name, `${method} ${path}`]));
    expect({ ...wire }).toEqual(addresses(endpoints.filter(([, it]) => !isStaff(it))));
    expect({ ...staffWire }).toEqual(addresses(endpoints.filter(([, it]) => isStaff(it))));
  });

  it.each(everything)('serves %s', (_, { method, path }) => {
    expect(test.app.hasRoute({ method, url: path })).toBe(true);
  });

  it('is all there is, but for health and its own documentation', () => {
    const served = routesOf(test.app.printRoutes({ commonPrefix: false }));
    const listed = everything.map(([, { method, path }]) => `${method} ${path}`);
    const beside = served.filter((route) => / \/(health|docs)\b/.test(route));
    expect(served.filter((route) => !beside.includes(route)).toSorted()).toEqual(listed.toSorted());
  });

  it.each(endpoints)('has only known refusals for %s, each once', (_, { problems }) => {
    expect(new Set(problems).size).toBe(problems.length);
    for (const code of problems) expect(PROBLEMS).toHaveProperty([code]);
  });

  it('lists each endpoint in the OpenAPI document', async () => {
    const served = await test.app.inject({ url: '/docs/json' });
    const { paths } = served.json<{
      paths: Record<string, Record<string, { operationId: string }>>;
    }>();
    const listed = endpoints.map(([, { method, path }]) => {
      const address = path.replaceAll(/:(\w+)/g, '{$1}');
      return paths[address]?.[method.toLowerCase()]?.operationId;
    });
    expect(listed).toEqual(endpoints.map(([name]) => name));
  });

  it('shows staff whatever is kept: no answer to them has a limit of what is typed', () => {
    const limited = endpoints
      .filter(([, { access }]) => STAFF_ONLY.has(access))
      .flatMap(([name, { answer }]) => limitsIn(answer, name));
    expect(limited).toEqual([]);
  });

  it('is what docs/errors.md says', async () => {
    await expect(renderErrorList()).toMatchFileSnapshot('../../../docs/errors.md');
  });
});

describe('access', () => {
  const calls = everything.flatMap(([name, endpoint]) =>
    EVERYONE.map((who) => [name, who, endpoint] as const),
  );

  it.each(calls)('to %s is as the contract says for %s', async (_, who, endpoint) => {
    const response = await test.app.inject({
      method: endpoint.method,
      url: endpoint.path.replaceAll(/:\w+/g, 'nothing'),
      ...('body' in endpoint ? { payload: {} } : {}),
      ...(who === 'anyone' ? {} : { cookies: { session: await aSessionAs(test.db, who) } }),
    });
    const refusal = who === 'anyone' ? 'session.required' : 'access.refused';
    expect(doorRefusalIn(response)).toBe(MAY[endpoint.access].includes(who) ? undefined : refusal);
    // Whoever is let in gets past the door: an answer or a word about the input, never a fault.
    expect(response.statusCode).toBeLessThan(500);
  });
});

/** Where an answer refuses a text for its length or its form, or a list for its length. */
function limitsIn(schema: z.core.$ZodType, path: string): string[] {
  const { def } = schema as unknown as { def: z.core.$ZodTypes['_zod']['def'] };
  const limits = ['max_length', 'min_length', 'string_format'];
  const found = (def.checks ?? []).filter(({ _zod }) => limits.includes(_zod.def.check));
  const own = found.length > 0 ? [path] : [];
  if (def.type === 'array') return [...own, ...limitsIn(def.element, `${path}[]`)];
  if (def.type === 'nullable' || def.type === 'optional') {
    return [...own, ...limitsIn(def.innerType, path)];
  }
  if (def.type === 'record') return [...own, ...limitsIn(def.valueType, `${path}{}`)];
  if (def.type === 'union') return [...own, ...def.options.flatMap((one) => limitsIn(one, path))];
  if (def.type !== 'object') return own;
  const fields = Object.entries(def.shape);
  return [...own, ...fields.flatMap(([key, field]) => limitsIn(field, `${path}.${key}`))];
}

/** The refusal of somebody who may not call at all, if that is what an answer is. */
function doorRefusalIn({ headers, body }: LightMyRequestResponse): string | undefined {
  // A file says nothing of the kind.
  if (!String(headers['content-type']).includes('json')) return undefined;
  const { code } = JSON.parse(body) as { code?: string };
  return code === 'session.required' || code === 'access.refused' ? code : undefined;
}

describe('the first call', () => {
  it('is greeted with where to go on, through both doors', async () => {
    const byHttp = await test.call('greet', {});
    expect(byHttp.answer).toMatchObject({ nextHref: '/api/v1/chats' });
    expect(await test.client.greet({})).toEqual(byHttp.answer);
  });

  it('finds the server ready', async () => {
    expect((await test.call('getHealth', {})).answer).toEqual({
      status: 'ready',
      projects: 0,
      demonstrations: 0,
    });
  });

  it('is refused alike through both doors', async () => {
    const call = { params: { id: 'no-such-project' } };
    expect((await test.call('getProperty', call)).problem?.code).toBe('property.not-found');
    await expect(test.client.getProperty(call)).rejects.toMatchObject({
      code: 'property.not-found',
    });
  });
});
