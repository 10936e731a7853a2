import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { namedQuality } from './accept.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
/** Bodies smaller than this fit one packet anyway. */
const SMALL_BYTES = 1024;

/** How a body may be compressed; the best first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number] | undefined;

/** The best encoding that a caller takes. */
export function encodingFor({ headers }: FastifyRequest): Encoding {
  return ENCODINGS.find((name) => namedQuality(headers['accept-encoding'], name) > 0);
}

/** How hard to compress: `well` for what is sent many times; `quickly` takes a third of the work and a fifth more bytes. */
type Effort = 'well' | 'quickly';
const BROTLI_QUALITY: Record<Effort, number> = { well: 4, quickly: 1 };
const GZIP_LEVEL: Record<Effort, number> = { well: 6, quickly: 1 };

export async function packed(
  raw: Buffer,
  encoding: Encoding,
  effort: Effort = 'well',
): Promise<Buffer> {
  if (encoding === undefined) return raw;
  if (encoding === 'gzip') return deflate(raw, { level: GZIP_LEVEL[effort] });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotli(raw, {
    params: {
      [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
      [BROTLI_PARAM_SIZE_HINT]: raw.length,
    },
  });
}

/** Sends a body that is already encoded, past the compression of other answers. */
export function sendPacked(reply: FastifyReply, bytes: Buffer, encoding: Encoding): FastifyReply {
  const vary = reply.getHeader('vary');
  reply.header('vary', typeof vary === 'string' ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.send(bytes);
}

/**
 * A body that may be sent many times, compressed for each requested encoding: quickly the first time, since most answers are
 * asked for once, and well from the second time on.
 */
export interface KeptBody {
  raw: Buffer;
  packed: Map<Encoding, { effort: Effort; bytes: Promise<Buffer> }>;
}

export const keptBody = (raw: Buffer): KeptBody => ({ raw, packed: new Map() });

export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  body: KeptBody,
): Promise<FastifyReply> {
  if (body.raw.length < SMALL_BYTES) return reply.send(body.raw);
  const encoding = encodingFor(request);
  return sendPacked(reply, await packedBody(body, encoding), encoding);
}

function packedBody({ raw, packed: kept }: KeptBody, encoding: Encoding): Promise<Buffer> {
  const before = kept.get(encoding);
  if (before?.effort === 'well') return before.bytes;
  const effort = before === undefined ? 'quickly' : 'well';
  const bytes = packed(raw, encoding, effort);
  kept.set(encoding, { effort, bytes });
  return bytes;
}
