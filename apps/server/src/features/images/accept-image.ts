import { createHash } from 'node:crypto';
import { IMAGE_MAX_BYTES } from '@manemitra/contract/limits';
import { Problem } from '@manemitra/contract/problems';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type OutputInfo } from 'sharp';
import { errorText } from '#server/platform/system-error.ts';
import type { ImageStore } from '#server/providers/image-store/image-store.port.ts';
import { imageName, THUMBNAIL_WIDTHS } from './image-address.ts';

/** Formats that browsers show and the decoder reads, recognised by content: a name or a declared type proves nothing. */
const ACCEPTED = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);
const MIME_TYPE = 'image/webp';
const SIDE_MAX_PX = 2560;
/** 50 megapixels, more than most cameras take. A small file that would decompress to more is meant to do harm. */
const PIXELS_MAX = 50_000_000;
const QUALITY = 82;
const DECODE_SECONDS = 20;

export interface AcceptedImage {
  /** Names the image by its content: the same picture has the same id. */
  id: string;
  width: number;
  height: number;
  bytes: number;
}

/**
 * Checks an uploaded file, re-encodes it (upright, at most 2560 px, without location or camera data) and stores it with its
 * thumbnails. Throws the Problem that says why a file is refused.
 */
export async function acceptImage(store: ImageStore, file: Uint8Array): Promise<AcceptedImage> {
  await refuseUnlessImage(file);
  const { data, info } = await redrawn(file);
  const id = createHash('sha256').update(data).digest('hex').slice(0, 32);
  await store.keep(imageName(id), data, MIME_TYPE);
  for (const width of THUMBNAIL_WIDTHS) {
    const thumbnail = await sharp(data)
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
    await store.keep(imageName(id, width), thumbnail, MIME_TYPE);
  }
  return { id, width: info.width, height: info.height, bytes: data.byteLength };
}

const refused = (message: string, cause?: unknown): Problem =>
  new Problem('image.refused', { message, cause });

async function refuseUnlessImage(file: Uint8Array): Promise<void> {
  if (file.byteLength === 0) throw refused('This file is empty.');
  if (file.byteLength > IMAGE_MAX_BYTES) throw new Problem('image.too-large');
  const type = await fileTypeFromBuffer(file).catch(() => undefined);
  if (type !== undefined && ACCEPTED.has(type.mime)) return;
  if (type?.mime === 'image/heic' || type?.mime === 'image/heif') {
    throw refused(
      'This is a HEIC photo, which browsers cannot show. Save it as JPEG and try again.',
    );
  }
  throw refused('Only image files are accepted: JPEG, PNG, WebP or AVIF.');
}

async function redrawn(file: Uint8Array): Promise<{ data: Buffer; info: OutputInfo }> {
  // The head of the file says how large it unfolds, before anything does.
  const head = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw refused('This image is damaged.', error);
    });
  if (head.width * head.height > PIXELS_MAX) {
    throw refused('This image has more than 50 megapixels. Make it smaller and try again.');
  }
  try {
    return await sharp(file, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
      .timeout({ seconds: DECODE_SECONDS })
      .autoOrient()
      .resize({ width: SIDE_MAX_PX, height: SIDE_MAX_PX, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw notRedrawn(error);
  }
}

/** That the machine had no time for an image says nothing of the image. */
export const notRedrawn = (error: unknown): Problem =>
  errorText(error).startsWith('timeout:')
    ? new Problem('server.unavailable', { cause: error })
    : refused('This image is damaged.', error);
