import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';

interface Reference {
  kind: string | null;
  id: string | null;
}

export const subjectKey = (kind: string, id: string | number) => `${kind}:${id}`;

/** The current names of staff, promoters, projects and tokens. Buyers are not named: their id is enough here. */
export async function namesOfSubjects(
  db: Kysely<Database>,
  references: readonly Reference[],
): Promise<Map<string, string>> {
  const idsOf = (kind: string) => [
    ...new Set(
      references.flatMap((it) =>
        it.kind === kind && /^\d+$/.test(it.id ?? '') ? [Number(it.id)] : [],
      ),
    ),
  ];
  const name = ['id', 'name'] as const;
  const found = {
    staff: (ids: number[]) =>
      db.selectFrom('staff_accounts').select(name).where('id', 'in', ids).execute(),
    promoter: (ids: number[]) =>
      db.selectFrom('promoters').select(name).where('id', 'in', ids).execute(),
    property: (ids: number[]) =>
      db.selectFrom('properties').select(name).where('id', 'in', ids).execute(),
    'service-token': (ids: number[]) =>
      db
        .selectFrom('service_tokens')
        .select(['id', 'service_id as name'])
        .where('id', 'in', ids)
        .execute(),
  };
  const names = new Map<string, string>();
  await Promise.all(
    Object.entries(found).map(async ([kind, read]) => {
      const ids = idsOf(kind);
      if (ids.length === 0) return;
      for (const row of await read(ids)) names.set(subjectKey(kind, row.id), row.name);
    }),
  );
  return names;
}
