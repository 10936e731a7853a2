import { FILES_AT_ONCE_MAX } from '@manemitra/contract/limits';

/** Files as they were chosen: with the folders above them, out of a zip too. */

export interface Picked {
  path: string;
  file: File;
}

/** What one file of a zip, and all of them, may unfold to. */
const ENTRY_MAX_BYTES = 60 * 2 ** 20;
const ALL_MAX_BYTES = 2 ** 30;

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
};

export const typeOfPath = (path: string): string | undefined =>
  TYPES[path.split('.').at(-1)?.toLowerCase() ?? ''];

/** What systems put beside the files of people. */
const isOfSystem = (path: string): boolean =>
  path.split('/').some((name) => name.startsWith('.') || name === '__MACOSX') ||
  /(^|\/)(Thumbs\.db|desktop\.ini)$/i.test(path);

/** All chosen files; a zip is replaced by its contents. Rejects with a sentence if a zip cannot be opened. */
export async function readPicked(files: readonly File[]): Promise<Picked[]> {
  const all: Picked[] = [];
  for (const file of files) {
    const path = file.webkitRelativePath === '' ? file.name : file.webkitRelativePath;
    if (isOfSystem(path)) continue;
    if (/\.zip$/i.test(file.name)) all.push(...(await readZip(file)));
    else all.push({ path, file });
    if (all.length > FILES_AT_ONCE_MAX) {
      throw new Error(
        `These are more than ${FILES_AT_ONCE_MAX} files. Choose some of them at a time.`,
      );
    }
  }
  return all;
}

async function readZip(zip: File): Promise<Picked[]> {
  const { unzip } = await import('fflate');
  const bytes = new Uint8Array(await zip.arrayBuffer());
  let total = 0;
  let count = 0;
  return new Promise((resolve, reject) => {
    unzip(
      bytes,
      {
        filter: ({ name, originalSize }) => {
          if (name.endsWith('/') || isOfSystem(name)) return false;
          total += originalSize;
          count += 1;
          const isFew = count <= FILES_AT_ONCE_MAX + 1;
          return isFew && originalSize <= ENTRY_MAX_BYTES && total <= ALL_MAX_BYTES;
        },
      },
      (error, entries) => {
        if (error !== null) {
          reject(new Error(`${zip.name} cannot be opened as a zip: pack it again.`));
          return;
        }
        if (total > ALL_MAX_BYTES) {
          reject(new Error(`${zip.name} unfolds to more than 1 GB. Pack fewer files.`));
          return;
        }
        resolve(
          Object.entries(entries).map(([path, content]) => ({
            path,
            file: new File([content.slice().buffer], path.split('/').at(-1) ?? path, {
              type: typeOfPath(path) ?? '',
            }),
          })),
        );
      },
    );
  });
}
