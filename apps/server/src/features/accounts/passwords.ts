import { hash, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB and two passes: the least that OWASP's password storage sheet accepts. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password that nobody knows, with the same cost, for accounts that have no password or do not exist. */
const NOBODYS =
  '$argon2id$v=19$m=19456,t=2,p=1$JG6AncP5fXd/MdTOInlPiA$D0hqfTNj5d5nKZFEYNK0u4j3BWvA56dUA9KVxse6mvg';

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), COST);
}

/** Takes as long without a stored hash as with one, and then is false. */
export async function isPassword(
  password: string,
  stored: string | null | undefined,
): Promise<boolean> {
  const fits = await verify(stored ?? NOBODYS, password.normalize('NFKC'));
  return fits && typeof stored === 'string';
}
