import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { Outage } from '#server/platform/ask-outside.ts';
import { errorCode } from '#server/platform/system-error.ts';
import type { ImageStore } from './image-store.port.ts';

/** Images as files of a folder that all processes share. */
export function imageFiles(folder: string): ImageStore {
  // A thousand folders, so that none grows slow.
  const placeOf = (name: string) => path.join(folder, name.slice(0, 2), name);
  return {
    async keep(name, content) {
      const place = placeOf(name);
      // Written beside and renamed: nobody ever sees half an image.
      const draft = `${place}.${randomUUID()}.part`;
      try {
        await mkdir(path.dirname(place), { recursive: true });
        await writeDraft(draft, content);
        await rename(draft, place);
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined);
        const why = errorCode(error) ?? 'unknown';
        throw new Outage('image folder', 'refused', `it cannot be written (${why})`);
      }
    },
    async open(name) {
      const handle = await open(placeOf(name), 'r').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
      if (handle === undefined) return undefined;
      const { size } = await handle.stat();
      return { bytes: size, content: handle.createReadStream() };
    },
    async remove(name) {
      await rm(placeOf(name), { force: true });
    },
    async freeBytes() {
      // The folder is made with its first file.
      await mkdir(folder, { recursive: true });
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
    async *list() {
      for (const part of await foldersOf(folder)) {
        for (const name of await readdir(path.join(folder, part))) {
          // A draft that a crash left is no image.
          if (!name.endsWith('.part')) yield name;
        }
      }
    },
  };
}

/** On the disk, not only on its way there. */
async function writeDraft(draft: string, content: Uint8Array): Promise<void> {
  const handle = await open(draft, 'wx', 0o644);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Nothing was kept yet where there is no folder. */
async function foldersOf(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}
