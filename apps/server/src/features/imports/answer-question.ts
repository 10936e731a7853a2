import { Problem } from '@manemitra/contract/problems';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { found } from '#server/platform/database/found.ts';
import type { ChangedByCaller } from '#server/features/staff-changes/public.ts';
import { type PageAsked, pageOf } from '#server/platform/database/page-of.ts';
import { findImport } from './import-queries.ts';

const notPossible = (message: string): Problem => new Problem('import.not-possible', { message });

/** A page of the rows of which a person has to say, or has said, whose they are. */
export async function listQuestions(db: Kysely<Database>, id: number, asked: PageAsked) {
  await findImport(db, id);
  const of = db
    .selectFrom('import_questions as q')
    .leftJoin('row_identities as d', (join) =>
      join.onRef('d.source_name', '=', 'q.source_name').onRef('d.row_key', '=', 'q.row_key'),
    )
    .where('q.import_id', '=', id);
  const page = await pageOf(
    asked,
    of,
    of
      .select(['q.line', 'q.sheet_row', 'q.project', 'q.promoter', 'q.candidates', 'q.can_be_new'])
      .select(['d.property_id', sql<boolean>`d.row_key is not null`.as('is_answered')])
      .orderBy('q.line'),
    (row) => ({
      line: row.line,
      sheetRow: row.sheet_row,
      project: row.project,
      builder: row.promoter,
      candidates: row.candidates,
      canBeNew: row.can_be_new,
      answer: row.is_answered ? { propertyId: row.property_id } : null,
    }),
  );
  const known = await whoTheyAre(
    db,
    page.items.flatMap(({ candidates }) => candidates.map((each) => each.id)),
  );
  const items = page.items.map(({ candidates, ...question }) => ({
    ...question,
    candidates: candidates.map((each) => ({
      ...each,
      builder: known.get(each.id)?.builder ?? null,
      locality: known.get(each.id)?.locality ?? null,
    })),
  }));
  return { ...page, items };
}

/** Who builds projects and where they lie, by their ids. */
async function whoTheyAre(db: Kysely<Database>, ids: readonly number[]) {
  const rows = await db
    .selectFrom('properties as p')
    .innerJoin('promoters as pr', 'pr.id', 'p.promoter_id')
    .where('p.id', '=', sql<number>`any(${ids}::int[])`)
    .select([
      'p.id',
      'p.locality_name as locality',
      sql<string>`coalesce(p.promoter_name, pr.name)`.as('builder'),
    ])
    .execute();
  return new Map(rows.map(({ id, ...who }) => [id, who]));
}

/** Remembers whose rows are that a source calls as this one; `null` is a project of its own. */
export async function answerQuestion(
  db: Kysely<Database>,
  { id, line, propertyId }: { id: number; line: number; propertyId: number | null },
  { by, now, address }: ChangedByCaller,
): Promise<void> {
  const { status } = await findImport(db, id);
  if (status !== 'uploaded') throw notPossible('This import has started already.');
  await db.transaction().execute(async (trx) => {
    const question = found(
      await trx
        .selectFrom('import_questions')
        .selectAll()
        .where('import_id', '=', id)
        .where('line', '=', line)
        .executeTakeFirst(),
      'import.not-found',
    );
    const { source_name, row_key, candidates, can_be_new, project } = question;
    if (propertyId === null && !can_be_new)
      throw notPossible('A new project needs its builder, and this row names none.');
    const one = candidates.find((each) => each.id === propertyId);
    if (propertyId !== null && one === undefined)
      throw notPossible('This row was not compared with that project.');
    const decision = { property_id: propertyId, staff_id: by.id, decided_at: now };
    await trx
      .insertInto('row_identities')
      .values({ source_name, row_key, ...decision })
      .onConflict((conflict) => conflict.columns(['source_name', 'row_key']).doUpdateSet(decision))
      .execute();
    await recordAudit(trx, {
      at: now,
      actor: by,
      action: 'import.row-identified',
      subject: { kind: 'import', id },
      after: { line, project, source: source_name, is: one ?? null },
      address,
    });
  });
}
