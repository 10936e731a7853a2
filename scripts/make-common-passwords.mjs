import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Makes apps/server/src/features/accounts/common-password-prints.ts of a list of leaked passwords, one a line, the most
 * used first (docs/decisions/0057): node scripts/make-common-passwords.mjs 10-million-password-list-top-1000000.txt
 */
const COUNT = 10_000;
const LEAST_LENGTH = 12;

const known = new Set();
for (const line of readFileSync(process.argv[2], 'utf8').split(/\r?\n/)) {
  const password = line.normalize('NFKC').toLowerCase();
  if (password.length >= LEAST_LENGTH) known.add(password);
  if (known.size === COUNT) break;
}
const prints = [...known]
  .map((password) => createHash('sha256').update(password).digest().subarray(0, 4))
  .sort((a, b) => a.compare(b));
writeFileSync(
  'apps/server/src/features/accounts/common-password-prints.ts',
  `/** Made by scripts/make-common-passwords.mjs: the first four bytes of the SHA-256 of each. */
export const PRINTS =
  '${Buffer.concat(prints).toString('base64')}';
`,
);
