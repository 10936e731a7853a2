import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { lockLoads, type LoadTransaction } from '#server/features/load-lock/public.ts';
import { type JournalEntry, JournalsInFull } from '#server/features/facts/public.ts';
import { rewriteFromJournals, storedProjects } from '#server/features/property-editing/public.ts';
import type { ImportDeps } from './import-projects.ts';
import { takeMadePromotersAlong } from './made-promoters.ts';
import { takePromotersBack } from './promoters-before.ts';

export const TAKE_IMPORT_BACK = 'take-import-back';

/** Projects that are dealt with together, each batch whole or not at all. */
const BATCH = 50;

/**
 * Takes an import back, some projects at a time: what it told is taken out of their journals, and each is written as the
 * journal then has it. Killed at any point it goes on with the projects that are left.
 */
export async function takeImportBack(
  { db, today, now = () => new Date() }: ImportDeps,
  id: number,
): Promise<void> {
  while (await takeSomeBack(db, { id, today: today(), at: now() }));
}

/** What is taken back already stays so; the rest can be asked for again. */
export async function stopTakingBack(db: Kysely<Database>, id: number): Promise<void> {
  await db
    .updateTable('catalogue_imports')
    .set({ taking_back: null })
    .where('id', '=', id)
    .where('taking_back', '=', 'waiting')
    .execute();
}

interface TakingBack {
  id: number;
  today: string;
  at: Date;
}

/** Answers whether there may be more. */
function takeSomeBack(db: Kysely<Database>, { id, today, at }: TakingBack): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { taking_back, staff_id } = await trx
      .selectFrom('catalogue_imports')
      .select(['taking_back', 'staff_id'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (taking_back !== 'waiting') return false;
    const loads = await lockLoads(trx);
    // Before their projects, of which some facts follow from them; done twice it does nothing.
    await takePromotersBack(trx, id);
    const { rows: told } = await sql<{ property_id: number }>`
      select property_id from property_tellings where import_id = ${id} and taken_back_at is null
      union
      select t.property_id from repeated_tellings r join property_tellings t on t.id = r.telling_id
      where r.import_id = ${id}
      order by property_id limit ${BATCH}`.execute(trx);
    if (told.length > 0) {
      const ids = told.map(({ property_id }) => property_id);
      await takeBackOf(loads, ids, { id, today, at });
      return true;
    }
    await takeMadePromotersAlong(trx, at);
    await trx
      .updateTable('catalogue_imports')
      .set({ taking_back: 'done' })
      .where('id', '=', id)
      .execute();
    await recordAudit(trx, {
      at,
      ...(staff_id === null ? {} : { actor: { kind: 'staff', id: staff_id } }),
      action: 'import.taken-back',
      subject: { kind: 'import', id },
    });
    return false;
  });
}

async function takeBackOf(
  trx: LoadTransaction,
  propertyIds: readonly number[],
  { id, today, at }: TakingBack,
): Promise<void> {
  const stored = await storedProjects(trx, propertyIds);
  const journals = await JournalsInFull.load(trx, propertyIds, { at });
  const own = (each: JournalEntry) => each.importId === id && !each.isTakenBack;
  const projects = propertyIds.flatMap((propertyId) => {
    const known = stored.get(propertyId);
    if (known === undefined) return [];
    const told = journals.of(propertyId).filter(own);
    return {
      propertyId,
      known,
      entries: journals.missed(propertyId, known),
      told,
      last: told.at(-1),
      heard: (entries: readonly JournalEntry[]) => journals.heardWithout(propertyId, told, entries),
    };
  });
  await journals.takeBack(
    trx,
    projects.flatMap(({ told }) => told),
  );
  await rewriteFromJournals(trx, projects, { journals, today, at });
}
