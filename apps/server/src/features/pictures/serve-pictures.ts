import { createHash } from 'node:crypto';
import { PICTURES_VERSION, pictureFromPath } from '@manemitra/catalogue/picture-address';
import type { files } from '@manemitra/contract/files';
import { Problem } from '@manemitra/contract/problems';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { isDemonstrating, loadDemonstration } from '#server/features/demonstration/public.ts';
import type { FileTable } from '#server/platform/http/register-files.ts';
import { FILE_POLICY } from '#server/platform/http/security-headers.ts';

/** The drawing of a version never changes; a request for an older version gets today's drawing. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

/** Draws the demonstration catalogue: `/pictures/{version}/{scene}/{kind}/{seed}_{facts}.svg`. */
export function servePictures({ db }: { db: Kysely<Database> }) {
  return {
    showPicture: async ({ params, headers }, reply) => {
      const version = /^[1-9]\d{0,3}$/.test(params.version) ? Number(params.version) : Infinity;
      const address = pictureFromPath(params.scene, params.kind, params.file);
      if (address === undefined || version > PICTURES_VERSION || !(await isDemonstrating(db))) {
        throw new Problem('route.not-found');
      }

      const { pictureSvg } = await loadDemonstration();
      const svg = pictureSvg(address);
      const tag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`;
      reply
        .header('cache-control', version === PICTURES_VERSION ? FOR_EVER : FOR_A_DAY)
        .header('etag', tag)
        .header('content-security-policy', FILE_POLICY);
      if (headers['if-none-match'] === tag) return reply.code(304).send();
      return reply.type('image/svg+xml; charset=utf-8').send(svg);
    },
  } satisfies Partial<FileTable<typeof files>>;
}
