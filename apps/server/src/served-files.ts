import type { Kysely } from 'kysely';
import type { Database } from './database/schema.ts';
import { serveDocuments } from './features/documents/serve-documents.ts';
import { serveImages } from './features/images/serve-images.ts';
import { servePictures } from './features/pictures/serve-pictures.ts';
import { servePreviews } from './features/pictures/serve-previews.ts';
import { servePlans } from './features/plans/serve-plans.ts';
import { loadPropertyDetail } from './features/properties/public.ts';
import { serveUploadedDocuments } from './features/property-editing/serve-uploaded-documents.ts';
import { serveSitemap } from './features/sitemap/serve-sitemap.ts';
import type { ImageStore } from './providers/image-store/image-store.port.ts';

/** Every feature's files: pictures, plans, papers and the map of the site. */
export const servedFiles = (
  db: Kysely<Database>,
  { store, publicUrl }: { store: ImageStore; publicUrl: string | undefined },
) => ({
  ...servePictures({ db }),
  ...servePreviews({ db }),
  ...serveImages({ store }),
  ...servePlans({ db }),
  ...serveUploadedDocuments({ store }),
  ...serveDocuments({ load: (idOrSlug) => loadPropertyDetail(db, idOrSlug) }),
  ...serveSitemap({ db, publicUrl }),
});
