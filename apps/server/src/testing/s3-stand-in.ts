import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';

export const S3_KEY = 'S3RVER';

export interface S3StandIn {
  url: string;
  bucket: string;
  close: () => Promise<void>;
}

/** A store on this machine that speaks S3, with one empty bucket; its key and secret are both `S3_KEY`. */
export async function createS3StandIn(): Promise<S3StandIn> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'manemitra-s3-'));
  const s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'images', configs: [] }],
  });
  const { port } = await s3.run();
  return {
    url: `http://127.0.0.1:${port}`,
    bucket: 'images',
    async close() {
      await s3.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
