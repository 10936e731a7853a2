import type { Kysely, KyselyPlugin } from 'kysely';
import type { Database } from '#server/database/schema.ts';

/** What a process leaves behind that dies there: this statement and all after it never come, and what was not committed is gone. */
export class Died extends Error {}

/** The database of a process that dies before a statement, counted from 0. */
export function dyingBefore(db: Kysely<Database>, statement: number): Kysely<Database> {
  let left = statement;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      left -= 1;
      if (left < 0) throw new Died(`It died before statement ${statement}.`);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return db.withPlugin(plugin);
}

/**
 * Does some work again and again, each time by a process that dies some statements later, until one comes to its end. Work in batches is
 * so cut all over them. Answers how often it died.
 */
export async function dyingEverywhere(
  db: Kysely<Database>,
  work: (dying: Kysely<Database>) => Promise<unknown>,
  stride = 1,
): Promise<number> {
  for (let died = 0; ; died += 1) {
    try {
      await work(dyingBefore(db, died * stride));
      return died;
    } catch (error) {
      if (!(error instanceof Died)) throw error;
    }
  }
}
