import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { Problem } from '@manemitra/contract/problems';
import type { FastifyInstance } from 'fastify';
import { VITAL } from '#server/platform/http/shed-load.ts';
import type { Metrics } from './metrics.ts';

/** `/metrics` on the product's own port, for who shows this token; for everybody else there is nothing there. */
export function serveMetrics(app: FastifyInstance, metrics: Metrics, token: string): void {
  const expected = hashed(`Bearer ${token}`);
  app.get('/metrics', VITAL, async (request, reply) => {
    const shown = hashed(request.headers.authorization ?? '');
    if (!timingSafeEqual(shown, expected)) throw new Problem('route.not-found');
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text());
  });
}

const hashed = (text: string) => createHash('sha256').update(text).digest();

/** A server for metrics alone, on a port that only the inside can reach. */
export async function listenForMetrics(
  metrics: Metrics,
  { host, port }: { host: string; port: number },
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}
