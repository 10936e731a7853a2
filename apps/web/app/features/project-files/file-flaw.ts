import { DOCUMENT_TOO_LARGE } from '@manemitra/contract/limit-texts';
import { DOCUMENT_MAX_BYTES } from '@manemitra/contract/limits';
import { typeOfPath } from './read-picked.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** Why a file cannot be sent at all; null where it can. */
export async function flawOf(path: string, file: File): Promise<string | null> {
  const type = typeOfPath(path);
  if (type === undefined)
    return 'Only JPEG, PNG, WebP and AVIF pictures and PDF documents are taken.';
  if (file.size === 0) return 'This file is empty.';
  if (type === 'application/pdf') {
    return file.size > DOCUMENT_MAX_BYTES ? DOCUMENT_TOO_LARGE : null;
  }
  try {
    await shrinkPicture(file);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}
