import { generateProjects } from '@manemitra/demonstration/generate';
import type { Role } from '@manemitra/contract/access';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { loadProjects } from '#server/features/catalogue/load-projects.ts';
import { hashOfToken, newSecretToken } from '#server/platform/sessions/secret-token.ts';
import { TEST_DAY } from '../builders.ts';
import { aSession, aStaffAccount, aUser } from '../sign-in.ts';

const FUZZ_ROLES = ['nobody', 'user', 'promoter', 'operator', 'admin', 'program'] as const;
export type FuzzRole = (typeof FUZZ_ROLES)[number];

/** Whoever calls, and how to have them again after a call that ended their account. */
export interface FuzzWorld {
  roles: readonly FuzzRole[];
  /** The headers that show who calls. */
  headersOf: (role: FuzzRole) => Promise<Record<string, string>>;
  /** Their session was refused: the next call gets a new one, of a new account. */
  ended: (role: FuzzRole) => void;
  /** Values that exist, by the name of a field, from which calls draw. */
  known: Map<string, unknown[]>;
}

/** Projects, and one account of every kind. Restorable calls (deletions, suspensions) may end any of it. */
export async function aFuzzWorld(db: Kysely<Database>, projects: number): Promise<FuzzWorld> {
  await loadProjects(db, [...generateProjects(projects)], TEST_DAY);
  const rows = await db
    .selectFrom('properties')
    .select(['id', 'slug', 'promoter_id'])
    .orderBy('id')
    .execute();
  const prompts = await db.selectFrom('prompts').select('name').distinct().execute();
  const promoterId = rows[0]?.promoter_id ?? 0;
  const known = new Map<string, unknown[]>([
    ['id', rows.flatMap(({ id, slug }) => [id, slug])],
    ['slug', rows.map(({ slug }) => slug)],
    ['promoterId', [promoterId, String(promoterId)]],
    ['role', ['admin', 'promoter', 'operator', 'user']],
    ['notifications', [['email'], ['sms']]],
    ['type', ['callback', 'information', 'apartment', 'villa']],
    ['name', prompts.map(({ name }) => name)],
    ['version', [1, 1, 1, 1, 2, 3, 4]],
  ]);
  const headers = new Map<FuzzRole, Promise<Record<string, string>>>();

  const newHeaders = async (role: FuzzRole): Promise<Record<string, string>> => {
    if (role === 'nobody') return {};
    if (role === 'program') return { authorization: `Bearer ${await aServiceToken(db)}` };
    return { cookie: `session=${await sessionOf(role)}` };
  };
  const sessionOf = async (role: Role): Promise<string> => {
    if (role === 'user') return aSession(db, { kind: 'user', id: await aUser(db) });
    const id = await aStaffAccount(db, { role, ...(role === 'promoter' ? { promoterId } : {}) });
    if (role === 'operator') {
      await db
        .insertInto('operator_properties')
        .values(rows.slice(0, 20).map((row) => ({ staff_id: id, property_id: row.id })))
        .execute();
    }
    return aSession(db, { kind: 'staff', id });
  };
  return {
    roles: FUZZ_ROLES,
    known,
    ended: (role) => void headers.delete(role),
    async headersOf(role) {
      const having = headers.get(role) ?? newHeaders(role);
      headers.set(role, having);
      return having;
    },
  };
}

async function aServiceToken(db: Kysely<Database>): Promise<string> {
  const token = newSecretToken();
  await db
    .insertInto('service_tokens')
    .values({
      service_id: 'fuzz',
      token_hash: hashOfToken(token),
      scopes: ['import', 'export'],
      created_at: new Date(),
      expires_at: new Date(Date.now() + 86_400_000),
    })
    .execute();
  return token;
}
