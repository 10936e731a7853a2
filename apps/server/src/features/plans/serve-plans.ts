import { createHash } from 'node:crypto';
import { planFromPath } from '@manemitra/catalogue/plans/plan-path';
import { planSvg } from '@manemitra/catalogue/plans/plan-svg';
import { Problem } from '@manemitra/contract/problems';
import type { FastifyInstance } from 'fastify';
import { rateLimit, type RateLimit } from '#server/platform/http/rate-limit.ts';
import { FILE_POLICY } from '#server/platform/http/security-headers.ts';

/** The address holds the facts and the version of the drawing, so what lies there never changes. */
const CACHE = 'public, max-age=31536000, immutable';

/** Draws the floor plans of the demonstration catalogue: `/plans/v1/{facts}/{seed}.svg`. */
export function servePlans(app: FastifyInstance, { limit }: { limit: RateLimit }): void {
  app.get<{ Params: { version: string; facts: string; file: string } }>(
    '/plans/:version/:facts/:file',
    { config: rateLimit(limit) },
    async (request, reply) => {
      const { version, facts, file } = request.params;
      const address = planFromPath(version, facts, file);
      const svg = address && planSvg(address);
      if (svg === undefined) throw new Problem('route.not-found');
      const tag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`;
      void reply
        .header('cache-control', CACHE)
        .header('etag', tag)
        .header('content-security-policy', FILE_POLICY);
      if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
      return reply.type('image/svg+xml; charset=utf-8').send(svg);
    },
  );
}
