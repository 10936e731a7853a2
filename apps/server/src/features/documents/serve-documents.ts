import type { files } from '@manemitra/contract/files';
import { Problem } from '@manemitra/contract/problems';
import { loadDemonstration } from '#server/features/demonstration/public.ts';
import type { FileTable } from '#server/platform/http/register-files.ts';
import { PAPER_POLICY } from '#server/platform/http/security-headers.ts';
import { documentFacts } from './document-facts.ts';
import { DOCUMENTS_VERSION, documentFromPath, documentPath } from './document-path.ts';
import type { DocumentRows } from './document-rows.ts';

/** The data for a project's papers; undefined if no published project has this id or slug. */
type LoadRows = (idOrSlug: string) => Promise<DocumentRows | undefined>;

/** A paper changes with the facts of its project; its ETag changes with them. */
const CACHE = 'public, max-age=3600, stale-while-revalidate=604800';

/** Draws the papers of the demonstration catalogue: `/documents/{slug}/{kind}.pdf`. */
export function serveDocuments({ load }: { load: LoadRows }) {
  return {
    showDocument: async ({ params, headers }, reply) => {
      const asked = documentFromPath(params.slug, params.file);
      const loaded = asked && (await load(asked.slug));
      if (asked === undefined || loaded === undefined || !loaded.property.is_demonstration) {
        throw new Problem('route.not-found');
      }
      const { DEMONSTRATION_DAY, documentPdf, listDocuments } = await loadDemonstration();
      const facts = documentFacts(loaded, DEMONSTRATION_DAY);
      // A paper that is not listed cannot be read.
      if (
        loaded.units.length === 0 ||
        !listDocuments(facts).some(({ kind }) => kind === asked.kind)
      ) {
        throw new Problem('route.not-found');
      }
      // A paper has one address: an id, or a name of before, leads there for good.
      if (loaded.property.slug !== asked.slug) {
        return reply.redirect(documentPath(loaded.property.slug, asked.kind), 301);
      }

      const { version, updated_at } = loaded.property;
      const tag = `"d${DOCUMENTS_VERSION}-${version}-${updated_at.getTime()}"`;
      reply
        .header('cache-control', CACHE)
        .header('etag', tag)
        .header('content-security-policy', PAPER_POLICY);
      if (headers['if-none-match'] === tag) return reply.code(304).send();
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${asked.fileName}"`)
        .send(await documentPdf(asked.kind, facts));
    },
  } satisfies Partial<FileTable<typeof files>>;
}
