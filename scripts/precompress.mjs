import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { inProject } from './project.mjs';

/** Writes `x.br` and `x.gz` beside every file that browsers load and that gets smaller by it. */
const CLIENT = inProject('apps/web/build/client');
const COMPRESSIBLE = /\.(js|mjs|css|html|svg|json|pbf|txt|xml|webmanifest|ttf|map)$/;
const WORTH_IT_BYTES = 1024;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

async function compress(file) {
  const content = await fs.promises.readFile(file);
  if (content.length < WORTH_IT_BYTES) return;
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
  const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([brotli(content, { params }), gzip(content, { level: 9 })]);
  await fs.promises.writeFile(`${file}.br`, br);
  await fs.promises.writeFile(`${file}.gz`, gz);
}

const names = fs.readdirSync(CLIENT, { recursive: true });
await Promise.all(
  names.filter((name) => COMPRESSIBLE.test(name)).map((name) => compress(path.join(CLIENT, name))),
);
