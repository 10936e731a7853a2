import type { files } from '@manemitra/contract/files';
import { Problem } from '@manemitra/contract/problems';
import type { FileTable } from '#server/platform/http/register-files.ts';
import type { ImageStore } from '#server/providers/image-store/image-store.port.ts';
import { isImageName } from './image-address.ts';

/** The name is a hash of the content, so the content of a name never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Shows uploaded images: `/media/{id}.webp` and `/media/{id}-{width}.webp`, from wherever they are kept. */
export function serveImages({ store }: { store: ImageStore }) {
  return {
    showImage: async ({ params, headers }, reply) => {
      if (!isImageName(params.file)) throw new Problem('route.not-found');
      const image = await store.open(params.file);
      if (image === undefined) throw new Problem('route.not-found');
      const tag = `"${params.file}"`;
      if (headers['if-none-match'] === tag) {
        image.content.destroy();
        return reply.header('cache-control', FOR_EVER).header('etag', tag).code(304).send();
      }
      return reply
        .header('cache-control', FOR_EVER)
        .header('etag', tag)
        .header('content-length', image.bytes)
        .type('image/webp')
        .send(image.content);
    },
  } satisfies Partial<FileTable<typeof files>>;
}
