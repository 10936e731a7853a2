import { createHash } from 'node:crypto';
import { PICTURES_VERSION } from '@manemitra/catalogue/picture-address';
import type { files } from '@manemitra/contract/files';
import { Problem } from '@manemitra/contract/problems';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { publishedIds } from '#server/features/project-addresses/public.ts';
import { loadProperties } from '#server/features/properties/public.ts';
import type { FileTable } from '#server/platform/http/register-files.ts';
import { FILE_POLICY } from '#server/platform/http/security-headers.ts';
import { paintPreview } from './paint-preview.ts';
import { previewFacts } from './preview-facts.ts';

/** A preview changes with the price; its ETag changes with it. */
const CACHE = 'public, max-age=86400, stale-while-revalidate=604800';

/**
 * The picture that chats and social sites show for a project's link, as JPEG because they read no SVG:
 * `/pictures/open-graph/{slug}.jpg`.
 */
export function servePreviews({ db }: { db: Kysely<Database> }) {
  return {
    showPreview: async ({ params, headers }, reply) => {
      const slug = /^([\w-]+)\.jpg$/.exec(params.file)?.[1];
      const id = slug === undefined ? undefined : (await publishedIds(db, [slug])).get(slug);
      const [loaded] = id === undefined ? [] : await loadProperties(db, [id], 1);
      if (loaded === undefined) throw new Problem('route.not-found');
      // A picture has one address: an id, or a name of before, leads there for good.
      if (loaded.property.slug !== slug) {
        return reply.redirect(`/pictures/open-graph/${loaded.property.slug}.jpg`, 301);
      }

      const facts = previewFacts(loaded);
      const digest = createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
      const tag = `"p${PICTURES_VERSION}-${digest.slice(0, 20)}"`;
      reply
        .header('cache-control', CACHE)
        .header('etag', tag)
        .header('content-security-policy', FILE_POLICY);
      if (headers['if-none-match'] === tag) return reply.code(304).send();
      return reply.type('image/jpeg').send(await paintPreview(facts));
    },
  } satisfies Partial<FileTable<typeof files>>;
}
