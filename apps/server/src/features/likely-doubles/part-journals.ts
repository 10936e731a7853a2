import { type Selectable, sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { LoadTransaction } from '#server/features/load-lock/public.ts';
import { type JournalEntry, type Journals, JournalsInFull } from '#server/features/facts/public.ts';
import { rewriteFromJournals, storedProjects } from '#server/features/property-editing/public.ts';

type Merge = Selectable<Database['project_merges']>;

/**
 * Gives each of two projects its own journal again, and writes both as their journals have them. The remaining one keeps the
 * other's tellings as differences once, so that staff who decided something meanwhile see what they decided against.
 */
export async function partJournals(
  trx: LoadTransaction,
  { stays_id: id, goes_id: other, last_telling, before }: Merge,
  { at, today }: { at: Date; today: string },
): Promise<void> {
  const stored = await storedProjects(trx, [id, other]);
  const [stays, goes] = [stored.get(id), stored.get(other)];
  if (stays === undefined || goes === undefined)
    throw new Error('A project that was there is gone.');
  const journals = await JournalsInFull.load(trx, [id, other], { at });
  const parts = new Set([other, ...before.goes.parts]);
  const all = journals.of(id).filter(({ isOnceHeard }) => !isOnceHeard);
  const told = all.filter(({ toldOf }) => toldOf !== undefined && parts.has(toldOf));
  const since = all.filter((each) => each.id > last_telling && !told.includes(each));
  const projects = [
    {
      propertyId: id,
      known: stays,
      entries: journals.missed(id, stays),
      last: told.at(-1),
      heard: (entries: readonly JournalEntry[]) => journals.heardWithout(id, told, entries),
    },
    {
      propertyId: other,
      known: goes,
      entries: besideOf(journals, since),
      last: undefined,
      heard: (entries: readonly JournalEntry[]) => journals.heard(other, [...told, ...entries]),
    },
  ];
  const ids = told.map((each) => each.id);
  await sql`
    update property_tellings set property_id = ${other}, told_of = nullif(told_of, ${other})
    where id = any(${ids}::int8[])`.execute(trx);
  await sql`
    insert into tellings_once_heard (property_id, telling_id)
    select ${id}, unnest(${ids}::int8[]) on conflict do nothing`.execute(trx);
  await rewriteFromJournals(trx, projects, { journals, today, at });
}

/** Decisions of people made while the two were one, given to the other too: nobody knows which one was meant. */
function besideOf(journals: Journals, since: readonly JournalEntry[]): JournalEntry[] {
  return since.flatMap(({ told, source, url, kind, asOf, at, staffId, ...entry }) => {
    const values = told.filter(([fact, value]) => value !== null && !fact.startsWith('order/'));
    if (!entry.isDecided || entry.isDeclined || entry.isTakenBack || values.length === 0) return [];
    const given = { url, kind, asOf, at, staffId: staffId ?? null, isBeside: true };
    return journals.entry(values, { name: source }, given);
  });
}
