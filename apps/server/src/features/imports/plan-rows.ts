import { isDeepStrictEqual } from 'node:util';
import { type ProjectRecord, PROMOTER_NOT_TOLD } from '@manemitra/catalogue/project-record';
import type { Facts, Told } from '@manemitra/domain/tellings';
import type { Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { projectRows, type ProjectRows, recognise } from '#server/features/catalogue/public.ts';
import { mapInSteps } from '#server/platform/let-others-go-on.ts';
import {
  type JournalEntry,
  Journals,
  recordAfter,
  type Repeat,
} from '#server/features/facts/public.ts';
import { FACT_RULES, type FactChange, factReport } from '#server/features/fact-words/public.ts';
import { type StoredProject, storedProjects } from '#server/features/property-editing/public.ts';

/** A row of a file that can be used, with whatever else is told of it. */
export interface Brought {
  record: ProjectRecord;
  /** It comes from a file that we made. */
  isOwnExport?: true;
  /** Its lists that could be read in part only. */
  inPart?: string[];
  /** What it becomes where nothing else is known of its project, if that was said already. */
  project?: ProjectRows;
  /** A row before it in its file has the same name. */
  isNamedAgain?: boolean;
}

/** What a row does to its project. */
export interface PlannedRow<Row> {
  row: Row;
  outcome: 'added' | 'changed' | 'unchanged';
  /** `undefined`: not there yet. */
  propertyId: number | undefined;
  /** Facts that get another value; of a new project all. */
  changes: FactChange[];
  /** What the row tells otherwise than what stands, and stays beside it. */
  beside: FactChange[];
  project: ProjectRows;
  /** What the journal hears, the row last. */
  entries: JournalEntry[];
  facts: Facts;
  /** The row says only what its source said before; nothing more is heard. */
  repeat?: Repeat;
  /** What a person said of whose it is: the id of its project, `null` for one of its own. */
  decision?: number | null | undefined;
  /** Projects that it may be of by its name; that is not sure. */
  namesakes: readonly { id: number; name: string }[];
}

/** A row that names no builder, where none of the projects that are known is surely meant. */
export type Builderless<Row> = Pick<PlannedRow<Row>, 'row' | 'namesakes'>;

export interface PlanOptions {
  /** `YYYY-MM-DD`: decides the taxes in the all-in prices. */
  today: string;
  at: Date;
  importId?: number | undefined;
}

/** What rows of a file would do, each to its project. Nothing is written. Until the end of the transaction, which is `loads`, nobody else writes. */
export async function planRows<Row extends Brought>(
  trx: Transaction<Database>,
  rows: readonly Row[],
  { today, at, importId }: PlanOptions,
) {
  const records = rows.map(({ record }) => record);
  const own = await mapInSteps(
    rows,
    ({ record, project }) => project ?? projectRows(record, today),
  );
  const hints = rows.map(({ isNamedAgain }) => ({ isNamedAgain, importId }));
  const whose = await recognise(trx, records, own, hints);
  const { projects, existing, toldOf, loads } = whose;
  const ids = projects.flatMap(({ property }) => existing.get(property.import_key)?.id ?? []);
  const stored = await storedProjects(trx, ids);
  const journals = await Journals.load(loads, ids, {
    at,
    sources: records.map(({ source }) => source.name),
  });
  // Rows of projects that were merged tell of one.
  const earlier = new Map<number, JournalEntry[]>();
  const builderless: Builderless<Row>[] = [];
  const planned = await mapInSteps(rows, (row, i): PlannedRow<Row> | undefined => {
    const [record, project] = [records[i], projects[i]];
    if (record === undefined || project === undefined) throw new Error('A row was lost.');
    const propertyId = existing.get(project.property.import_key)?.id;
    const [namesakes = [], decision] = [whose.namesakes[i], whose.decisions[i]];
    if (propertyId === undefined && record.promoter.name === PROMOTER_NOT_TOLD) {
      builderless.push({ row, namesakes });
      return undefined;
    }
    const known = propertyId === undefined ? undefined : stored.get(propertyId);
    const told = propertyId === undefined ? undefined : earlier.get(propertyId);
    const missed =
      known === undefined || told !== undefined ? [] : journals.missed(propertyId, known);
    const heard = [...(told ?? []), ...missed];
    const before = journals.heard(propertyId, heard);
    const whole = journals.row(record, { importId, toldOf: toldOf[i] }, row.inPart);
    const entry = row.isOwnExport ? { ...whole, told: newsIn(whole.told, before) } : whole;
    const entries = row.isOwnExport && entry.told.length === 0 ? missed : [...missed, entry];
    const facts = journals.heard(propertyId, [...(told ?? []), ...entries]);
    if (propertyId !== undefined) earlier.set(propertyId, [...(told ?? []), ...entries]);
    const isNew = before.facts.size === 0;
    const outcome = isNew ? 'added' : 'changed';
    const { changes, beside } = factReport(before, facts, entry.id);
    const planned = { row, propertyId, changes, beside, entries, facts, namesakes, decision };
    if (known === undefined) return { ...planned, outcome, project };
    const joined = underKey(projectRows(recordAfter(facts, known.record, record), today), project);
    const was = () => underKey(projectRows(recordAfter(before, known.record), today), project);
    const isAsBefore =
      !isNew && isDeepStrictEqual(joined, was()) && isPricedAsBefore(joined, known);
    const repeat =
      isNew || heard.length > 0 ? undefined : journals.repeatOf(propertyId, entry, facts);
    return {
      ...planned,
      ...(repeat && { entries: [], facts: repeat.facts, repeat }),
      outcome: isAsBefore ? 'unchanged' : outcome,
      project: joined,
    };
  });
  return { plan: planned.filter((row) => row !== undefined), builderless, existing, loads };
}

/** The facts with another value than the one we hold. Our own export repeats under one source what several sources told. */
const newsIn = (told: Told, { facts }: Facts): Told =>
  told.filter(([fact, value]) => {
    const stands = facts.get(fact)?.value ?? null;
    return stands === null || value === null || !FACT_RULES.isSame(fact, stands, value);
  });

/** The project stays who it is. */
function underKey(rows: ProjectRows, { property: { import_key } }: ProjectRows): ProjectRows {
  return { ...rows, property: { ...rows.property, import_key } };
}

/** Tax rates change too, and the prices were calculated by those of their day. */
function isPricedAsBefore({ units }: ProjectRows, { allInPrices }: StoredProject): boolean {
  return isDeepStrictEqual(
    units.map(({ row }) => row.all_in_price),
    allInPrices,
  );
}
