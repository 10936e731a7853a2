import http from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendImage } from './send-image.ts';

/** What a server on this machine was asked. */
interface Asked {
  call: string;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}
type Answer = (response: http.ServerResponse, asked: Asked) => void;

/** A server that answers these calls; `drop` stands for a connection that breaks. */
async function serve(answers: Record<string, Answer>) {
  const asked: Asked[] = [];
  const server = http.createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const it = { call: `${method} ${url}`, headers, body: Buffer.concat(pieces) };
      if (method !== 'OPTIONS') asked.push(it);
      response.setHeader('access-control-allow-origin', headers.origin ?? '*');
      response.setHeader('access-control-allow-methods', 'PUT');
      response.setHeader('access-control-allow-headers', 'content-type, x-amz-acl');
      if (method === 'OPTIONS') response.end();
      else (answers[it.call] ?? json(404, { code: 'route.not-found' }))(response, it);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    calls: () => asked.map(({ call }) => call),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
type Served = Awaited<ReturnType<typeof serve>>;

function json(status: number, value: unknown): Answer {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(value));
  };
}
const drop: Answer = (response) => void response.socket?.destroy();
const taken: Answer = (response) => void response.end();

const EXPECT = 'POST /api/v1/images/uploads';
const FINISH = 'POST /api/v1/images/uploads/up-1';
const THROUGH = 'POST /api/v1/images';
const PUT = 'PUT /bucket/up-1?signature=abc';
const SENT = {
  imageUrl: '/media/a.webp',
  publicId: 'a',
  format: 'webp',
  width: 2,
  height: 1,
  bytes: 8,
  originalFileName: 'hall.png',
  thumbnails: [],
};

let site: Served;
let store: Served;
const siteAnswers: Record<string, Answer> = {};
const storeAnswers: Record<string, Answer> = {};
/** Each request of the page that can say how far it is. */
let requests: XMLHttpRequest[];

beforeEach(async () => {
  [site, store] = await Promise.all([serve(siteAnswers), serve(storeAnswers)]);
  const upload = {
    id: 'up-1',
    url: `${store.origin}/bucket/up-1?signature=abc`,
    headers: { 'content-type': 'image/png', 'x-amz-acl': 'private' },
    expiresAt: '2026-11-22T12:05:00Z',
  };
  Object.assign(siteAnswers, {
    [EXPECT]: json(200, { upload }),
    [FINISH]: json(200, SENT),
    [THROUGH]: json(200, SENT),
  });
  storeAnswers[PUT] = taken;
  (window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL(
    `${site.origin}/admin-dashboard`,
  );
  requests = [];
  const Real = XMLHttpRequest;
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends Real {
      constructor() {
        super();
        requests.push(this);
      }
    },
  );
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all([site.close(), store.close()]);
});

const BYTES = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255, 13, 10]);
const picture = (name = 'hall.png', type = 'image/png') => new File([BYTES], name, { type });

function send(file: File, signal = new AbortController().signal) {
  const progress: (number | null)[] = [];
  const sent = sendImage(file, { signal, onProgress: (percent) => progress.push(percent) });
  return { sent, progress };
}

describe('a picture', () => {
  it('goes straight to the store, byte by byte under what was signed, and is then named to the server', async () => {
    const name = `${'long '.repeat(60)}.png`;
    expect(await send(picture(name)).sent).toEqual(SENT);
    expect(store.calls()).toEqual([PUT]);
    expect(store.asked[0]?.body.equals(BYTES)).toBe(true);
    expect(store.asked[0]?.headers).toMatchObject({
      'content-type': 'image/png',
      'x-amz-acl': 'private',
    });
    expect(store.asked[0]?.headers.cookie).toBeUndefined();
    expect(site.calls()).toEqual([EXPECT, FINISH]);
    expect(site.asked.map(({ body }) => JSON.parse(body.toString()) as unknown)).toEqual([
      { mimeType: 'image/png', bytes: BYTES.length },
      { fileName: name.slice(0, 255) },
    ]);
  });

  it.each([
    ['there is no such store', () => (siteAnswers[EXPECT] = json(200, { upload: null })), []],
    ['the store refuses it', () => (storeAnswers[PUT] = json(403, {})), [PUT]],
    ['the connection to the store drops', () => (storeAnswers[PUT] = drop), [PUT]],
  ])('goes through the server where %s', async (_, prepare, toStore) => {
    prepare();
    expect(await send(picture()).sent).toEqual(SENT);
    expect(store.calls()).toEqual(toStore);
    expect(site.calls()).toEqual([EXPECT, THROUGH]);
    const through = site.asked[1];
    expect(through?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(through?.body.includes(BYTES)).toBe(true);
    expect(through?.body.toString('latin1')).toContain('name="file"; filename="hall.png"');
  });

  it.each([
    ['plan.svg', 'image/svg+xml', [BYTES]],
    ['empty.png', 'image/png', []],
  ])(
    'that is none (%s) is for the server to refuse, with its reason',
    async (name, type, parts) => {
      const message = `${name} is no picture that we take.`;
      siteAnswers[THROUGH] = json(400, { code: 'image.refused', message });
      await expect(send(new File(parts, name, { type })).sent).rejects.toMatchObject({
        name: 'Problem',
        message,
      });
      expect(site.calls()).toEqual([THROUGH]);
      expect(store.calls()).toEqual([]);
    },
  );

  it('that the server refuses once it lies in the store is refused, and not sent again', async () => {
    siteAnswers[FINISH] = json(400, { code: 'image.refused', message: 'No picture.' });
    await expect(send(picture()).sent).rejects.toMatchObject({ message: 'No picture.' });
    expect(site.calls()).toEqual([EXPECT, FINISH]);
  });

  it('that arrives nowhere says so by its name', async () => {
    storeAnswers[PUT] = drop;
    siteAnswers[THROUGH] = drop;
    await expect(send(picture()).sent).rejects.toMatchObject({
      code: 'server.unavailable',
      message: 'The connection broke before hall.png had arrived.',
    });
  });

  it('that is cancelled on its way goes nowhere else', async () => {
    const leaving = new AbortController();
    storeAnswers[PUT] = () => leaving.abort();
    await expect(send(picture(), leaving.signal).sent).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(site.calls()).toEqual([EXPECT]);
  });

  it('says in per cent how far it is, and that nobody knows where nobody does', async () => {
    // The simulated browser does not say it by itself.
    storeAnswers[PUT] = (response) => {
      const upload = requests[0]?.upload;
      const tell = (of: ProgressEventInit) =>
        upload?.dispatchEvent(new ProgressEvent('progress', of));
      tell({ lengthComputable: true, loaded: 2, total: 8 });
      tell({ lengthComputable: false, loaded: 3, total: 0 });
      tell({ lengthComputable: true, loaded: 8, total: 8 });
      response.end();
    };
    const { sent, progress } = send(picture());
    await sent;
    expect(progress).toEqual([25, null, 100]);
  });
});
