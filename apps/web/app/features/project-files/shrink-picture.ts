/** As large as the server keeps pictures, in pixels. */
const SIDE_MAX_PX = 2560;
/** Smaller ones are blurred on every page that shows them. */
const SIDE_MIN_PX = 400;

/**
 * Re-encodes a picture in the browser, upright and no larger than pages show it, so that place and time written by a camera
 * do not leave the machine. Rejects with a sentence if it is no picture, or too small.
 */
export async function shrinkPicture(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new Error('This is not an image that browsers can show, or it is damaged.');
  });
  try {
    const { width, height } = bitmap;
    if (Math.max(width, height) < SIDE_MIN_PX) {
      throw new Error(
        `It is ${width} × ${height} pixels. The longer side needs at least ${SIDE_MIN_PX}.`,
      );
    }
    const scale = Math.min(1, SIDE_MAX_PX / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', 0.88);
    });
    if (blob === null) throw new Error('The browser could not draw this picture.');
    return new File([blob], file.name, { type: blob.type });
  } finally {
    bitmap.close();
  }
}

/** The content of a file in a few letters: two that are the same have the same. */
export async function fingerprint(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
