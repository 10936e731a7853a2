import { isDeepStrictEqual } from 'node:util';
import type { Fact, Facts } from '@manemitra/domain/tellings';
import { sql } from 'kysely';
import type { LoadTransaction } from '#server/features/load-lock/public.ts';
import { insertPlainRows } from '#server/platform/database/insert-plain-rows.ts';
import { heard, type JournalEntry } from './journal.ts';

/** A telling that says nothing but what its source said before, and of which telling it is the repetition. */
export interface Repeat {
  entry: JournalEntry;
  of: JournalEntry;
  /** The facts with that telling of the day of the repetition. */
  facts: Facts;
}

/**
 * What a row repeats, where the journal that only takes its day comes to the same facts as one that hears it once more. Where
 * something was taken back the order of all tellings counts, and each is kept whole.
 */
export function repeatOf(
  journal: readonly JournalEntry[],
  entry: JournalEntry,
  after: Facts,
): Repeat | undefined {
  const of = journal.findLast(({ source }) => source === entry.source);
  if (of === undefined || journal.some(({ isTakenBack }) => isTakenBack)) return undefined;
  const isLater = (of.asOf ?? '') <= (entry.asOf ?? '');
  if (!isLater || !isDeepStrictEqual(wordsOf(of), wordsOf(entry))) return undefined;
  const facts = heard(journal.map((each) => (each === of ? { ...of, asOf: entry.asOf } : each)));
  return isDeepStrictEqual(saidBy(facts), saidBy(after)) ? { entry, of, facts } : undefined;
}

const wordsOf = ({ told, url, kind, externalId, toldOf, inPart, ...entry }: JournalEntry) => ({
  told,
  url,
  kind,
  externalId,
  toldOf,
  inPart,
  isPlain: !entry.isDecided && !(entry.isDeclined ?? false) && !(entry.isBeside ?? false),
});

/** All that is known, by whom and of which day, whatever the numbers of the tellings. */
function saidBy({ facts, differences }: Facts) {
  const said = ({ value, telling }: Fact) => {
    const { source, kind, asOf, isDecided, url, staffId } = telling as JournalEntry;
    return [value, source, kind, asOf, isDecided, url, staffId ?? null];
  };
  return [
    [...facts].map(([fact, each]) => [fact, said(each)]),
    [...differences].map(([fact, all]) => [fact, all.map(said)]),
  ];
}

/** Writes repetitions: their numbers, and their days at what they repeat. */
export async function keepRepeats(trx: LoadTransaction, repeats: readonly Repeat[]): Promise<void> {
  await insertPlainRows(
    trx,
    'repeated_tellings',
    repeats.map(({ entry, of }) => ({
      id: entry.id,
      telling_id: of.id,
      import_id: entry.importId ?? null,
      at: entry.at,
      as_of: entry.asOf,
      was_as_of: of.asOf,
    })),
  );
  for (const { entry, of } of repeats.filter(({ entry, of }) => entry.asOf !== of.asOf)) {
    await trx
      .updateTable('property_tellings')
      .set({ as_of: entry.asOf })
      .where('id', '=', of.id)
      .execute();
  }
}

/**
 * Makes tellings of all repetitions in the journals of these projects. To be called before anything is taken out of a journal, or
 * two journals become one: then it counts what was said before what.
 */
export async function tellRepeatsInFull(
  trx: LoadTransaction,
  propertyIds: readonly number[],
): Promise<void> {
  await sql`
    with gone as (
      delete from repeated_tellings r using property_tellings t
      where t.id = r.telling_id and t.property_id = any(${propertyIds}::int[]) returning r.*
    ), told as (
      insert into property_tellings
        (id, property_id, told, source_name, source_url, source_kind, as_of, import_id, at, told_of, external_id, in_part)
      select r.id, t.property_id, t.told, t.source_name, t.source_url, t.source_kind, r.as_of, r.import_id, r.at,
        t.told_of, t.external_id, t.in_part
      from gone r join property_tellings t on t.id = r.telling_id
    )
    update property_tellings t set as_of = first.was_as_of
    from (select distinct on (telling_id) telling_id, was_as_of from gone order by telling_id, id) first
    where t.id = first.telling_id`.execute(trx);
}
