import { IMAGE_MAX_BYTES } from '@manemitra/contract/limits';
import { Problem } from '@manemitra/contract/problems';
import { Outage } from '#server/platform/ask-outside.ts';
import { isTokenForm } from '#server/platform/sessions/secret-token.ts';
import type { ImageStore, IncomingFiles } from '#server/providers/image-store/image-store.port.ts';
import type { AcceptedImage } from './accept-image.ts';
import { keyOfUpload } from './expect-upload.ts';

/**
 * Takes in what a browser brought to the store: looked at, drawn anew and kept exactly as a file that came through the
 * server. What was brought goes, also when it is refused; when the store fails it stays, so this can be asked again.
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

/** What could not be removed changes no answer: a job removes what is left after an hour. */
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
