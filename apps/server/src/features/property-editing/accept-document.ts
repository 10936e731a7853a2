import { createHash } from 'node:crypto';
import { Problem } from '@manemitra/contract/problems';
import { fileTypeFromBuffer } from 'file-type';
import type { ImageStore } from '#server/providers/image-store/image-store.port.ts';

const MIME_TYPE = 'application/pdf';
/** A writer may add a little behind the end of a PDF; more than this is another file hidden in it. */
const TAIL_BYTES = 4096;

/** The name of a document in the store. */
const documentName = (id: string): string => `${id}.pdf`;

/** The address under which it is shown. */
const documentAddress = (id: string): string => `/media/documents/${documentName(id)}`;

/** Whether a file can have been named by us; nothing else reaches a store. */
export const isDocumentName = (name: string): boolean => /^[0-9a-f]{32}\.pdf$/.test(name);

/**
 * Checks an uploaded document and keeps it. What it is is told by its content: a name or a declared type says nothing.
 * Throws the Problem that says why it is refused.
 */
export async function acceptDocument(
  store: ImageStore,
  { fileName, bytes }: { fileName: string; bytes: Uint8Array },
) {
  if (bytes.byteLength === 0) throw refused('This file is empty.');
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (type?.mime !== MIME_TYPE) throw refused('Only PDF files are accepted.');
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!file.subarray(-TAIL_BYTES).includes('%%EOF')) {
    throw refused('This PDF is damaged: its end is missing. Save it again and try once more.');
  }
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  await store.keep(documentName(id), bytes, MIME_TYPE);
  return { url: documentAddress(id), bytes: bytes.byteLength, originalFileName: fileName };
}

const refused = (message: string): Problem => new Problem('document.refused', { message });
