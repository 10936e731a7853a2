import { Problem } from '@manemitra/contract/problems';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { inLoadTransaction } from '#server/features/load-lock/public.ts';
import { type ChangedBy, standing } from '#server/features/staff-changes/public.ts';
import { PROMOTER_FACTS } from './promoter-images.ts';
import { lockPromoter } from './promoter-queries.ts';

interface Merging {
  promoterId: number;
  other: number;
}

/**
 * Merges two promoters because an admin says that they are one: the other's name becomes a second name of this one, and its
 * projects, past projects, complaints, requests and accounts become this one's. It is logged, with everything known of the
 * other.
 */
export async function mergePromoters(
  db: Kysely<Database>,
  { promoterId, other }: Merging,
  { by, now, address }: ChangedBy,
): Promise<void> {
  if (promoterId === other) throw notPossible('Choose two different promoters.');
  await inLoadTransaction(db, async (trx) => {
    const ids = [promoterId, other].toSorted((a, b) => a - b);
    for (const id of ids) standing(await lockPromoter(trx, id), 'promoter.not-found');
    const [stays, goes] = [await promoterOf(trx, promoterId), await promoterOf(trx, other)];
    if (stays.is_demonstration !== goes.is_demonstration) {
      throw notPossible('A demonstration promoter cannot be merged with a real one.');
    }
    await moveProjects(trx, { promoterId, other, name: goes.name });
    await moveParts(trx, { promoterId, other });
    await trx.deleteFrom('promoters').where('id', '=', other).execute();
    await trx
      .updateTable('promoters')
      .set(takenOver(stays, goes))
      .where('id', '=', promoterId)
      .execute();
    await trx
      .insertInto('promoter_names')
      .values({
        slug: goes.slug,
        promoter_id: promoterId,
        name: goes.name,
        kind: 'company',
        registration_number: goes.registration_number,
        added_at: now,
      })
      .execute();
    await recordAudit(trx, {
      at: now,
      actor: by,
      action: 'promoter.merged',
      subject: { kind: 'promoter', id: promoterId },
      before: { name: stays.name, other: goes },
      after: { name: stays.name },
      address,
    });
  });
}

const notPossible = (message: string): Problem => new Problem('merge.not-possible', { message });

const promoterOf = (trx: Transaction<Database>, id: number) =>
  trx
    .selectFrom('promoters')
    .select(['id', 'slug', ...PROMOTER_FACTS])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

type Promoter = Awaited<ReturnType<typeof promoterOf>>;

/** What the staying promoter lacks; a review only as a whole. The other's number stays with its name. */
const takenOver = (stays: Promoter, goes: Promoter) => {
  const { review_text, review_rating, review_provider } = stays.review_text === null ? goes : stays;
  return {
    org_type: stays.org_type ?? goes.org_type,
    address: stays.address ?? goes.address,
    photo_url: stays.photo_url ?? goes.photo_url,
    review_text,
    review_rating,
    review_provider,
  };
};

/** What a source said of a project's promoter stays as it was said. */
async function moveProjects(
  trx: Transaction<Database>,
  { promoterId, other, name }: Merging & { name: string },
): Promise<void> {
  await sql`
    update properties set promoter_id = ${promoterId},
      promoter_name = coalesce(promoter_name, ${name}), version = version + 1
    where promoter_id = ${other}`.execute(trx);
}

async function moveParts(
  trx: Transaction<Database>,
  { promoterId, other }: Merging,
): Promise<void> {
  await sql`update promoter_names set promoter_id = ${promoterId} where promoter_id = ${other}`.execute(
    trx,
  );
  await sql`
    delete from past_projects p where promoter_id = ${other} and exists (
      select from past_projects o where o.promoter_id = ${promoterId} and o.name = p.name)`.execute(
    trx,
  );
  // Of a complaint that both have, the one that says which project it is about stays.
  await sql`
    delete from complaints c where promoter_id in (${promoterId}, ${other}) and property_id is null and exists (
      select from complaints o where o.promoter_id in (${promoterId}, ${other})
        and o.promoter_id <> c.promoter_id and o.complaint_number = c.complaint_number
        and (o.property_id is not null or o.promoter_id = ${promoterId}))`.execute(trx);
  await sql`
    delete from complaints c where promoter_id = ${other} and exists (
      select from complaints o where o.promoter_id = ${promoterId}
        and o.complaint_number = c.complaint_number)`.execute(trx);
  for (const table of ['past_projects', 'complaints', 'leads', 'staff_accounts'] as const) {
    await sql`
      update ${sql.table(table)} set promoter_id = ${promoterId} where promoter_id = ${other}`.execute(
      trx,
    );
  }
}
