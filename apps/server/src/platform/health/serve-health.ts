import { Problem } from '@manemitra/contract/problems';
import type { FastifyInstance } from 'fastify';
import { VITAL } from '#server/platform/http/shed-load.ts';
import type { Readiness } from './readiness.ts';

/**
 * For monitoring: `/health/live` says that the process runs and can answer (if not, restart it); `/health/ready` says
 * whether to send it visitors. A server that was told to stop closes each connection with its next answer.
 */
export function serveHealth(app: FastifyInstance, readiness: Readiness): void {
  app.addHook('onSend', async (_request, reply) => {
    if (readiness.isDraining()) reply.header('connection', 'close');
  });
  app.get('/health/live', VITAL, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'live' };
  });
  app.get('/health/ready', VITAL, async (_request, reply) => {
    if (readiness.isDraining()) {
      throw new Problem('server.unavailable', { message: 'This server is being stopped.' });
    }
    const missing = await readiness.missing();
    if (missing.length > 0) {
      throw new Problem('server.unavailable', {
        fields: missing.map((field) => ({ field, message: 'Not ready.' })),
      });
    }
    reply.header('cache-control', 'no-store');
    return { status: 'ready' };
  });
}
