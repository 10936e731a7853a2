import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { IMAGE_MAX_BYTES, INTEGER_MAX } from './limits.ts';
import { UPLOADS } from './rate-limits.ts';
import * as staffWire from './staff-wire.ts';

const UploadedImage = z.object({
  imageUrl: z.string(),
  /** Names the image by its content. */
  publicId: z.string(),
  format: z.literal('webp'),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  bytes: z.number().int().positive(),
  originalFileName: z.string(),
  thumbnails: z.array(z.object({ width: z.number().int().positive(), url: z.string() })),
});
export type UploadedImage = z.infer<typeof UploadedImage>;

/** Image formats that browsers can show, by media type. */
const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

const ExpectedUpload = z.object({
  /** Names the upload when it is finished. */
  id: z.string(),
  /** Takes one PUT of the file, with these headers. */
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  expiresAt: z.string(),
});
export type ExpectedUpload = z.infer<typeof ExpectedUpload>;

export const expectImageUpload = endpoint({
  summary:
    'An address of the image store to which the browser may upload one image; null: send it to the server',
  at: staffWire.expectImageUpload,
  access: 'staff',
  limit: UPLOADS,
  body: z.object({
    mimeType: z.enum(IMAGE_TYPES),
    bytes: z.number().int().positive().max(INTEGER_MAX),
  }),
  answer: z.object({ upload: ExpectedUpload.nullable() }),
  problems: ['upload.too-many', 'upload.no-room', 'image.too-large'],
});

export const finishImageUpload = endpoint({
  summary:
    'Accept an image that was uploaded to the store: it is checked, re-encoded and shown under /media',
  at: staffWire.finishImageUpload,
  access: 'staff',
  limit: UPLOADS,
  params: z.object({ id: z.string().max(100) }),
  body: z.object({ fileName: z.string().max(255) }),
  answer: UploadedImage,
  problems: [
    'upload.too-many',
    'upload.no-room',
    'upload.not-found',
    'image.too-large',
    'image.refused',
  ],
});

export const uploadImage = endpoint({
  summary:
    'Upload an image: it is checked, re-encoded without its metadata, and shown under /media',
  at: staffWire.uploadImage,
  access: 'staff',
  limit: UPLOADS,
  upload: {
    maxBytes: IMAGE_MAX_BYTES,
    missing: 'image.missing',
    tooLarge: 'image.too-large',
  },
  body: z.object({ fileName: z.string(), bytes: z.instanceof(Uint8Array) }),
  answer: UploadedImage,
  problems: [
    'upload.too-many',
    'upload.no-room',
    'image.missing',
    'image.too-large',
    'image.refused',
  ],
});
