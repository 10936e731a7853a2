import type { Kysely, KyselyPlugin, Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';

/** A process has died: what it had not committed is gone, and nothing of it comes any more. */
class Died extends Error {}

/** When a process dies: before a statement or behind a transaction, both counted from 0. */
export type Death = { beforeStatement: number } | { afterCommit: number };

/** The database of a process that dies. */
function dyingDatabase(
  db: Kysely<Database>,
  death: Death,
  onCommit: () => void = () => undefined,
): Kysely<Database> {
  let statements = 0;
  let commits = 0;
  let isDead = false;
  const die = (): never => {
    isDead = true;
    throw new Died(JSON.stringify(death));
  };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (isDead || ('beforeStatement' in death && statements === death.beforeStatement)) die();
      statements += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const mortal = db.withPlugin(plugin);
  const transaction = () => ({
    execute: async <T>(work: (trx: Transaction<Database>) => Promise<T>): Promise<T> => {
      const result = await mortal.transaction().execute(work);
      if ('afterCommit' in death && commits === death.afterCommit) die();
      commits += 1;
      onCommit();
      return result;
    },
  });
  return new Proxy(mortal, {
    get(target, name) {
      if (name === 'transaction') return transaction;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/** Does some work to its end. Answers how many transactions it took. */
export async function transactionsOf(
  db: Kysely<Database>,
  work: (counted: Kysely<Database>) => Promise<unknown>,
): Promise<number> {
  let commits = 0;
  await work(dyingDatabase(db, { afterCommit: Infinity }, () => (commits += 1)));
  return commits;
}

/** Whether some work came to its end before its process died. */
export async function isDoneBefore(
  db: Kysely<Database>,
  death: Death,
  work: (dying: Kysely<Database>) => Promise<unknown>,
): Promise<boolean> {
  try {
    await work(dyingDatabase(db, death));
    return true;
  } catch (error) {
    if (!(error instanceof Died)) throw error;
    return false;
  }
}
