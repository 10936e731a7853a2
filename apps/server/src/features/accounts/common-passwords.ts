import { createHash } from 'node:crypto';
import { PRINTS } from './common-password-prints.ts';

let known: ReadonlySet<number> | undefined;

/**
 * Whether a password, in whatever case, is one of the 10,000 of at least twelve characters that were found most often
 * among leaked ones (docs/decisions/0057). They are kept as fingerprints: nobody has to read them in our sources.
 */
export function isCommonPassword(password: string): boolean {
  known ??= readPrints();
  const plain = password.normalize('NFKC').toLowerCase();
  return known.has(createHash('sha256').update(plain).digest().readUInt32BE());
}

function readPrints(): ReadonlySet<number> {
  const bytes = Buffer.from(PRINTS, 'base64');
  return new Set(Array.from({ length: bytes.length / 4 }, (_, n) => bytes.readUInt32BE(n * 4)));
}
