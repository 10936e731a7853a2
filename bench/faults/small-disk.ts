import { spawnSync } from 'node:child_process';
import { statfsSync } from 'node:fs';

/** A file system of its own that can be filled at once, and freed again. */
export interface SmallDisk {
  fill: () => void;
  free: () => void;
  unmount: () => void;
}

const SIZE = '2g';

/** Mounts one in memory over a folder; `undefined` where nobody may mount: Linux, and root. */
export function mountSmallDisk(folder: string): SmallDisk | undefined {
  const mount = (size: string | number, ...more: string[]): boolean => {
    const options = `size=${size},mode=755${more.length > 0 ? '' : ',remount'}`;
    return spawnSync('mount', ['-t', 'tmpfs', '-o', options, ...more, folder]).status === 0;
  };
  if (!mount(SIZE, 'tmpfs')) return undefined;
  return {
    // As large as what lies on it: from now on there is room for next to nothing.
    fill() {
      for (let room = 0; room < 100; room += 1) {
        const { blocks, bfree, bsize } = statfsSync(folder);
        // It is refused when more was written meanwhile.
        if (mount((blocks - bfree + room) * bsize)) return;
      }
      throw new Error('The disk could not be filled.');
    },
    free: () => void mount(SIZE),
    unmount: () => void spawnSync('umount', ['--lazy', folder]),
  };
}
