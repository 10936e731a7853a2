import { Problem } from '@manemitra/contract/problems';
import type { FastifyInstance } from 'fastify';
import { rateLimit, type RateLimit } from '#server/platform/http/rate-limit.ts';
import { FILE_POLICY } from '#server/platform/http/security-headers.ts';
import type { ImageStore } from '#server/providers/image-store/image-store.port.ts';
import { isDocumentName } from './accept-document.ts';

/** A name says its content, so what is under it never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Gives uploaded documents, `/media/documents/{id}.pdf`, from wherever they are kept. Pages read them with a reader of
 * their own; opened by themselves they are saved, since nobody has looked into them.
 */
export function serveUploadedDocuments(
  app: FastifyInstance,
  { store, limit }: { store: ImageStore; limit: RateLimit },
): void {
  app.get<{ Params: { file: string } }>(
    '/media/documents/:file',
    { config: rateLimit(limit) },
    async ({ params }, reply) => {
      if (!isDocumentName(params.file)) throw new Problem('route.not-found');
      const document = await store.open(params.file);
      if (document === undefined) throw new Problem('route.not-found');
      return reply
        .header('cache-control', FOR_EVER)
        .header('content-security-policy', FILE_POLICY)
        .header('content-disposition', `attachment; filename="${params.file}"`)
        .header('content-length', document.bytes)
        .type('application/pdf')
        .send(document.content);
    },
  );
}
