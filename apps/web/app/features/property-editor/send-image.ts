import type { EndpointAnswer } from '@manemitra/contract/endpoint';
import type { uploadImage } from '@manemitra/contract/images';
import * as wire from '@manemitra/contract/staff-wire';
import { staffClient } from '#web/api/staff-client.ts';
import { bringFile, sendFile, type SendOptions } from '#web/api/send-file.ts';

type SentImage = EndpointAnswer<typeof uploadImage>;
type ImageType = Parameters<typeof staffClient.expectImageUpload>[0]['body']['mimeType'];

const TYPES: ReadonlySet<string> = new Set<ImageType>([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
]);
const isImageType = (type: string): type is ImageType => TYPES.has(type);

/**
 * Uploads a picture: straight to the image store where the site has one that takes it, else, or where the browser cannot
 * reach it, through the server. Rejects with a `Problem`, or an `AbortError` once it was cancelled.
 */
export async function sendImage(file: File, options: SendOptions): Promise<SentImage> {
  const id = await brought(file, options);
  return id === undefined
    ? sendFile(wire.uploadImage, file, options)
    : staffClient.finishImageUpload({
        params: { id },
        body: { fileName: file.name.slice(0, 255) },
      });
}

/** The name of the upload that lies in the store now, or undefined where the server has to take the file. */
async function brought(file: File, options: SendOptions): Promise<string | undefined> {
  // What is no picture, or an empty file, is refused by the server with the reason.
  if (!isImageType(file.type) || file.size === 0) return undefined;
  const { upload } = await staffClient.expectImageUpload({
    body: { mimeType: file.type, bytes: file.size },
  });
  if (upload === null) return undefined;
  try {
    await bringFile(upload, file, options);
    return upload.id;
  } catch (error) {
    if (options.signal.aborted) throw error;
    return undefined;
  }
}
