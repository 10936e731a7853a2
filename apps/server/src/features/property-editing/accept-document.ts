import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import type { ImageStore } from '#server/providers/image-store/image-store.port.ts';
import { refuseActivePdf, refused } from './refuse-active-pdf.ts';

const MIME_TYPE = 'application/pdf';

/** The name of a document in the store. */
const documentName = (id: string): string => `${id}.pdf`;

/** The address under which it is shown. */
const documentAddress = (id: string): string => `/media/documents/${documentName(id)}`;

/** Whether a file can have been named by us; nothing else reaches a store. */
export const isDocumentName = (name: string): boolean => /^[0-9a-f]{32}\.pdf$/.test(name);

/**
 * Checks an uploaded document and stores it. Its type is recognised by content: a name or a declared type proves nothing.
 * Throws the Problem that says why it is refused.
 */
export async function acceptDocument(
  store: ImageStore,
  { fileName, bytes }: { fileName: string; bytes: Uint8Array },
) {
  if (bytes.byteLength === 0) throw refused('This file is empty.');
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (type?.mime !== MIME_TYPE) throw refused('Only PDF files are accepted.');
  await refuseActivePdf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  await store.keep(documentName(id), bytes, MIME_TYPE);
  return { id, url: documentAddress(id), bytes: bytes.byteLength, originalFileName: fileName };
}
