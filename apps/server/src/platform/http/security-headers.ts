import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** For answers that are data: nothing in them may run or be framed. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * For pages: scripts from our own address, and the inline ones that are named: by this page's nonce or by their hashes. Styles may be inline
 * because dialogs, toasts and the map set sizes and positions that way. `uploadsGoTo`: the one other origin that a page
 * may send to. `framesFrom`: the one origin whose pages a page may frame.
 */
export function pagePolicy(
  inline: readonly string[],
  uploadsGoTo?: string,
  framesFrom?: string,
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inline].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    uploadsGoTo === undefined ? "connect-src 'self'" : `connect-src 'self' ${uploadsGoTo}`,
    `frame-src ${framesFrom ?? "'none'"}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const OF_FILES =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'";

/** For the web app's own files: a worker script obeys the policy it comes with, and in a sandbox it would not run. */
export const ASSET_POLICY = `${OF_FILES}; object-src 'none'`;

/** For papers that we drew: browsers show a PDF as an object, and none at all in a sandbox. */
export const PAPER_POLICY = OF_FILES;

/** For pictures and uploaded files: opened by themselves they run nothing and have no origin. */
export const FILE_POLICY = `${OF_FILES}; object-src 'none'; sandbox`;

/** For the page that shows the API's documentation. */
export const DOCUMENTATION_POLICY = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
};

export async function registerSecurityHeaders(
  app: FastifyInstance,
  publicUrl: string | undefined,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    strictTransportSecurity: publicUrl?.startsWith('https:') ?? false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', DATA_POLICY);
    }
  });
}
