import { randomBytes } from 'node:crypto';
import http from 'node:http';
import { crc32, deflateSync } from 'node:zlib';
import type { FaultWorld } from './fault-world.ts';

/** What was sent and what the server said it has. */
export interface Ledger {
  sent: number;
  inFlight: number;
  /** Marks of writes that were answered 200. */
  acknowledged: Set<string>;
  /** Where each image is shown that was answered 200. */
  images: Map<string, string>;
  /** Every mark that was sent. */
  marks: Set<string>;
  /** Answers by status; 0: none. */
  statuses: Map<number, number>;
  /** When a write was last acknowledged. */
  lastAt: number;
}

export const WRITERS = 8;

/** Buyers and staff who write without a pause until told to stop, each write once. */
export function startWriters(world: FaultWorld, run: string) {
  const ledger: Ledger = {
    sent: 0,
    inFlight: 0,
    acknowledged: new Set(),
    images: new Map(),
    marks: new Set(),
    statuses: new Map(),
    lastAt: performance.now(),
  };
  const agent = new http.Agent({ keepAlive: true, maxSockets: WRITERS });
  const over = new AbortController();
  const write = async (n: number, worker: number): Promise<void> => {
    const mark = `${run}-${n}`;
    const request = await writeOf(world, { n, worker, mark }).catch((error: unknown) => {
      if (error instanceof RangeError) throw error;
      return undefined;
    });
    if (request === undefined) return;
    ledger.marks.add(mark);
    ledger.inFlight += 1;
    const { status, imageUrl } = await send(world.origin, agent, request).catch(
      (error: unknown) => {
        if (isRefused(error)) {
          // Nobody was there to take it: it was never sent, and its lead is still to be made.
          ledger.marks.delete(mark);
          if (request.lead !== undefined) leadsToMake.push(request.lead);
        }
        return { status: 0, imageUrl: undefined };
      },
    );
    ledger.inFlight -= 1;
    ledger.statuses.set(status, (ledger.statuses.get(status) ?? 0) + 1);
    if (status !== 200) return;
    ledger.acknowledged.add(mark);
    if (imageUrl !== undefined) ledger.images.set(mark, imageUrl);
    ledger.lastAt = performance.now();
  };
  const work = async (worker: number): Promise<void> => {
    while (!over.signal.aborted) {
      ledger.sent += 1;
      const before = ledger.acknowledged.size;
      await write(ledger.sent, worker);
      // A server that is away refuses at once: a client that asks a thousand times a second is no client.
      if (ledger.acknowledged.size === before) await new Promise((done) => setTimeout(done, 20));
    }
  };
  const workers = Array.from({ length: WRITERS }, (_, worker) => work(worker));
  return {
    ledger,
    async stop() {
      over.abort();
      await Promise.all(workers);
      agent.destroy();
    },
  };
}

/** Of the whole bench: the same buyer asking twice for the same would be one lead, and look like a lost one. */
let leads = 0;
const leadsToMake: number[] = [];

const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';

interface Write {
  method: string;
  path: string;
  session?: string;
  /** JSON, or the file that is uploaded. */
  body: object | Buffer;
  /** Which lead it would be. */
  lead?: number;
}

/** In turn an enquiry with its message, a lead with its message, an edit, an image and an event. */
async function writeOf(
  world: FaultWorld,
  { n, worker, mark }: { n: number; worker: number; mark: string },
): Promise<Write> {
  const pick = <T>(items: readonly T[], at: number): T => items[at % items.length] as T;
  switch (n % 5) {
    case 0:
      return {
        method: 'POST',
        path: '/api/v1/promoters/enquiry',
        body: {
          contactPerson: mark,
          builderName: 'Builders',
          phoneNumber: '9845012345',
          email: `${mark}@homes.example`,
        },
      };
    case 1: {
      const lead = leadsToMake.pop() ?? leads++;
      const buyer = lead % world.buyers.length;
      const project = Math.floor(lead / world.buyers.length);
      if (project >= world.projects.length) throw new RangeError('The bench needs more buyers.');
      return {
        method: 'POST',
        path: `/api/v1/properties/${pick(world.projects, project)}/leads`,
        session: pick(world.buyers, buyer).session,
        lead,
        body: {
          type: 'callback',
          message: mark,
          extraDetails: { call: 'Yes', whatsapp: 'No' },
        },
      };
    }
    case 2:
      return { method: 'POST', path: '/api/v1/images', session: world.admin, body: anImage() };
    case 3:
      return {
        method: 'POST',
        path: '/api/v1/events',
        body: { name: 'Page View', path: `/${mark}` },
      };
    default: {
      const id = pick(world.projects, worker);
      const found = await fetch(`${world.origin}/api/v1/admin/properties/${id}`, {
        headers: { accept: 'application/json', cookie: `session=${world.admin}` },
      });
      if (!found.ok) throw new Error('There is no version to edit.');
      const { version } = (await found.json()) as { version: number };
      return {
        method: 'PATCH',
        path: `/api/v1/properties/${id}/description`,
        session: world.admin,
        body: { version, changes: { description: mark } },
      };
    }
  }
}

interface Answer {
  status: number;
  imageUrl: string | undefined;
}

const EDGE = 'edge-of-a-part';

function send(origin: string, agent: http.Agent, { method, path, session, body }: Write) {
  const isFile = Buffer.isBuffer(body);
  const sent = isFile ? asUpload(body) : Buffer.from(JSON.stringify(body));
  return new Promise<Answer>((resolve, reject) => {
    const request = http.request(
      origin + path,
      {
        method,
        agent,
        headers: {
          accept: 'application/json',
          'content-type': isFile ? `multipart/form-data; boundary=${EDGE}` : 'application/json',
          'content-length': sent.byteLength,
          ...(session === undefined ? {} : { cookie: `session=${session}` }),
        },
      },
      (response) => {
        let text = '';
        response.on('data', (piece: Buffer) => (text += piece.toString()));
        response.on('end', () => {
          const status = response.statusCode ?? 0;
          const imageUrl = isFile && status === 200 ? imageUrlIn(text) : undefined;
          resolve({ status, imageUrl });
        });
        response.on('error', reject);
      },
    );
    request.setTimeout(30_000, () => request.destroy(new Error('no answer')));
    request.on('error', reject);
    request.end(sent);
  });
}

const imageUrlIn = (text: string) => (JSON.parse(text) as { imageUrl: string }).imageUrl;

function asUpload(file: Buffer): Buffer {
  const head = `--${EDGE}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${EDGE}--\r\n`)]);
}

/** A PNG of 16 by 16 points that no other has. */
function anImage(): Buffer {
  const side = 16;
  const head = Buffer.from([0, 0, 0, side, 0, 0, 0, side, 8, 0, 0, 0, 0]);
  // Each line begins with the number of its filter: none.
  const lines = Array.from({ length: side }, () => [Buffer.alloc(1), randomBytes(side)]).flat();
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngPart('IHDR', head),
    pngPart('IDAT', deflateSync(Buffer.concat(lines))),
    pngPart('IEND', Buffer.alloc(0)),
  ]);
}

function pngPart(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.byteLength);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
