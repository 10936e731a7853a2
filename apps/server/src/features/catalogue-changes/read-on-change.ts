import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { sharedCall } from '#server/platform/shared-call.ts';
import { contentVersion } from './content-version.ts';

/**
 * Reads what public answers are made of again only when something has changed; calls that come at once read together. Who has
 * asked for `contentVersion` in the same call hands it over, and nothing is asked twice.
 */
export function readOnChange<T>(
  db: Kysely<Database>,
  read: (before: T | undefined) => Promise<T>,
): (version?: number) => Promise<T> {
  let kept: { value: T; version: number } | undefined;
  const look = sharedCall(async () => {
    const version = await contentVersion(db);
    // A value read after the version was asked for stays valid as long as the version does.
    if (kept?.version !== version) kept = { value: await read(kept?.value), version };
    return kept.value;
  });
  return async (version) => (kept !== undefined && kept.version === version ? kept.value : look());
}
