import type { ImageRecord } from '#web/features/image-panel/public.ts';
import type { ValuesOf } from './section-values.ts';

type SavedImage = ValuesOf<'images'>['images'][number];

/** The pictures of a project as the panel edits them. One that came by an address is known by that. */
export function recordsOf(images: readonly SavedImage[]): ImageRecord[] {
  return images.map(({ kind, url, caption, width, height, propertyCategory, publicId }) => ({
    imageUrl: url,
    imageCaption: caption,
    propertyCategory: propertyCategory ?? 'ALL',
    imageType: kind,
    isElevationImage: kind === 'main',
    publicId: publicId ?? url,
    width,
    height,
  }));
}

/** The same as they are saved; the main picture comes first, as on the cards. */
export function imagesOf(records: readonly ImageRecord[]): SavedImage[] {
  return records
    .toSorted((a, b) => Number(b.isElevationImage) - Number(a.isElevationImage))
    .map(({ imageType, imageUrl, imageCaption, width, height, ...record }) => ({
      kind: imageType,
      url: imageUrl,
      caption: imageCaption,
      width,
      height,
      propertyCategory: record.propertyCategory,
      isElevationImage: record.isElevationImage,
      publicId: record.publicId === imageUrl ? null : record.publicId,
    }));
}

/** The captions that were refused, by the `publicId` of their pictures: each is said at its field. */
export function captionErrors(
  errors: Readonly<Record<string, string>>,
  images: readonly SavedImage[],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, message]) => {
      const at = /^images\.(\d+)\.caption$/.exec(path)?.[1];
      const image = at === undefined ? undefined : images[Number(at)];
      return image === undefined ? [] : [[image.publicId ?? image.url, message]];
    }),
  );
}

/** What is wrong with which picture, in one sentence: the panel shows what fails above its pictures. */
export function imageErrorText(
  errors: Readonly<Record<string, string>>,
  images: readonly SavedImage[],
): string | undefined {
  const [first] = Object.entries(errors);
  if (first === undefined) return undefined;
  const [path, message] = first;
  const at = Number(/^images\.(\d+)/.exec(path)?.[1] ?? NaN);
  const image = images[at];
  if (image === undefined) return message;
  const place = images.slice(0, at + 1).filter(({ kind }) => kind === image.kind).length;
  return `Image ${place} of ${image.kind}: ${message}`;
}
