import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpServer } from '#server/platform/http/create-http-server.ts';
import { serveWebApp } from './serve-web-app.ts';

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'manemitra-assets-'));
  const root = path.join(folder, 'client');
  await mkdir(path.join(root, 'assets'), { recursive: true });
  await writeFile(path.join(root, 'assets', 'page.js'), 'a script');
  await writeFile(path.join(root, '.hidden'), 'the secret');
  await writeFile(path.join(folder, 'secret.txt'), 'the secret');
  app = await createHttpServer({
    publicUrl: 'https://homes.example',
    logLevel: 'silent',
    trustedProxies: [],
  });
  await serveWebApp(app, {
    assets: root,
    limitScale: 1,
    renderPage: async (request, reply) =>
      reply
        .type('text/html')
        .send(`a page, ${Buffer.isBuffer(request.body) ? 'a form' : 'no form'}`),
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

describe('the files of the web app', () => {
  it('are served with a policy of their own', async () => {
    const response = await app.inject('/assets/page.js');
    expect(response.body).toBe('a script');
    expect(response.headers['content-security-policy']).toContain("default-src 'self'");
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/assets/%252e%252e%252f%252e%252e%252fsecret.txt',
    '//secret.txt',
    '/assets/page.js%00.txt',
  ])('end at their folder: %s', async (url) => {
    expect((await app.inject({ url })).body).not.toContain('the secret');
  });
});

describe('what a form of a page sends', () => {
  const send = (payload: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/dashboard/seller-signup',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload,
    });

  it('reaches its page', async () => {
    expect((await send('name=a')).body).toBe('a page, a form');
  });

  it('is refused when it is larger than any form', async () => {
    const response = await send(`name=${'a'.repeat(300_000)}`);
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ code: 'request.too-large' });
  });

  it.each(['application/json', 'text/plain'])('is refused as %s', async (type) => {
    const response = await send('{}', { 'content-type': type });
    expect(response.statusCode).toBe(415);
    expect(response.json()).toMatchObject({ code: 'request.unsupported-media-type' });
  });

  it('is refused when there is nothing', async () => {
    const response = await app.inject({ method: 'POST', url: '/dashboard/seller-signup' });
    expect(response.statusCode).toBe(415);
  });

  it('is refused from another site', async () => {
    expect((await send('name=a', { origin: 'https://evil.example' })).statusCode).toBe(403);
  });
});
