import { Problem } from '@manemitra/contract/problems';
import type { FastifyInstance } from 'fastify';

const HOST = /^([a-z\d._-]{1,253}|\[[\da-f:.]{2,45}\])(:\d{1,5})?$/i;

/**
 * Refuses a call whose `Host` (or, behind a trusted proxy, `X-Forwarded-Host`) is no host: pages and sitemaps write it
 * into their links where no PUBLIC_URL is configured. None at all, as health checks by HTTP/1.0 have it, is fine.
 */
export function refuseStrangeHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ host }) => {
    if (host === '' || (HOST.test(host) && URL.canParse(`http://${host}/`))) return;
    throw new Problem('input.invalid', {
      fields: [
        { field: 'headers.host', message: 'This server does not answer for this host name.' },
      ],
    });
  });
}
