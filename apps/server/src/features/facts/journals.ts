import type { ProjectRecord } from '@manemitra/catalogue/project-record';
import type { Facts, SourceKind, Told } from '@manemitra/domain/tellings';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { LoadTransaction } from '#server/features/load-lock/public.ts';
import { decidedTold, missedTellings, type Stored } from './catch-up.ts';
import { heard, type JournalEntry, loadJournals } from './journal.ts';
import { type Repeat, repeatOf, tellRepeatsInFull } from './repeats.ts';
import { recordFacts } from './record-facts.ts';

interface JournalOptions {
  at: Date;
  /** Names of sources that speak. */
  sources?: readonly string[];
}

/** The journals of some projects, and tellings that are about to be added. Nothing is written. */
export class Journals {
  readonly #journals: ReadonlyMap<number, readonly JournalEntry[]>;
  readonly #kinds: ReadonlyMap<string, SourceKind>;
  protected readonly at: Date;
  #nextId: number;

  protected constructor({ journals, kinds, at, nextId }: Read) {
    this.#journals = journals;
    this.#kinds = kinds;
    this.at = at;
    this.#nextId = nextId;
  }

  static async load(
    trx: LoadTransaction,
    propertyIds: readonly number[],
    options: JournalOptions,
  ): Promise<Journals> {
    return new Journals(await read(trx, propertyIds, options));
  }

  /** What a person would have to tell to turn a project into this record. */
  decided(propertyId: number, missed: readonly JournalEntry[], next: ProjectRecord): Told {
    return decidedTold([...this.of(propertyId), ...missed], next);
  }

  of(propertyId: number): readonly JournalEntry[] {
    return this.#journals.get(propertyId) ?? [];
  }

  /** Tellings that the journal of a project lacks and must get first. */
  missed(propertyId: number | undefined, stored: Stored): JournalEntry[] {
    const journal = propertyId === undefined ? [] : this.of(propertyId);
    return missedTellings(stored, journal, { at: this.at, nextId: () => this.#nextId++ });
  }

  /** The facts of a project after its journal and these additions. */
  heard(propertyId: number | undefined, more: readonly JournalEntry[]): Facts {
    const journal = propertyId === undefined ? [] : this.of(propertyId);
    return heard([...journal, ...more]);
  }

  /** What an entry only repeats, if the facts after it are these. */
  repeatOf(propertyId: number | undefined, entry: JournalEntry, after: Facts): Repeat | undefined {
    return propertyId === undefined ? undefined : repeatOf(this.of(propertyId), entry, after);
  }

  /** The facts of a project into which another was merged, after the journals of both and these additions. */
  heardTogether(propertyId: number, other: number, more: readonly JournalEntry[]): Facts {
    const all = [...this.of(propertyId), ...this.of(other), ...more];
    // Tellings that one project received while they were merged, handed to the other.
    const told = all.filter(({ isOnceHeard }) => !isOnceHeard);
    const ids = new Set(told.map(({ id }) => id));
    const once = new Map(all.flatMap((each) => (ids.has(each.id) ? [] : [[each.id, each]])));
    return heard([...told, ...once.values()]);
  }

  /** A record that its source tells now; `inPart` are its lists that could be read in part only. */
  row(record: ProjectRecord, given: Partial<JournalEntry>, inPart?: string[]): JournalEntry {
    const { externalId } = record;
    const part = inPart && { inPart };
    return this.entry([...recordFacts(record)], record.source, { externalId, ...part, ...given });
  }

  /** A new telling. A source without a set kind counts as a portal's sheet. */
  entry(told: Told, source: ProjectRecord['source'], given: Partial<JournalEntry>): JournalEntry {
    return {
      id: this.#nextId++,
      told,
      source: source.name,
      url: source.url ?? null,
      kind: this.#kinds.get(source.name) ?? 'portal',
      asOf: source.checkedOn ?? null,
      at: this.at,
      isDecided: false,
      isTakenBack: false,
      ...given,
    };
  }
}

/**
 * The same for who takes something out of them: then it counts what was said before what, so that all repetitions have become
 * tellings.
 */
export class JournalsInFull extends Journals {
  static override async load(
    trx: LoadTransaction,
    propertyIds: readonly number[],
    options: JournalOptions,
  ): Promise<JournalsInFull> {
    await tellRepeatsInFull(trx, propertyIds);
    return new JournalsInFull(await read(trx, propertyIds, options));
  }

  /** Marks tellings as taken back. */
  async takeBack(trx: Transaction<Database>, told: readonly JournalEntry[]): Promise<void> {
    const ids = told.map(({ id }) => id);
    await trx
      .updateTable('property_tellings')
      .set({ taken_back_at: this.at })
      .where('id', '=', sql<number>`any(${ids}::int8[])`)
      .execute();
  }

  /** The facts of a project after its journal without some tellings, and with these additions. */
  heardWithout(
    propertyId: number,
    told: readonly JournalEntry[],
    more: readonly JournalEntry[],
  ): Facts {
    const journal = this.of(propertyId).map((each) =>
      told.includes(each) ? { ...each, isTakenBack: true } : each,
    );
    return heard([...journal, ...more]);
  }
}

interface Read {
  journals: ReadonlyMap<number, readonly JournalEntry[]>;
  kinds: ReadonlyMap<string, SourceKind>;
  at: Date;
  /** Tellings are numbered in the order in which they are written. */
  nextId: number;
}

async function read(
  trx: LoadTransaction,
  propertyIds: readonly number[],
  { at, sources = [] }: JournalOptions,
): Promise<Read> {
  const [journals, kinds, last] = await Promise.all([
    loadJournals(trx, propertyIds),
    trx
      .selectFrom('fact_sources')
      .select(['name', 'kind'])
      .where('name', '=', sql<string>`any(${sources})`)
      .execute(),
    sql<{ id: number }>`
      select greatest((select max(id) from property_tellings), (select max(id) from repeated_tellings), 0)::int8 as id`.execute(
      trx,
    ),
  ]);
  const kindOf = new Map(kinds.map(({ name, kind }) => [name, kind]));
  return { journals, kinds: kindOf, at, nextId: (last.rows[0]?.id ?? 0) + 1 };
}
