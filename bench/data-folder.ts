import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Where the catalogue of so many projects lies: BENCH_DATA keeps it for the next run, else it is temporary. */
export function openDataFolder(projects: number) {
  const kept = process.env.BENCH_DATA;
  const folder = kept
    ? path.join(kept, String(projects))
    : mkdtempSync(path.join(os.tmpdir(), 'manemitra-bench-'));
  mkdirSync(folder, { recursive: true });
  // PostgreSQL may run as another user than us.
  chmodSync(folder, 0o755);
  return {
    folder,
    close: () => {
      if (!kept) rmSync(folder, { recursive: true, force: true });
    },
  };
}
