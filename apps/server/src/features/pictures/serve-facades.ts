import { facadeSvg } from '@manemitra/catalogue/pictures/facade';
import { facadeFromPath } from '@manemitra/catalogue/pictures/facade-path';
import { Problem } from '@manemitra/contract/problems';
import type { FastifyInstance } from 'fastify';
import { FILE_POLICY } from '#server/platform/http/security-headers.ts';

/** The same address draws the same picture for as long as the drawing code does not change: a day is safe. */
const CACHE = 'public, max-age=86400, stale-while-revalidate=604800';

/** Draws the façades of the demonstration catalogue: `/pictures/facade/{kind}/{seed}.svg`. */
export function serveFacades(app: FastifyInstance): void {
  app.get<{ Params: { kind: string; file: string } }>(
    '/pictures/facade/:kind/:file',
    async (request, reply) => {
      const picture = facadeFromPath(request.params.kind, request.params.file);
      if (picture === undefined) throw new Problem('route.not-found');
      return reply
        .type('image/svg+xml; charset=utf-8')
        .header('cache-control', CACHE)
        .header('content-security-policy', FILE_POLICY)
        .send(facadeSvg(picture.seed, picture.kind));
    },
  );
}
