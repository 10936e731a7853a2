import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { launchPostgres } from './launch-postgres.ts';

it.skipIf(process.platform === 'win32')(
  'a PostgreSQL that runs and says nothing is given up, with the end of its log',
  async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mm-silent-'));
    const postgres = path.join(folder, 'silent');
    fs.writeFileSync(postgres, '#!/bin/sh\necho "LOG: the disk is asleep" >&2\nexec sleep 30\n');
    fs.chmodSync(postgres, 0o755);
    const launch = {
      dataDir: path.join(folder, 'data'),
      binaries: { postgres, initdb: postgres },
      user: { prefix: [], identity: {} },
      settings: {},
      address: { host: path.join(folder, 'socket'), port: 5432 },
    };
    await expect(launchPostgres(launch, 200)).rejects.toThrow('the disk is asleep');
    fs.rmSync(folder, { recursive: true, force: true });
  },
);
