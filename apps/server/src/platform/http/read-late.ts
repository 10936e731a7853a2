import type { EndpointShape } from '@manemitra/contract/endpoint';
import type { Kysely } from 'kysely';
import { distrustReplica, forLateReads } from '#server/platform/database/read-replica.ts';
import { isDatabaseAway, wasCancelled } from '#server/platform/database/lost-database.ts';
import type { Handler, HandlerTable } from './handler.ts';

/**
 * The handlers of a table of which some read from the replica, for callers who are not signed in: those who are see what
 * they just changed. What the replica cannot answer, because it fails or because something is too new for it, the
 * database itself is asked.
 */
export function readingLate<C extends Record<string, EndpointShape>, DB>(
  db: Kysely<DB>,
  handlersOn: (db: Kysely<DB>) => HandlerTable<C>,
  names: readonly (keyof C)[],
): HandlerTable<C> {
  const own = handlersOn(db);
  const ofReplica = new WeakMap<Kysely<DB>, HandlerTable<C>>();
  const tableOn = (replica: Kysely<DB>) => {
    const table = ofReplica.get(replica) ?? handlersOn(replica);
    ofReplica.set(replica, table);
    return table;
  };
  const late =
    <Name extends keyof C>(name: Name): Handler<C[Name]> =>
    async (input, context) => {
      const source = context.caller.kind === 'anyone' ? forLateReads(db) : db;
      if (source === db) return own[name](input, context);
      try {
        return await tableOn(source)[name](input, context);
      } catch (error) {
        // What took too long there would take as long here.
        if (wasCancelled(error)) throw error;
        if (isDatabaseAway(error)) distrustReplica(db);
        return own[name](input, context);
      }
    };
  return Object.assign({}, own, Object.fromEntries(names.map((name) => [name, late(name)])));
}
