import { createHash } from 'node:crypto';
import type { Client } from '@manemitra/contract/client';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { pageKeeper } from './keep-pages.ts';

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

const NONCE = 'bm9uY2U=';

/** A site of one page that says what its loader was told, and how often that page was made. */
function aSite({
  status = 200,
  page = `<script nonce="${NONCE}">start()</script>`,
  text,
}: { status?: number; page?: string; text?: string } = {}) {
  const site = { told: 'a fact', day: '2026-01-01', made: 0, isRefused: false };
  const client = {
    getProperty: async () => {
      if (site.isRefused) throw new Error('refused');
      return { name: site.told };
    },
    submitLead: async () => ({ name: 'sent' }),
  } as unknown as Client;
  const keeper = pageKeeper({
    isPublic: (path) => path !== '/own',
    isReading: (name) => name === 'getProperty',
    today: () => site.day,
    policy: (hashes) => `script-src ${hashes.join(' ')}`,
    maxBytes: 1e6,
  });
  app = Fastify();
  app.get('*', async (request, reply) => {
    const key = keeper.keyOf(request);
    if (key === undefined) return 'not kept';
    const found = await keeper.find(key, client);
    if (found) return keeper.send(reply, found);
    const { client: noting, calls } = keeper.record(client);
    const call = request.url === '/writing' ? 'submitLead' : 'getProperty';
    const asked = noting as unknown as Record<string, () => Promise<{ name: string }>>;
    const fact = await asked[call]?.().catch(() => ({ name: 'nothing known' }));
    site.made += 1;
    const html = `${fact?.name}${page}`;
    const made = new Response(html, { status, headers: { 'content-type': 'text/html' } });
    return keeper.send(
      reply,
      await keeper.keep(key, { request, response: made, text, nonce: NONCE, calls }),
    );
  });
  const get = async (url: string, headers: Record<string, string> = {}) =>
    (await app?.inject({ url, headers }))?.body;
  return { site, get };
}

it('a page is rendered once for as long as its loaders get the same answers', async () => {
  const { site, get } = aSite();
  for (let time = 0; time < 3; time++) expect(await get('/')).toContain('a fact');
  expect(site.made).toBe(1);
});

it('a page is rendered again when a loader would get another answer, on another day and at another address', async () => {
  const { site, get } = aSite();
  await get('/');
  site.told = 'another fact';
  expect(await get('/')).toContain('another fact');
  site.day = '2026-01-02';
  await get('/');
  await get('/?page=2');
  await get('/', { host: 'elsewhere.example' });
  expect(site.made).toBe(5);
});

it.each([
  ['who shows a cookie', '/', { cookie: 'session=x' }],
  ['a program with a token', '/', { authorization: 'Bearer x' }],
  ['a page that is not public', '/own', {}],
])('nothing is kept for %s', async (_who, url, headers) => {
  const { get } = aSite();
  expect(await get(url, headers)).toBe('not kept');
});

it('a page that failed, was refused something or changes something is not kept', async () => {
  const failing = aSite({ status: 503 });
  await failing.get('/');
  await failing.get('/');
  expect(failing.site.made).toBe(2);
  await app?.close();

  const { site, get } = aSite();
  site.isRefused = true;
  expect(await get('/')).toContain('nothing known');
  site.isRefused = false;
  expect(await get('/')).toContain('a fact');
  site.isRefused = true;
  expect(await get('/')).toContain('nothing known');
  await get('/writing');
  await get('/writing');
  expect(site.made).toBe(5);
});

it('a page whose text is known is not read from its response, and is kept like others', async () => {
  const { site, get } = aSite({ text: `<p>known</p><script nonce="${NONCE}">start()</script>` });
  for (let time = 0; time < 2; time++) {
    expect(await get('/')).toBe('<p>known</p><script>start()</script>');
  }
  expect(site.made).toBe(1);
});

it('our own inline scripts of a page may run, and none that got into it', async () => {
  const own = `<script nonce="${NONCE}">start()</script>`;
  aSite({ page: `<script src="/a.js" nonce="${NONCE}"></script>${own}<script>stolen()</script>` });
  const { headers, body } = (await app?.inject('/')) ?? {};
  const hash = createHash('sha256').update('start()').digest('base64');
  expect(headers?.['content-security-policy']).toBe(`script-src 'sha256-${hash}'`);
  expect(body).not.toContain(NONCE);
});
