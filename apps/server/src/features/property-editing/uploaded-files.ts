import {
  isDrawnPicture,
  isHttpsAddress,
  isUploadedDocument,
  isUploadedPicture,
} from '@manemitra/catalogue/record-addresses';
import type { FieldProblem } from '@manemitra/contract/problems';
import type { ImageStore } from '#server/providers/image-store/image-store.port.ts';
import type { SectionName } from '@manemitra/contract/staff-properties-sections';

/** Uploaded files by the address at which they are shown. */
export interface UploadedFiles {
  has: (address: string) => Promise<boolean>;
}

/** Whether an upload lies in the store. */
export const keptFiles = (store: ImageStore): UploadedFiles => ({
  has: async (address) => {
    const file = await store.open(address.slice(address.lastIndexOf('/') + 1));
    file?.content.destroy();
    return file !== undefined;
  },
});

interface Addressed {
  url: string;
}

/**
 * Addresses that may not be added to a list of pictures or documents. A picture must be uploaded, so that no page shows what
 * another site can change; a document may also be at an authority's own site.
 */
export async function unusableAddresses(
  files: UploadedFiles,
  section: SectionName,
  changes: Readonly<Record<string, unknown>>,
  now: () => Promise<Readonly<Record<string, unknown>>>,
): Promise<FieldProblem[]> {
  if (section !== 'images' && section !== 'documents') return [];
  const listed = (values: Readonly<Record<string, unknown>>) =>
    (values[section] ?? []) as Addressed[];
  const known = new Set(listed(await now()).map(({ url }) => url));
  const isUsable = async (url: string): Promise<boolean> =>
    section === 'images'
      ? isDrawnPicture(url) || (isUploadedPicture(url) && (await files.has(url)))
      : isHttpsAddress(url) || (isUploadedDocument(url) && (await files.has(url)));
  const judged = await Promise.all(
    listed(changes).map(async ({ url }) => known.has(url) || (await isUsable(url))),
  );
  const message =
    section === 'images'
      ? 'Upload this picture first.'
      : 'Upload this document first, or give its full https address.';
  return judged.flatMap((isGood, index) =>
    isGood ? [] : [{ field: `body.changes.${section}.${index}.url`, message }],
  );
}
