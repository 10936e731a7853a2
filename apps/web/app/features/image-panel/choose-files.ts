import type { ImageType } from './image-record.ts';

/** The chosen files that may be sent, or a message why none may. */
export function chooseFiles(
  files: readonly File[],
  imageType: ImageType,
): { files: File[]; refusal: string | null } {
  if (files.length === 0) return { files: [], refusal: 'No file provided for upload.' }; // spec 5
  const images = files.filter(({ type }) => type.startsWith('image/'));
  const others = files.filter((file) => !images.includes(file));
  // The main picture is single (spec 2).
  const taken = imageType === 'main' ? images.slice(0, 1) : images;
  if (others.length > 0) {
    const names = others.map(({ name }) => name).join(', ');
    return { files: taken, refusal: `Only image files are accepted; left out: ${names}.` };
  }
  return {
    files: taken,
    refusal:
      taken.length < images.length
        ? 'There can be only one main image, so we used the first of your files.'
        : null,
  };
}
