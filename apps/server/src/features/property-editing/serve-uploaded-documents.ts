import type { files } from '@manemitra/contract/files';
import { Problem } from '@manemitra/contract/problems';
import type { FileTable } from '#server/platform/http/register-files.ts';
import { FILE_POLICY } from '#server/platform/http/security-headers.ts';
import type { ImageStore } from '#server/providers/image-store/image-store.port.ts';
import { isDocumentName } from './accept-document.ts';

/** The name is a hash of the content, so the content of a name never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Serves uploaded documents, `/media/documents/{id}.pdf`, from wherever they are stored. Pages read them with their own
 * reader; opened directly they are saved, because nobody has checked them.
 */
export function serveUploadedDocuments({ store }: { store: ImageStore }) {
  return {
    showUploadedDocument: async ({ params }, reply) => {
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
  } satisfies Partial<FileTable<typeof files>>;
}
