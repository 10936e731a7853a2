import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { lockLoads, rewriteKnown } from '#server/features/catalogue/public.ts';
import {
  type JournalEntry,
  Journals,
  keepFacts,
  recordAfter,
} from '#server/features/facts/public.ts';
import { storedProjects } from '#server/features/property-editing/public.ts';
import type { ImportDeps } from './import-projects.ts';
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
    await lockLoads(trx);
    // Before their projects, of which some facts follow from them; done twice it does nothing.
    await takePromotersBack(trx, id);
    const told = await trx
      .selectFrom('property_tellings')
      .select('property_id')
      .distinct()
      .where('import_id', '=', id)
      .where('taken_back_at', 'is', null)
      .orderBy('property_id')
      .limit(BATCH)
      .execute();
    if (told.length > 0) {
      const ids = told.map(({ property_id }) => property_id);
      await takeBackOf(trx, ids, { id, today, at });
      return true;
    }
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
  trx: Transaction<Database>,
  propertyIds: readonly number[],
  { id, today, at }: TakingBack,
): Promise<void> {
  const stored = await storedProjects(trx, propertyIds);
  const journals = await Journals.load(trx, propertyIds, { at });
  const written: Parameters<typeof rewriteKnown>[1][number][] = [];
  const gone: number[] = [];
  const left: number[] = [];
  for (const propertyId of propertyIds) {
    const known = stored.get(propertyId);
    if (known === undefined) continue;
    const own = (each: JournalEntry) => each.importId === id && !each.isTakenBack;
    const told = journals.of(propertyId).filter(own);
    const entries = journals.missed(propertyId, known);
    let facts = await journals.takeBack(trx, propertyId, told, entries);
    const [last] = told.toReversed();
    if (facts.facts.get('name') === undefined && facts.facts.size > 0 && last !== undefined) {
      // Others told something of it since: it stays who it is, for them to look at.
      const { name, promoter } = known.record;
      const identity = [
        ['promoter', promoter.name],
        ['name', name],
      ] as const;
      const { source, kind, asOf, url } = last;
      entries.push({ ...journals.entry(identity, { name: source }, { kind, asOf, url }), at });
      facts = journals.heardWithout(propertyId, told, entries);
      left.push(propertyId);
    }
    await keepFacts(trx, [{ propertyId, entries, facts }]);
    if (facts.facts.size === 0) gone.push(propertyId);
    else written.push({ id: propertyId, record: recordAfter(facts, known.record) });
  }
  await rewriteKnown(trx, written, today);
  await sql`
    update properties set deleted_at = ${at}, version = version + 1, updated_at = ${at}
    where id = any(${gone}::int[]) and deleted_at is null`.execute(trx);
  await sql`
    update properties set is_published = false, version = version + 1, updated_at = ${at}
    where id = any(${left}::int[]) and is_published`.execute(trx);
}
