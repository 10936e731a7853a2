import { IMAGE_MAX_BYTES } from '@manemitra/contract/limits';
import type { ExpectedUpload } from '@manemitra/contract/images';
import { Problem } from '@manemitra/contract/problems';
import { newSecretToken } from '#server/platform/sessions/secret-token.ts';
import type { ImageStore } from '#server/providers/image-store/image-store.port.ts';

/** Long enough for 10 MB over a slow line, too short to be passed around. */
const SECONDS = 300;

/**
 * Where a browser may bring one image of this type and size straight to the store, for five minutes; null where the
 * store takes files from the server only.
 */
export async function expectUpload(
  { incoming }: ImageStore,
  { mimeType, bytes }: { mimeType: string; bytes: number },
  { staffId, now }: { staffId: number; now: Date },
): Promise<ExpectedUpload | null> {
  if (bytes > IMAGE_MAX_BYTES) throw new Problem('image.too-large');
  if (incoming === undefined) return null;
  const id = newSecretToken();
  const key = keyOfUpload(staffId, id);
  const { url, headers } = await incoming.expect({ key, mimeType, bytes, seconds: SECONDS });
  const expiresAt = new Date(now.getTime() + SECONDS * 1000).toISOString();
  return { id, url, headers, expiresAt };
}

/** The owner is part of the path: the id of another's upload leads nowhere. */
export const keyOfUpload = (staffId: number, id: string): string => `${staffId}/${id}`;
