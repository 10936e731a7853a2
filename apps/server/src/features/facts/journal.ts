import { factsOf, type Facts, type SourceKind, type Telling } from '@manemitra/domain/tellings';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { LoadTransaction } from '#server/features/load-lock/public.ts';
import { insertPlainRows } from '#server/platform/database/insert-plain-rows.ts';
import { FACT_RULES } from '#server/features/fact-words/public.ts';
import { factLabel } from '#server/features/fact-words/public.ts';
import { provenanceOf } from './provenance-of.ts';

/** Who brought a telling, and its source. */
interface Bringing {
  source: string;
  url: string | null;
  kind: SourceKind;
  asOf: string | null;
  at: Date;
  importId?: number | undefined;
  staffId?: number | null;
  changeId?: number | undefined;
  /** The source's name for the project. */
  externalId?: string | undefined;
  /** The project that the telling was about, if that has been merged into this one. */
  toldOf?: number | undefined;
  /** A source gave it for another project while that was merged with this one. */
  isOnceHeard?: boolean;
}

/** A telling with who brought it. */
export interface JournalEntry extends Telling, Omit<Bringing, 'source' | 'kind' | 'asOf'> {}

/** The tellings of each of these projects, in order. */
export async function loadJournals(
  db: Kysely<Database>,
  propertyIds: readonly number[],
): Promise<Map<number, JournalEntry[]>> {
  const journals = new Map<number, JournalEntry[]>(propertyIds.map((id) => [id, []]));
  if (propertyIds.length === 0) return journals;
  const own = db
    .selectFrom('property_tellings as t')
    .selectAll('t')
    .select(['t.property_id as heard_by', sql<boolean>`false`.as('is_once_heard')])
    .where('t.property_id', '=', sql<number>`any(${propertyIds}::int[])`);
  const onceHeard = db
    .selectFrom('tellings_once_heard as o')
    .innerJoin('property_tellings as t', 't.id', 'o.telling_id')
    .selectAll('t')
    .select(['o.property_id as heard_by', sql<boolean>`true`.as('is_once_heard')])
    .where('o.property_id', '=', sql<number>`any(${propertyIds}::int[])`)
    .whereRef('o.property_id', '<>', 't.property_id');
  // The type JSON has no equality, so only `union all` can join them.
  const rows = await own.unionAll(onceHeard).orderBy('id').execute();
  for (const row of rows) {
    journals.get(row.heard_by)?.push({
      id: row.id,
      told: row.told,
      source: row.source_name,
      url: row.source_url,
      kind: row.source_kind,
      asOf: row.as_of,
      isDecided: row.is_decided,
      isDeclined: row.is_declined,
      isBeside: row.is_beside,
      ...(row.in_part !== null && { inPart: row.in_part }),
      isTakenBack: row.taken_back_at !== null || row.is_once_heard,
      at: row.at,
      importId: row.import_id ?? undefined,
      staffId: row.staff_id,
      changeId: row.change_id ?? undefined,
      externalId: row.external_id ?? undefined,
      toldOf: row.told_of ?? undefined,
      isOnceHeard: row.is_once_heard,
    });
  }
  return journals;
}

/** The facts of a project after its tellings. */
export const heard = (journal: readonly Telling[]): Facts => factsOf(journal, FACT_RULES);

async function keepTellings(
  trx: Transaction<Database>,
  told: readonly { propertyId: number; entry: JournalEntry }[],
): Promise<void> {
  if (told.length === 0) return;
  await insertPlainRows(
    trx,
    'property_tellings',
    told.map(({ propertyId, entry }) => ({
      id: entry.id,
      property_id: propertyId,
      told: entry.told,
      source_name: entry.source,
      source_url: entry.url,
      source_kind: entry.kind,
      as_of: entry.asOf,
      is_decided: entry.isDecided,
      is_declined: entry.isDeclined ?? false,
      is_beside: entry.isBeside ?? false,
      import_id: entry.importId ?? null,
      staff_id: entry.staffId ?? null,
      change_id: entry.changeId ?? null,
      external_id: entry.externalId ?? null,
      told_of: entry.toldOf ?? null,
      in_part: entry.inPart === undefined ? null : [...entry.inPart],
      at: entry.at,
      taken_back_at: null,
    })),
  );
}

/** Writes the tellings of these projects, the source of each fact after them, and the differences. */
export async function keepFacts(
  trx: LoadTransaction,
  all: readonly { propertyId: number; entries: readonly JournalEntry[]; facts: Facts }[],
): Promise<void> {
  await keepTellings(
    trx,
    all.flatMap(({ propertyId, entries }) => entries.map((entry) => ({ propertyId, entry }))),
  );
  const ids = all.map(({ propertyId }) => propertyId);
  await noteWhoLooked(trx, all);
  await sql`delete from property_facts where property_id = any(${ids}::int[])`.execute(trx);
  await sql`delete from fact_differences where property_id = any(${ids}::int[])`.execute(trx);
  await insertPlainRows(
    trx,
    'property_facts',
    all.map(({ propertyId, facts }) => ({
      property_id: propertyId,
      provenance: provenanceOf(facts),
    })),
  );
  await insertPlainRows(
    trx,
    'fact_differences',
    all.flatMap(({ propertyId, facts }) =>
      [...facts.differences].flatMap(([fact, others]) =>
        others.map(({ value, telling }) => ({
          property_id: propertyId,
          fact,
          label: differenceLabel(fact, telling, facts),
          value,
          telling_id: telling.id,
          stands: facts.facts.get(fact)?.value ?? null,
          stands_by: facts.facts.get(fact)?.telling.id ?? null,
        })),
      ),
    ),
  );
}

/** A newer price of the project beside that of a home names the home that it would be of. */
function differenceLabel(fact: string, { told }: Telling, { facts }: Facts): string {
  const label = factLabel(fact, (of) => facts.get(of)?.value);
  return told.some(([of]) => of === fact)
    ? label
    : `${label} (a newer starting price; of which home is not told)`;
}

/** Whether the register was seen by a person of the staff, for whoever shows the day alone. */
async function noteWhoLooked(
  trx: Transaction<Database>,
  all: readonly { propertyId: number; facts: Facts }[],
): Promise<void> {
  const ids = all.map(({ propertyId }) => propertyId);
  const seen = all.flatMap(({ propertyId, facts }) => {
    const day = facts.facts.get('reraCheckedOn');
    return day?.telling.kind === 'staff' && day.value !== null ? propertyId : [];
  });
  await sql`
    update properties set rera_seen_by_staff = (id = any(${seen}::int[]))
    where id = any(${ids}::int[]) and rera_seen_by_staff <> (id = any(${seen}::int[]))`.execute(
    trx,
  );
}
