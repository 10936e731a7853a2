import { Problem } from '@manemitra/contract/problems';
import type { FastifyInstance } from 'fastify';
import { rateLimit, type RateLimit } from '#server/platform/http/rate-limit.ts';
import type { ImageStore } from '#server/providers/image-store/image-store.port.ts';
import { isImageName } from './image-address.ts';

/** A name says its content, so what is under it never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Shows uploaded images: `/media/{id}.webp` and `/media/{id}-{width}.webp`, from wherever they are kept. */
export function serveImages(
  app: FastifyInstance,
  { store, limit }: { store: ImageStore; limit: RateLimit },
): void {
  app.get<{ Params: { file: string } }>(
    '/media/:file',
    { config: rateLimit(limit) },
    async ({ params, headers }, reply) => {
      if (!isImageName(params.file)) throw new Problem('route.not-found');
      const tag = `"${params.file}"`;
      if (headers['if-none-match'] === tag) {
        return reply.header('cache-control', FOR_EVER).header('etag', tag).code(304).send();
      }
      const image = await store.open(params.file);
      if (image === undefined) throw new Problem('route.not-found');
      return reply
        .header('cache-control', FOR_EVER)
        .header('etag', tag)
        .header('content-length', image.bytes)
        .type('image/webp')
        .send(image.content);
    },
  );
}
