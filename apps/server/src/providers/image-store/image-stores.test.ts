import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json, withStandIn } from '#server/testing/stand-in.ts';
import { imageFiles } from './image-files.ts';
import type { ImageStore } from './image-store.port.ts';
import { s3Bucket } from './s3-bucket.ts';

const SECRET = 'S3RVER';
const CONTENT = Buffer.alloc(300_000, 'pixels ');
const bucketAt = (endpoint: string, timeoutMs = 5000): ImageStore =>
  s3Bucket({
    endpoint,
    bucket: 'images',
    region: 'ap-south-1',
    accessKey: 'S3RVER',
    secretKey: SECRET,
    timeoutMs,
  });

let folder: string;
let s3: S3rver;
let s3Url: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'manemitra-images-'));
  s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: path.join(folder, 's3'),
    configureBuckets: [{ name: 'images', configs: [] }],
  });
  s3Url = `http://127.0.0.1:${(await s3.run()).port}`;
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

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

  it('are all listed by name', async () => {
    const store = storeOf();
    await store.keep('abd.webp', CONTENT, 'image/webp');
    const names: string[] = [];
    for await (const name of store.list()) names.push(name);
    expect(names).toEqual(expect.arrayContaining(['abc.webp', 'abd.webp']));
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
});

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

  it.each<[how: string, reason: string, reply: Parameters<typeof withStandIn>[0]]>([
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
  ])('is out of order when it %s', async (_how, reason, reply) => {
    const error = await withStandIn(reply, ({ url }) =>
      bucketAt(url, 700)
        .open('abc.webp')
        .catch((thrown: unknown) => thrown),
    );
    expect(error).toMatchObject({ name: 'Outage', reason });
    expect(String(error)).not.toContain(SECRET);
  });
});
