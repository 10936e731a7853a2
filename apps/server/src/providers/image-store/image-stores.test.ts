import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createS3StandIn, S3_KEY, type S3StandIn } from '#server/testing/s3-stand-in.ts';
import { letsThrough } from '#server/testing/signed-put.ts';
import { json, withStandIn } from '#server/testing/stand-in.ts';
import { imageFiles } from './image-files.ts';
import type { ImageStore } from './image-store.port.ts';
import { s3Bucket } from './s3-bucket.ts';

const SECRET = S3_KEY;
const CONTENT = Buffer.alloc(300_000, 'pixels ');
const bucketAt = (endpoint: string, timeoutMs = 5000, browserEndpoint = endpoint): ImageStore =>
  s3Bucket({
    endpoint,
    bucket: 'images',
    region: 'ap-south-1',
    accessKey: S3_KEY,
    secretKey: SECRET,
    timeoutMs,
    browserEndpoint,
  });

let folder: string;
let s3: S3StandIn;
let s3Url: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'manemitra-images-'));
  s3 = await createS3StandIn();
  s3Url = s3.url;
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

async function namesIn(store: ImageStore): Promise<string[]> {
  const names: string[] = [];
  for await (const name of store.list()) names.push(name);
  return names;
}

const STORES: [name: string, store: () => ImageStore][] = [
  ['files', () => imageFiles(path.join(folder, 'media'))],
  ['an S3 bucket', () => bucketAt(s3Url)],
];

describe.each(STORES)('images in %s', (_, storeOf) => {
  it('come back as they were kept, also when two keep the same at once', async () => {
    const store = storeOf();
    await Promise.all([1, 2, 3].map(() => store.keep('abc.webp', CONTENT, 'image/webp')));
    const found = await store.open('abc.webp');
    expect(found?.bytes).toBe(CONTENT.byteLength);
    expect(found && (await buffer(found.content)).equals(CONTENT)).toBe(true);
  });

  it('are gone once they are removed, and removing what is not there is no error', async () => {
    const store = storeOf();
    await store.keep('old.webp', CONTENT, 'image/webp');
    await store.remove('old.webp');
    await store.remove('old.webp');
    expect(await store.open('old.webp')).toBeUndefined();
    expect(await namesIn(store)).not.toContain('old.webp');
  });

  it('are all listed by name', async () => {
    const store = storeOf();
    await store.keep('abd.webp', CONTENT, 'image/webp');
    expect(await namesIn(store)).toEqual(expect.arrayContaining(['abc.webp', 'abd.webp']));
  });

  it('that were never kept are not there', async () => {
    expect(await storeOf().open('nothing.webp')).toBeUndefined();
  });
});

describe('files', () => {
  it('leave no draft behind', async () => {
    const drafts = path.join(folder, 'drafts');
    await imageFiles(drafts).keep('abc.webp', CONTENT, 'image/webp');
    expect(await readdir(path.join(drafts, 'ab'))).toEqual(['abc.webp']);
  });

  it('that cannot be written are an outage, and leave no draft behind either', async () => {
    const drafts = path.join(folder, 'no-room');
    await mkdir(path.join(drafts, 'ab', 'abc.webp'), { recursive: true });
    await expect(imageFiles(drafts).keep('abc.webp', CONTENT, 'image/webp')).rejects.toMatchObject({
      name: 'Outage',
      message: expect.stringContaining('EISDIR'),
    });
    expect(await readdir(path.join(drafts, 'ab'))).toEqual(['abc.webp']);
  });
});

/** How a store fails, with the reason that the `Outage` gives. */
const OUTAGES: [how: string, reason: string, reply: Parameters<typeof withStandIn>[0]][] = [
  ['never answers', 'slow', () => undefined],
  ['hangs up', 'unreachable', (response) => void response.destroy()],
  ['answers 500', 'refused', json({ error: SECRET }, 500)],
  [
    'refuses the key',
    'refused',
    (r) => void r.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>'),
  ],
  [
    'answers a web page',
    'malformed',
    (r) => void r.writeHead(200, { 'transfer-encoding': 'chunked' }).end('<html>'),
  ],
];

describe('an S3 bucket', () => {
  it('is asked with a signature that does not hold the secret', async () => {
    const asked = await withStandIn(
      (response) => void response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>'),
      async (standIn) => {
        expect(await bucketAt(standIn.url).open('abc.webp')).toBeUndefined();
        return standIn.asked;
      },
    );
    expect(asked[0]).toMatchObject({
      method: 'GET',
      url: expect.stringMatching(/^\/images\/abc\.webp/),
    });
    expect(asked[0]?.headers.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=S3RVER\/\d+\/ap-south-1/,
    );
  });

  it.each(OUTAGES)('is out of order when it %s', async (_how, reason, reply) => {
    const error = await withStandIn(reply, ({ url }) =>
      bucketAt(url, 700)
        .open('abc.webp')
        .catch((thrown: unknown) => thrown),
    );
    expect(error).toMatchObject({ name: 'Outage', reason });
    expect(String(error)).not.toContain(SECRET);
  });

  it('that a web page answers for has taken nothing, gives nothing and is not empty', async () => {
    const page: Parameters<typeof withStandIn>[0] = (response) =>
      void response.writeHead(200, { 'content-length': '13' }).end('<html></html>');
    const malformed = { name: 'Outage', reason: 'malformed' };
    await withStandIn(page, async ({ url }) => {
      const store = bucketAt(url);
      const kept = store.keep('abc.webp', Buffer.from('{}'), 'image/webp');
      await expect(kept).rejects.toMatchObject(malformed);
      await expect(store.open('abc.webp')).rejects.toMatchObject(malformed);
      await expect(namesIn(store)).rejects.toMatchObject(malformed);
      await expect(store.incoming?.take('7/abc', 100)).rejects.toMatchObject(malformed);
    });
  });
});

