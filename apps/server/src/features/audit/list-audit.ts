import type { contract } from '@manemitra/contract/contract';
import type { EndpointAnswer, EndpointInput } from '@manemitra/contract/endpoint';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { beginningWith } from '#server/platform/database/search-pattern.ts';
import { namesOfSubjects, subjectKey } from './subject-names.ts';

type Listing = (typeof contract)['listAudit'];
type Query = EndpointInput<Listing>['query'];

/** One page of the log, the newest first. */
export async function listAudit(
  db: Kysely<Database>,
  query: Query,
): Promise<EndpointAnswer<Listing>> {
  const wanted = db.selectFrom('audit_log').where(matching(query));
  const [{ items: rows, ...found }, actions] = await Promise.all([
    pageOf(
      query,
      wanted,
      wanted
        .select(['id', 'at', 'actor_kind', 'actor_id', 'action', 'subject_kind', 'subject_id'])
        .select(['before', 'after', 'reason'])
        .orderBy('id', 'desc'),
      (row) => row,
    ),
    everyAction(db),
  ]);
  const names = await namesOfSubjects(db, rows.flatMap(referencesOf));
  return {
    items: rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      actor:
        row.actor_kind === null || row.actor_id === null
          ? null
          : {
              kind: row.actor_kind,
              id: row.actor_id,
              name: names.get(subjectKey(row.actor_kind, row.actor_id)) ?? null,
            },
      action: row.action,
      subject:
        row.subject_kind === null || row.subject_id === null
          ? null
          : {
              kind: row.subject_kind,
              id: row.subject_id,
              name: names.get(subjectKey(row.subject_kind, row.subject_id)) ?? null,
            },
      before: row.before,
      after: row.after,
      reason: row.reason,
    })),
    ...found,
    actions,
  };
}

interface Referring {
  actor_kind: string | null;
  actor_id: number | null;
  subject_kind: string | null;
  subject_id: string | null;
}

const referencesOf = ({ actor_kind, actor_id, subject_kind, subject_id }: Referring) => [
  { kind: actor_kind, id: actor_id === null ? null : String(actor_id) },
  { kind: subject_kind, id: subject_id },
];

/** Every action in the log, each found by one look into the index rather than by reading all lines. */
async function everyAction(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive each (action) as (
      (select action from audit_log order by action using ~<~ limit 1)
      union all
      select (select l.action from audit_log l where l.action ~>~ each.action order by l.action using ~<~ limit 1)
      from each where each.action is not null
    )
    select action from each where action is not null`.execute(db);
  return rows.map(({ action }) => action);
}

function matching({ actor, action, subject, from, to }: Query) {
  const conditions = [sql`true`];
  if (actor) {
    conditions.push(sql`actor_kind = 'staff' and actor_id =
      (select id from staff_accounts where lower(user_name) = ${actor.toLowerCase()})`);
  }
  if (action) {
    conditions.push(sql`action like ${beginningWith(action)}`);
  }
  if (subject) {
    const [kind = '', ...id] = subject.split(':');
    conditions.push(sql`subject_kind = ${kind}`);
    if (id.length > 0) conditions.push(sql`subject_id = ${id.join(':')}`);
  }
  if (from) conditions.push(sql`at >= ${startOfDay(from)}`);
  if (to) conditions.push(sql`at < ${startOfDay(to)} + interval '1 day'`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** A day begins in Bengaluru, which knows no summer time. */
const startOfDay = (day: string) => sql`${`${day}T00:00:00+05:30`}::timestamptz`;
