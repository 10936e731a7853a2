import { randomBytes } from 'node:crypto';
import type { ExpectedUpload } from '@manemitra/contract/images';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { createS3StandIn, S3_KEY, type S3StandIn } from '#server/testing/s3-stand-in.ts';
import { aSessionAs } from '#server/testing/sign-in.ts';
import { createStandIn, json, type StandIn } from '#server/testing/stand-in.ts';

let s3: S3StandIn;
let test: TestApp;
let session: string;
let photo: Buffer;

const withBucketAt = (url: string) => ({
  IMAGES_S3_URL: `${url.replace('://', `://${S3_KEY}:${S3_KEY}@`)}/images?browser=${url}`,
  LOG_LEVEL: 'silent',
});

beforeAll(async () => {
  s3 = await createS3StandIn();
  test = await createTestApp(withBucketAt(s3.url));
  session = await aSessionAs(test.db, 'operator');
  photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#3a7' } })
    .withExif({ IFD0: { Make: 'SecretCamera' } })
    .jpeg()
    .toBuffer();
});
afterAll(async () => {
  await test.close();
  await s3.close();
});

async function expected(bytes: number, mimeType = 'image/jpeg' as const): Promise<ExpectedUpload> {
  const { answer } = await test.call(
    'expectImageUpload',
    { body: { mimeType, bytes } },
    { session },
  );
  if (!answer?.upload) throw new Error('No upload is expected.');
  return answer.upload;
}

async function brought(content: Buffer): Promise<ExpectedUpload> {
  const upload = await expected(content.byteLength);
  const { headers, url } = upload;
  const { ok } = await fetch(url, { method: 'PUT', headers, body: new Uint8Array(content) });
  expect(ok).toBe(true);
  return upload;
}

const finish = (id: string, as = session, app: Pick<TestApp, 'call'> = test) =>
  app.call('finishImageUpload', { params: { id }, body: { fileName: 'a.jpg' } }, { session: as });

/** Whether anything lies where a browser brought it. */
const isThere = async ({ url }: ExpectedUpload) =>
  (await fetch(url.split('?')[0] ?? '')).status !== 404;

describe('an image that a browser brought to the bucket', () => {
  it('is re-encoded and shown, and the uploaded file is deleted', async () => {
    const upload = await brought(photo);
    expect(await isThere(upload)).toBe(true);
    const { answer } = await finish(upload.id);
    expect(answer).toMatchObject({ width: 640, height: 480, originalFileName: 'a.jpg' });
    const shown = await test.app.inject({ url: answer?.imageUrl ?? '' });
    expect(shown.headers['content-type']).toBe('image/webp');
    expect(shown.rawPayload.includes('SecretCamera')).toBe(false);
    expect(await isThere(upload)).toBe(false);
    expect((await finish(upload.id)).problem?.code).toBe('upload.not-found');
  });

  it('is never shown as it was brought', async () => {
    const { id } = await brought(photo);
    const staffId = (await test.call('getSession', {}, { session })).answer?.account?.id;
    for (const place of [`incoming/${staffId}/${id}`, `incoming%2f${staffId}%2f${id}`, id]) {
      expect((await test.app.inject({ url: `/media/${place}` })).statusCode).toBe(404);
    }
  });

  it('is of nobody but who was to bring it', async () => {
    const { id } = await brought(photo);
    const other = await aSessionAs(test.db, 'admin');
    expect((await finish(id, other)).problem?.code).toBe('upload.not-found');
    for (const guess of [randomBytes(32).toString('base64url'), `../1/${id}`, 'a']) {
      expect((await finish(guess)).problem?.code).toBe('upload.not-found');
    }
    expect((await finish(id)).status).toBe(200);
  });

  it.each([
    ['that is a program', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['that is a drawing with a program in it', Buffer.from('<svg onload="alert(1)"/>')],
    ['that only begins like an image', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ])('is refused, and gone, when it is a file %s', async (_what, content) => {
    const upload = await brought(content);
    expect((await finish(upload.id)).problem?.code).toBe('image.refused');
    expect(await isThere(upload)).toBe(false);
  });

  it('is refused above 10 MB, before and after it was brought', async () => {
    const tooMany = 10 * 1024 * 1024 + 1;
    const body = { mimeType: 'image/png' as const, bytes: tooMany };
    const { problem } = await test.call('expectImageUpload', { body }, { session });
    expect(problem?.code).toBe('image.too-large');
    // A store that does not hold to the length that was signed.
    const upload = await expected(5);
    await fetch(upload.url, {
      method: 'PUT',
      headers: upload.headers,
      body: new Uint8Array(tooMany),
    });
    expect((await finish(upload.id)).problem?.code).toBe('image.too-large');
    expect(await isThere(upload)).toBe(false);
  });

  it('of another kind than a picture is not even expected', async () => {
    const body = { mimeType: 'image/svg+xml' as 'image/png', bytes: 10 };
    expect((await test.call('expectImageUpload', { body }, { session })).status).toBe(400);
  });
});

describe('a store that fails', () => {
  let broken: StandIn;
  let app: TestApp;
  let as: string;
  beforeAll(async () => {
    broken = await createStandIn(() => undefined);
    app = await createTestApp(withBucketAt(broken.url));
    as = await aSessionAs(app.db, 'operator');
  });
  afterAll(async () => {
    await app.close();
    await broken.close();
  });

  it.each<[how: string, status: number, reply: StandIn['reply']]>([
    ['is broken', 503, json({ error: 'broken' }, 500)],
    ['hangs up', 503, (response) => void response.destroy()],
    [
      'answers a web page without an end',
      503,
      (response) =>
        void response.writeHead(200, { 'transfer-encoding': 'chunked' }).write('<html>'),
    ],
    [
      'claims an endless file',
      413,
      (response, { method }) => {
        if (method === 'DELETE') return void response.writeHead(204).end();
        response.writeHead(200, { 'content-length': String(2 ** 40), etag: '"x"' });
        response.write('x');
      },
    ],
    [
      'gives something else than was brought',
      400,
      (response) =>
        void response.writeHead(200, { 'content-length': '9', etag: '"x"' }).end('<html>hi!'),
    ],
    [
      'is answered for by a web page',
      503,
      (response) => void response.writeHead(200, { 'content-length': '9' }).end('<html>hi!'),
    ],
  ])('says so and harms nothing: it %s', async (_how, status, reply) => {
    broken.reply = reply;
    const answer = await finish(randomBytes(32).toString('base64url'), as, app);
    expect(answer.status).toBe(status);
  });
});

describe('without a bucket that browsers reach', () => {
  let app: TestApp;
  let as: string;
  beforeAll(async () => {
    app = await createTestApp();
    as = await aSessionAs(app.db, 'operator');
  });
  afterAll(() => app.close());

  it('files go through the server', async () => {
    const body = { mimeType: 'image/png' as const, bytes: 10 };
    const { answer } = await app.call('expectImageUpload', { body }, { session: as });
    expect(answer).toEqual({ upload: null });
    const none = await finish(randomBytes(32).toString('base64url'), as, app);
    expect(none.problem?.code).toBe('upload.not-found');
  });
});
