import { createHash } from 'node:crypto';
import type { Client } from '@manemitra/contract/client';
import { lastUsed } from '@manemitra/domain/last-used';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor, packed, sendPacked, type Encoding } from '#server/platform/http/kept-body.ts';
import { areAnsweredAlike, recording, type Call, type Recording } from './repeatable-calls.ts';

export interface KeepPagesOptions {
  /** Whether the page at a path is the same for everybody who shows no cookie. */
  isPublic: (path: string) => boolean;
  /** Whether a call of a loader by this name changes nothing. */
  isReading: (name: string) => boolean;
  /** The day, which pages may tell and words of a search mean. */
  today: () => string;
  /** The policy of a page whose inline scripts have these hashes. */
  policy: (hashes: readonly string[]) => string;
  maxBytes: number;
}

interface KeptPage {
  calls: readonly Call[];
  status: number;
  headers: [name: string, value: string][];
  bytes: Buffer;
  encoding: Encoding;
}

interface Made {
  request: FastifyRequest;
  response: Response;
  /** Of the response, where it is known already. */
  text: string | undefined;
  /** A secret mark that tells our own inline scripts from any that were injected into the page. */
  nonce: string;
  calls: Recording['calls'];
}

/**
 * The public pages that were asked for last, for visitors who show no cookie. A page is made of its address, the day and
 * what its loaders were told; so it asks the same again, and only when every answer is what it was, the page is too. Its
 * own inline scripts are allowed by their hashes instead of the nonce that they were made with, so that the bytes are the
 * same for everybody.
 */
export function pageKeeper({ isPublic, isReading, today, policy, maxBytes }: KeepPagesOptions) {
  const kept = lastUsed<KeptPage>(maxBytes);

  return {
    /** Under what the page of this request is kept; undefined when it is not. */
    keyOf(request: FastifyRequest): string | undefined {
      const { method, url, headers, host, protocol } = request;
      const [path = ''] = url.split('?', 1);
      const isAnyones = headers.cookie === undefined && headers.authorization === undefined;
      if (method !== 'GET' || !isAnyones || url.length > LONG_ADDRESS || !isPublic(path)) {
        return undefined;
      }
      return [encodingFor(request) ?? '-', today(), protocol, host, url].join(' ');
    },

    /** The page that is kept, if it still is what would be made now. */
    async find(key: string, client: Client): Promise<KeptPage | undefined> {
      const page = kept.get(key);
      return page && (await areAnsweredAlike(client, page.calls)) ? page : undefined;
    },

    record: (client: Client) => recording(client, isReading),

    /** A page that was just made; it is kept when it is whole and nothing was refused. */
    async keep(key: string, { request, response, text, nonce, calls }: Made): Promise<KeptPage> {
      const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
      const { raw, hashes } = isPage
        ? withoutNonce(text ?? (await response.text()), nonce)
        : { raw: Buffer.from(await response.arrayBuffer()), hashes: [] };
      const headers = [...response.headers];
      headers.push(['content-security-policy', policy(hashes)]);
      const asked = calls();
      const encoding = encodingFor(request);
      const bytes = await packed(raw, encoding);
      const page = { calls: asked ?? [], status: response.status, headers, bytes, encoding };
      const isSound = response.status === 200 && !response.headers.has('set-cookie');
      if (isSound && asked !== undefined) kept.put(key, page, ENTRY_BYTES + bytes.length);
      return page;
    },

    send(reply: FastifyReply, page: KeptPage): FastifyReply {
      reply.code(page.status);
      for (const [name, value] of page.headers) reply.header(name, value);
      return sendPacked(reply, page.bytes, page.encoding);
    },
  };
}

const LONG_ADDRESS = 2000;
/** The address, the headers and what the loaders asked. */
const ENTRY_BYTES = 4000;
const SCRIPT = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g;

/** The page as anybody may have it, and what a content security policy calls the inline scripts that bore the nonce. */
function withoutNonce(html: string, nonce: string): { raw: Buffer; hashes: string[] } {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const { groups } of html.matchAll(SCRIPT)) {
    const { attributes = '', text = '' } = groups ?? {};
    if (!attributes.includes(mark) || attributes.includes(' src=')) continue;
    hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return { raw: Buffer.from(html.replaceAll(mark, '')), hashes: [...hashes] };
}
