import { megabytes } from '@manemitra/contract/limit-texts';

/** Papers on their way to the store. Decisions only, no screen. */
export interface Upload {
  id: string;
  file: File;
  /** Null while nobody can know. */
  percent: number | null;
  /** Why it did not arrive; null while it is on its way. */
  failure: string | null;
}

export type UploadEvent =
  | { kind: 'chosen'; uploads: readonly { id: string; file: File }[] }
  | { kind: 'progressed'; id: string; percent: number | null }
  | { kind: 'failed'; id: string; message: string }
  | { kind: 'retried'; id: string }
  | { kind: 'gone'; id: string };

export function nextUploads(uploads: readonly Upload[], event: UploadEvent): readonly Upload[] {
  switch (event.kind) {
    case 'chosen':
      return [
        ...uploads,
        ...event.uploads.map((upload) => ({ ...upload, percent: 0, failure: null })),
      ];
    case 'progressed':
      return withUpload(uploads, event.id, { percent: event.percent });
    case 'failed':
      return withUpload(uploads, event.id, { failure: event.message || 'Unknown error' });
    case 'retried':
      return withUpload(uploads, event.id, { percent: 0, failure: null });
    case 'gone':
      return uploads.filter(({ id }) => id !== event.id);
  }
}

function withUpload(
  uploads: readonly Upload[],
  id: string,
  change: Partial<Upload>,
): readonly Upload[] {
  return uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload));
}

/** The dropped or chosen files that may be sent, and a sentence about each that may not. */
export function choosePapers(
  files: readonly File[],
  maxBytes: number,
): { papers: File[]; refusals: string[] } {
  const refusals = files.flatMap((file) => {
    const refusal = refusalOf(file, maxBytes);
    return refusal === undefined ? [] : [refusal];
  });
  return { papers: files.filter((file) => refusalOf(file, maxBytes) === undefined), refusals };
}

function refusalOf({ name, type, size }: File, maxBytes: number): string | undefined {
  if (type !== 'application/pdf' && !name.toLowerCase().endsWith('.pdf')) {
    return `${name} is no PDF. Print or export it as one, and try again.`;
  }
  if (size === 0) return `${name} is empty.`;
  if (size > maxBytes) {
    return `${name} is larger than ${megabytes(maxBytes)}. Leave out the pages nobody needs.`;
  }
  return undefined;
}

/** `Khata_certificate-2026.pdf` -> `Khata certificate 2026`. */
export function paperName(fileName: string): string {
  const words = fileName
    .replace(/\.pdf$/i, '')
    .replaceAll(/[_\s-]+/g, ' ')
    .trim();
  return words.slice(0, 160);
}
