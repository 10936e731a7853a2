import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { ADMIN_PASSWORD } from './start-server.ts';
import { untilAlive } from './until-alive.ts';

const PASSWORD = 'jackfruit in the rain';
const origin = (): string => process.env['E2E_BASE_URL'] ?? '';

/** A call as the page of the signed-in account would make it. */
async function call<Answer>(
  request: APIRequestContext,
  method: 'get' | 'post' | 'put' | 'patch',
  path: string,
  data?: object,
): Promise<Answer> {
  const answer = await request[method](`${origin()}/api/v1${path}`, {
    headers: { origin: origin() },
    ...(data === undefined ? {} : { data }),
  });
  if (!answer.ok()) throw new Error(`${path} was answered ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** The calls of the admin, without a page. */
async function asAdmin(browser: Browser): Promise<{
  call: <Answer>(
    method: 'get' | 'post' | 'put' | 'patch',
    path: string,
    data?: object,
  ) => Promise<Answer>;
  request: APIRequestContext;
}> {
  const context = await browser.newContext();
  await call(context.request, 'post', '/auth/login', {
    userName: 'admin',
    password: ADMIN_PASSWORD,
  });
  return {
    request: context.request,
    call: (method, path, data) => call(context.request, method, path, data),
  };
}

export interface OwnProject {
  id: number;
  slug: string;
  name: string;
}

/** Projects of a promoter of their own, brought in by an import, so that no other journey meets them. */
export async function someProjectsOf(
  browser: Browser,
  promoter: string,
  count: number,
): Promise<{ promoterId: number; projects: OwnProject[] }> {
  const admin = await asAdmin(browser);
  const lines = Array.from({ length: count }, (_, at) => ({
    name: `${promoter} No ${at + 1}`,
    promoter: { name: promoter },
    locality: 'Hoskote',
    units: [],
    source: { name: 'A journey' },
  }));
  const uploaded = await admin.request.post(`${origin()}/api/v1/admin/imports`, {
    headers: { origin: origin() },
    multipart: {
      file: {
        name: 'own.jsonl',
        mimeType: 'application/jsonl',
        buffer: Buffer.from(lines.map((line) => JSON.stringify(line)).join('\n')),
      },
    },
  });
  const { id } = (await uploaded.json()) as { id: number };
  await admin.call('post', `/admin/imports/${id}/start`);
  await expect
    .poll(
      async () => (await admin.call<{ status: string }>('get', `/admin/imports/${id}`)).status,
      { timeout: 60_000 },
    )
    .toBe('done');
  const { items } = await admin.call<{ items: (OwnProject & { promoter: { id: number } })[] }>(
    'get',
    `/admin/properties?pageSize=100&sort=name-asc&search=${encodeURIComponent(promoter)}`,
  );
  return { promoterId: items[0]?.promoter.id ?? 0, projects: items };
}

/** A page in which the promoter with this id is signed in, for the first time. */
export async function promoterPage(browser: Browser, promoterId: number): Promise<Page> {
  const admin = await asAdmin(browser);
  const { version } = await admin.call<{ version: number }>(
    'get',
    `/admin/promoters/${promoterId}`,
  );
  const email = `promoter-${promoterId}@areca.example`;
  await admin.call('patch', `/admin/promoters/${promoterId}/profile`, { version, email });
  await admin.call('post', '/admin/promoters/credentials', {
    promoterIds: [promoterId],
    notifications: ['email'],
  });
  await admin.call('patch', `/admin/promoters/${promoterId}`, {
    status: 'active',
    reason: 'Papers were seen.',
  });
  const { userName } = await admin.call<{ userName: string }>(
    'get',
    `/admin/promoters/${promoterId}`,
  );
  return firstSignIn(browser, { email, userName });
}

/** A page in which a new operator of these projects is signed in, for the first time. */
export async function operatorPage(
  browser: Browser,
  propertyIds: readonly number[],
): Promise<Page> {
  const admin = await asAdmin(browser);
  const userName = `op-${propertyIds.join('-')}`;
  const email = `${userName}@areca.example`;
  const phone = '98450 12345';
  await admin.call('post', '/admin/operators', { userName, name: 'Kavya Rao', email, phone });
  await admin.call('post', '/admin/operators/credentials', { userName, email, phone });
  await admin.call('patch', '/admin/operators', {
    userName,
    status: 'active',
    reason: 'A new colleague.',
  });
  const { version } = await admin.call<{ version: number }>('get', `/admin/operators/${userName}`);
  await admin.call('put', `/admin/operators/${userName}/properties`, { version, propertyIds });
  return firstSignIn(browser, { email, userName });
}

/** Sets the password by the link that was sent, as its owner would, and signs in with it. */
async function firstSignIn(
  browser: Browser,
  { email, userName }: { email: string; userName: string },
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin(),
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    acceptDownloads: true,
  });
  const [, promoterId = '', token = ''] = await linkTo(email);
  await call(context.request, 'post', '/auth/reset-password', {
    promoterId,
    token,
    password: PASSWORD,
  });
  await call(context.request, 'post', '/auth/login', { userName, password: PASSWORD });
  return untilAlive(await context.newPage());
}

/** The link to set a password that was last sent to an address. */
async function linkTo(email: string): Promise<string[]> {
  let found: string[] = [];
  await expect(async () => {
    const file = join(process.env['E2E_DATA_DIR'] ?? '', 'outbox', 'messages.jsonl');
    const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.includes(email));
    found = /\/reset-password\/([^?\s]+)\?token=([\w-]+)/.exec(lines.at(-1) ?? '') ?? [];
    expect(found).toHaveLength(3);
  }).toPass({ timeout: 20_000 });
  return found;
}