describe('a file that a browser brings', () => {
  const FILE = { key: '7/abc', mimeType: 'image/png', bytes: 5, seconds: 300 };
  const incomingAt = (url: string, timeoutMs?: number, browserUrl = url) => {
    const { incoming } = bucketAt(url, timeoutMs, browserUrl);
    if (incoming === undefined) throw new Error('This store takes no files from browsers.');
    return incoming;
  };

  it('is accepted once it has arrived, is kept apart from images, and is gone when removed', async () => {
    const incoming = incomingAt(s3Url);
    const { url, headers } = await incoming.expect(FILE);
    expect(await incoming.take(FILE.key, 100)).toBeUndefined();
    const { status } = await fetch(url, { method: 'PUT', headers, body: 'hello' });
    expect(status).toBe(200);
    expect(String(await incoming.take(FILE.key, 100))).toBe('hello');
    expect(await bucketAt(s3Url).open('abc')).toBeUndefined();
    await incoming.remove(FILE.key);
    await incoming.remove(FILE.key);
    expect(await incoming.take(FILE.key, 100)).toBeUndefined();
  });

  it('fits the signature only with its type, length and place, and only for a while', async () => {
    const { url, headers } = await incomingAt(s3Url).expect(FILE);
    const good = { ...headers, 'content-length': '5' };
    expect(letsThrough(url, good, SECRET)).toBe(true);
    expect(letsThrough(url, { ...good, 'content-length': '6' }, SECRET)).toBe(false);
    expect(letsThrough(url, { ...good, 'content-type': 'text/html' }, SECRET)).toBe(false);
    expect(letsThrough(url.replace('/7/abc', '/8/abc'), good, SECRET)).toBe(false);
    expect(letsThrough(url.replace('Expires=300', 'Expires=9000'), good, SECRET)).toBe(false);
    expect(url).toContain('X-Amz-Expires=300');
  });

  it('goes to the address that browsers know, in which nothing is secret', async () => {
    const incoming = incomingAt(s3Url, 5000, 'https://files.homes.example/s3');
    expect(incoming.origin).toBe('https://files.homes.example');
    const { url } = await incoming.expect(FILE);
    expect(url).toMatch(/^https:\/\/files\.homes\.example\/s3\/images\/incoming\/7\/abc\?/);
    const secret = bucketAt(s3Url);
    expect(secret.incoming?.origin).toBe(s3Url);
  });

  it('is not read past the limit', async () => {
    const incoming = incomingAt(s3Url);
    const { url, headers } = await incoming.expect({ ...FILE, key: '7/long', bytes: 11 });
    await fetch(url, { method: 'PUT', headers, body: 'hello world' });
    await expect(incoming.take('7/long', 10)).rejects.toMatchObject({ reason: 'too-large' });
    await incoming.remove('7/long');
  });

  it('goes when nobody takes it, and images stay', async () => {
    const incoming = incomingAt(s3Url);
    await bucketAt(s3Url).keep('stays.webp', CONTENT, 'image/webp');
    const { url, headers } = await incoming.expect({ ...FILE, key: '7/left' });
    await fetch(url, { method: 'PUT', headers, body: 'hello' });
    expect(await incoming.removeOlderThan(new Date(Date.now() - 60_000))).toBe(0);
    expect(await incoming.removeOlderThan(new Date(Date.now() + 60_000))).toBe(1);
    expect(await incoming.take('7/left', 100)).toBeUndefined();
    expect((await bucketAt(s3Url).open('stays.webp'))?.content.destroy()).toBeDefined();
  });

  it.each([
    ...OUTAGES,
    [
      'stops in the middle of the file',
      'slow',
      (r: Parameters<(typeof OUTAGES)[0][2]>[0]) =>
        void r.writeHead(200, { 'content-length': '50', etag: '"x"' }).write('half'),
    ] as (typeof OUTAGES)[0],
    [
      'breaks off in the middle of the file',
      'unreachable',
      (r: Parameters<(typeof OUTAGES)[0][2]>[0]) => {
        r.writeHead(200, { 'content-length': '50', etag: '"x"' });
        r.write('half', () => r.destroy());
      },
    ] as (typeof OUTAGES)[0],
  ])('is not taken when the store %s', async (_how, reason, reply) => {
    const error = await withStandIn(reply, ({ url }) =>
      incomingAt(url, 700)
        .take(FILE.key, 1000)
        .catch((thrown: unknown) => thrown),
    );
    expect(error).toMatchObject({ name: 'Outage', reason });
    expect(String(error)).not.toContain(SECRET);
  });
});
