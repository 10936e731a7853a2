import type { Facts, FactValue, Told } from '@manemitra/domain/tellings';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { recordAudits } from '#server/features/audit/public.ts';
import { rewriteKnown } from '#server/features/catalogue/public.ts';
import { inLoadTransaction, type LoadTransaction } from '#server/features/load-lock/public.ts';
import { Journals, keepFacts, recordAfter } from '#server/features/facts/public.ts';
import { FACT_RULES } from '#server/features/fact-words/public.ts';
import { scopeOf, storedProjects, within } from '#server/features/property-editing/public.ts';
import type { ChangedBy, ChangedByCaller } from '#server/features/staff-changes/public.ts';

interface Decision {
  ids: readonly number[];
  decision: 'take' | 'keep';
}

/**
 * Staff take another source's value, or keep the current one and are not asked again about that value from that source.
 * Either is recorded in the project's journal. Returns how many are still open.
 */
export async function decideDifferences(
  db: Kysely<Database>,
  { ids, decision }: Decision,
  editor: ChangedByCaller,
): Promise<number> {
  const scope = await scopeOf(db, editor.caller);
  return inLoadTransaction(db, async (trx) => {
    const open = await trx
      .selectFrom('fact_differences as d')
      .innerJoin('properties as p', 'p.id', 'd.property_id')
      .where('d.id', '=', sql<number>`any(${ids}::int8[])`)
      .where('p.deleted_at', 'is', null)
      .where(within(scope))
      .select(['d.property_id', 'd.fact', 'd.label', 'd.value', 'd.stands', 'd.telling_id'])
      .orderBy('d.id')
      .execute();
    return tellDecisions(trx, open, { decision, editor });
  });
}

interface Open {
  property_id: number;
  fact: string;
  label: string;
  telling_id: number;
  value: FactValue;
  stands: FactValue;
}

/** Answers how many were decided. */
async function tellDecisions(
  trx: LoadTransaction,
  all: readonly Open[],
  { decision, editor }: { decision: Decision['decision']; editor: ChangedBy },
): Promise<number> {
  const { by, now, today, address } = editor;
  const asked = [...new Set(all.map(({ property_id }) => property_id))];
  const stored = await storedProjects(trx, asked);
  const open = all.filter(({ property_id }) => stored.has(property_id));
  const propertyIds = asked.filter((id) => stored.has(id));
  const journals = await Journals.load(trx, propertyIds, { at: now });
  const told = propertyIds.flatMap((propertyId) => {
    const known = stored.get(propertyId);
    if (known === undefined) return [];
    const missed = journals.missed(propertyId, known);
    const standing = journals.heard(propertyId, missed);
    const decided = open
      .filter(({ property_id }) => property_id === propertyId)
      .map(({ fact, value, telling_id }) => {
        const of = journals.of(propertyId).find(({ id }) => id === telling_id);
        // The person who takes a source's value answers for it; the day is that of the source.
        return journals.entry(
          [[fact, value], ...(decision === 'take' ? goneWith(standing, fact) : [])],
          { name: of?.source ?? 'Staff edit', ...(of?.url ? { url: of.url } : {}) },
          {
            kind: 'staff',
            asOf: of?.asOf ?? null,
            staffId: by.id,
            isDecided: decision === 'take',
            isDeclined: decision === 'keep',
          },
        );
      });
    const entries = [...missed, ...decided];
    return [{ propertyId, entries, facts: journals.heard(propertyId, entries), known }];
  });
  await keepFacts(trx, told);
  if (decision === 'take') {
    const written = told.map(({ propertyId, facts, known }) => ({
      id: propertyId,
      record: recordAfter(facts, known.record),
    }));
    await rewriteKnown(trx, written, today);
  }
  await recordAudits(
    trx,
    open.map(({ property_id, label, value, stands }) => ({
      at: now,
      actor: by,
      action: decision === 'take' ? 'property.difference-taken' : 'property.difference-declined',
      subject: { kind: 'property', id: property_id },
      before: { [label]: stands },
      after: { [label]: decision === 'take' ? value : stands },
      address,
    })),
  );
  return open.length;
}

/** Facts about the old value, such as the day on which it was looked up, do not carry over to the new one. */
const goneWith = ({ facts }: Pick<Facts, 'facts'>, fact: string): Told =>
  FACT_RULES.goingWith(fact)
    .filter((going) => (facts.get(going)?.value ?? null) !== null)
    .map((going) => [going, null]);
