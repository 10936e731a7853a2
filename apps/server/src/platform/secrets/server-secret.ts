import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';

/** A secret that every process on this database shares; the first to ask makes it. */
export async function serverSecret(db: Kysely<Database>, name: string): Promise<Buffer> {
  const find = () =>
    db.selectFrom('server_secrets').select('value').where('name', '=', name).executeTakeFirst();
  const found = await find();
  if (found) return found.value;
  await db
    .insertInto('server_secrets')
    .values({ name, value: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await find();
  if (made === undefined) throw new Error(`The secret ${name} was written and is not there.`);
  return made.value;
}

/** A fingerprint that cannot be reversed without the secret, however few the possible texts. */
export function keyedHash(secret: Buffer, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest();
}
