import { Problem } from '@manemitra/contract/problems';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses state-changing calls that a page of another site makes its visitor's browser send. Browsers always say where
 * such a call comes from; programs do not, and carry no visitor's cookies either.
 */
export function refuseForeignOrigins(app: FastifyInstance, publicUrl: string | undefined): void {
  app.addHook('onRequest', async (request) => {
    if (READING.has(request.method) || isOurs(request, publicUrl)) return;
    throw new Problem('request.origin-refused');
  });
}

function isOurs(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return request.headers['sec-fetch-site'] !== 'cross-site';
  if (origin === publicUrl) return true;
  if (!URL.canParse(origin) || new URL(origin).host !== host) return false;
  // A page of our own host without TLS may have been written by anybody on the way.
  return publicUrl === undefined || new URL(publicUrl).host !== host;
}
