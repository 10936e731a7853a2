import type { UploadedImage } from '@manemitra/contract/images';
import type { AcceptedImage } from './accept-image.ts';
import { imagePath, THUMBNAIL_WIDTHS } from './image-address.ts';

export function presentImage(image: AcceptedImage, fileName: string): UploadedImage {
  return {
    imageUrl: imagePath(image.id),
    publicId: image.id,
    format: 'webp',
    width: image.width,
    height: image.height,
    bytes: image.bytes,
    originalFileName: fileName,
    thumbnails: THUMBNAIL_WIDTHS.map((width) => ({ width, url: imagePath(image.id, width) })),
  };
}
