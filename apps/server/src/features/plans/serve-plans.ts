import { createHash } from 'node:crypto';
import type { files } from '@manemitra/contract/files';
import { Problem } from '@manemitra/contract/problems';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { isDemonstrating, loadDemonstration } from '#server/features/demonstration/public.ts';
import type { FileTable } from '#server/platform/http/register-files.ts';
import { FILE_POLICY } from '#server/platform/http/security-headers.ts';

/** The address holds the facts and the version of the drawing, so what lies there never changes. */
const CACHE = 'public, max-age=31536000, immutable';

/** Draws the floor plans of the demonstration catalogue: `/plans/v1/{facts}/{seed}.svg`. */
export function servePlans({ db }: { db: Kysely<Database> }) {
  return {
    showPlan: async (request, reply) => {
      const { version, facts, file } = request.params;
      if (!(await isDemonstrating(db))) throw new Problem('route.not-found');
      const { planFromPath, planSvg } = await loadDemonstration();
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
  } satisfies Partial<FileTable<typeof files>>;
}
