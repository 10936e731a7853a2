import path from 'node:path';
import { uploadImage } from '@manemitra/contract/images';
import type { ProblemDocument } from '@manemitra/contract/problem-document';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { aSessionAs } from '#server/testing/sign-in.ts';
import { testApp } from '#server/testing/test-app.ts';
import { imageFiles } from '#server/providers/image-store/image-files.ts';
import { notRedrawn } from './accept-image.ts';

const test = testApp();
let app: FastifyInstance;
let session: string | undefined;
beforeAll(async () => {
  ({ app } = test);
  session = await aSessionAs(test.db, 'admin');
});

function upload(content: Uint8Array, fileName = 'photo.jpg', type = 'image/jpeg') {
  const edge = 'edge-of-a-part';
  const head = `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\nContent-Type: ${type}\r\n\r\n`;
  return app.inject({
    method: 'POST',
    url: '/api/v1/images',
    ...signedIn(),
    headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${edge}--\r\n`)]),
  });
}
const signedIn = () => (session === undefined ? {} : { cookies: { session } });
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a7' } });
const refusalOf = async (content: Uint8Array, ...more: string[]) =>
  (await upload(content, ...more)).json<ProblemDocument>();

describe('an uploaded image', () => {
  it('is re-encoded upright, without its location, and is shown with its thumbnails', async () => {
    const photo = await picture(3000, 1500)
      .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '12/1 58/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(photo.includes('SecretCamera')).toBe(true);

    const answer = uploadImage.answer.parse((await upload(photo)).json());
    expect(answer).toMatchObject({
      width: 1280,
      height: 2560,
      format: 'webp',
      originalFileName: 'photo.jpg',
    });
    for (const url of [answer.imageUrl, ...answer.thumbnails.map((it) => it.url)]) {
      const shown = await app.inject({ url });
      expect(shown.statusCode).toBe(200);
      expect(shown.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-length': String(shown.rawPayload.byteLength),
      });
      expect((await sharp(shown.rawPayload).metadata()).exif).toBeUndefined();
      expect(shown.rawPayload.includes('SecretCamera')).toBe(false);
    }
    const [small] = answer.thumbnails;
    const thumbnail = await app.inject({ url: small?.url ?? '' });
    expect(await sharp(thumbnail.rawPayload).metadata()).toMatchObject({ width: 320, height: 640 });
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('may be a %s', async (format) => {
    const answer = await upload(await picture(40, 30).toFormat(format).toBuffer());
    expect(uploadImage.answer.parse(answer.json())).toMatchObject({ width: 40, height: 30 });
  });

  it('has one address however often it is uploaded, and is not sent again to a browser that has it', async () => {
    const png = await picture(50, 50).png().toBuffer();
    const [one, two] = [await upload(png, 'a.png'), await upload(png, 'b.png')];
    const { imageUrl } = uploadImage.answer.parse(one.json());
    expect(uploadImage.answer.parse(two.json()).imageUrl).toBe(imageUrl);
    const { etag } = (await app.inject({ url: imageUrl })).headers;
    const again = await app.inject({ url: imageUrl, headers: { 'if-none-match': String(etag) } });
    expect(again.statusCode).toBe(304);
  });

  it('that was removed is not said to be as it was', async () => {
    const png = await picture(51, 50).png().toBuffer();
    const { imageUrl } = uploadImage.answer.parse((await upload(png, 'a.png')).json());
    const { etag } = (await app.inject({ url: imageUrl })).headers;
    await imageFiles(path.join(test.dataDir, 'media')).remove(path.basename(imageUrl));
    const again = await app.inject({ url: imageUrl, headers: { 'if-none-match': String(etag) } });
    expect(again.statusCode).toBe(404);
  });
});

it('an image for which the machine had no time is not said to be damaged', () => {
  const late = new Error('timeout: 43% complete\nVipsImage: killed for image "temp-34"');
  expect(notRedrawn(late).code).toBe('server.unavailable');
  expect(notRedrawn(new Error('VipsJpeg: premature end')).code).toBe('image.refused');
});

describe('a file is refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  it.each([
    ['that is empty', Buffer.alloc(0), 'This file is empty.'],
    ['that is a drawing with a program in it', Buffer.from(svg), 'Only image files are accepted'],
    [
      'that is a program with the name of a photo',
      Buffer.from('MZ\x90\0\x03\0\0\0'),
      'Only image files are',
    ],
    ['that is a web page', Buffer.from('<!doctype html><p>hi'), 'Only image files are accepted'],
    [
      'that is an animation',
      Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'),
      'Only image files are',
    ],
    [
      'that only begins like an image',
      Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
      'This image is damaged.',
    ],
  ])('%s', async (_what, content, message) => {
    expect(await refusalOf(content)).toMatchObject({
      status: 400,
      code: 'image.refused',
      message: expect.stringContaining(message),
    });
  });

  it('that breaks off in the middle', async () => {
    const jpeg = await sharp({
      create: {
        width: 800,
        height: 800,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer();
    expect(await refusalOf(jpeg.subarray(0, jpeg.length / 2))).toMatchObject({
      message: 'This image is damaged.',
    });
  });

  it('that unfolds to more pixels than any camera takes', async () => {
    // One channel, just over the limit: making it took longer than anything it tests.
    const bomb = await picture(8000, 6300).greyscale().png().toBuffer();
    expect(bomb.byteLength).toBeLessThan(1_000_000);
    expect(await refusalOf(bomb)).toMatchObject({
      message: 'This image has more than 50 megapixels. Make it smaller and try again.',
    });
  });

  it('that is larger than 10 MB', async () => {
    const big = Buffer.alloc(10 * 1024 * 1024 + 1, 1);
    expect(await refusalOf(big)).toMatchObject({ status: 413, code: 'image.too-large' });
  });

  it('that is not there', async () => {
    const missing = 'No file provided for upload.';
    const bare = await app.inject({
      method: 'POST',
      url: '/api/v1/images',
      ...signedIn(),
      payload: {},
    });
    expect(bare.json()).toMatchObject({ status: 400, code: 'image.missing', message: missing });
    const fields = await app.inject({
      method: 'POST',
      url: '/api/v1/images',
      ...signedIn(),
      headers: { 'content-type': 'multipart/form-data; boundary=e' },
      payload: '--e\r\nContent-Disposition: form-data; name="note"\r\n\r\nhi\r\n--e--\r\n',
    });
    expect(fields.json()).toMatchObject({ code: 'image.missing' });
  });
});

describe('the door', () => {
  it('is asked before a byte of a file is looked at', async () => {
    const kept = session;
    session = undefined;
    const answer = await upload(Buffer.from('not an image'));
    session = kept;
    expect(answer.json()).toMatchObject({ status: 401, code: 'session.required' });
  });
});

describe('an address of an image', () => {
  it.each([
    '../config.ts',
    '%2e%2e%2fconfig.ts',
    `${'0'.repeat(32)}.svg`,
    `${'0'.repeat(32)}-99.webp`,
    `${'0'.repeat(32)}.webp`,
  ])('that nobody was given leads nowhere: %s', async (file) => {
    expect((await app.inject({ url: `/media/${file}` })).statusCode).toBe(404);
  });
});
