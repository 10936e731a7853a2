import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { namedQuality } from './accept.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
/** What fits one packet anyway. */
const SMALL_BYTES = 1024;

/** How a body may be compressed; the best first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number] | undefined;

/** The best encoding that a caller takes. */
export function encodingFor({ headers }: FastifyRequest): Encoding {
  return ENCODINGS.find((name) => namedQuality(headers['accept-encoding'], name) > 0);
}

/** As quick as what is compressed on its way, and done once. */
export async function packed(raw: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === undefined) return raw;
  if (encoding === 'gzip') return deflate(raw, { level: 6 });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotli(raw, {
    params: { [BROTLI_PARAM_QUALITY]: 4, [BROTLI_PARAM_SIZE_HINT]: raw.length },
  });
}

/** Sends what is in an encoding already, past the compression of other answers. */
export function sendPacked(reply: FastifyReply, bytes: Buffer, encoding: Encoding): FastifyReply {
  const vary = reply.getHeader('vary');
  reply.header('vary', typeof vary === 'string' ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.send(bytes);
}

/** A body that is sent many times, compressed once for each encoding that is asked for. */
export interface KeptBody {
  raw: Buffer;
  packed: Map<Encoding, Promise<Buffer>>;
}

export const keptBody = (raw: Buffer): KeptBody => ({ raw, packed: new Map() });

export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  body: KeptBody,
): Promise<FastifyReply> {
  if (body.raw.length < SMALL_BYTES) return reply.send(body.raw);
  const encoding = encodingFor(request);
  const bytes = body.packed.get(encoding) ?? packed(body.raw, encoding);
  body.packed.set(encoding, bytes);
  return sendPacked(reply, await bytes, encoding);
}
