import { IMAGE_MAX_BYTES } from '@manemitra/contract/limits';
import { Problem } from '@manemitra/contract/problems';
import { Outage } from '#server/platform/ask-outside.ts';
import { isTokenForm } from '#server/platform/sessions/secret-token.ts';
import type { ImageStore, IncomingFiles } from '#server/providers/image-store/image-store.port.ts';
import type { AcceptedImage } from './accept-image.ts';
import { keyOfUpload } from './expect-upload.ts';

/**
 * Takes in a file that a browser put into the store: checked, re-encoded and kept exactly like one sent through the server.
 * The uploaded file is removed, even if refused; if the store fails it stays, so that this can be tried again.
 */
export async function finishUpload(
  store: ImageStore,
  id: string,
  staffId: number,
  accept: (file: Uint8Array) => Promise<AcceptedImage>,
): Promise<AcceptedImage> {
  if (!isTokenForm(id)) throw new Problem('upload.not-found');
  const key = keyOfUpload(staffId, id);
  const file = await fetched(store.incoming, key);
  if (store.incoming === undefined || file === undefined) throw new Problem('upload.not-found');
  try {
    const image = await accept(file);
    await forget(store.incoming, key);
    return image;
  } catch (error) {
    if (error instanceof Problem) await forget(store.incoming, key);
    throw error;
  }
}

/** A failed removal does not change the answer: a job removes leftovers after an hour. */
async function forget(incoming: IncomingFiles, key: string): Promise<void> {
  await incoming.remove(key).catch((error: unknown) => {
    if (!(error instanceof Outage)) throw error;
  });
}

async function fetched(
  incoming: IncomingFiles | undefined,
  key: string,
): Promise<Uint8Array | undefined> {
  if (incoming === undefined) return undefined;
  try {
    return await incoming.take(key, IMAGE_MAX_BYTES);
  } catch (error) {
    if (!(error instanceof Outage) || error.reason !== 'too-large') throw error;
    await forget(incoming, key);
    throw new Problem('image.too-large', { cause: error });
  }
}
