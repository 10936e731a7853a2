import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { IMAGE_MAX_BYTES } from './limits.ts';

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

export const uploadImage = endpoint({
  name: 'uploadImage',
  summary: 'Keep an image: it is checked, drawn anew without its metadata, and shown under /media',
  method: 'POST',
  path: '/api/v1/images',
  access: 'staff',
  upload: {
    maxBytes: IMAGE_MAX_BYTES,
    missing: 'image.missing',
    tooLarge: 'image.too-large',
  },
  body: z.object({ fileName: z.string(), bytes: z.instanceof(Uint8Array) }),
  answer: UploadedImage,
  problems: ['image.missing', 'image.too-large', 'image.refused'],
});
