import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { FactValue, SourceKind } from './column-values.ts';

/** Tables of the journal: what each source said of a project, and the facts that result. */

/** JSON: written as text, or as it is by whoever writes whole rows as JSON (`insert-plain-rows.ts`). */
type Json<Value, Updated = never> = ColumnType<Value, string | Value, Updated>;

interface PropertyTellingsTable {
  id: number;
  property_id: number;
  told: Json<readonly (readonly [string, FactValue])[]>;
  source_name: string;
  source_url: string | null;
  source_kind: SourceKind;
  /** Of what was repeated, the day of the last repetition. */
  as_of: string | null;
  is_decided: Generated<boolean>;
  is_declined: Generated<boolean>;
  /** Told of the project that this one was one with for a time; never takes a place. */
  is_beside: Generated<boolean>;
  import_id: number | null;
  staff_id: number | null;
  change_id: number | null;
  at: Date;
  taken_back_at: Date | null;
  /** Of which project it was told, before that was merged into this one. */
  told_of: Generated<number | null>;
  /** What its source calls the project. */
  external_id: Generated<string | null>;
  /** Facts whose lists could be read in part only. */
  in_part: Generated<string[] | null>;
}

/** A telling that only repeats another one. */
interface RepeatedTellingsTable {
  /** In the numbering of the tellings. */
  id: number;
  telling_id: number;
  import_id: number | null;
  at: Date;
  as_of: string | null;
  /** The day that the telling was of until then. */
  was_as_of: string | null;
}

/** Who told something, as a page says it. */
interface ToldBy {
  source: string;
  url: string | null;
  kind: SourceKind;
  asOf: string | null;
  /** A person of the staff brought or decided it. */
  isByStaff: boolean;
}

/** The tellings that stand, and by its place among them the one that each fact is of. */
export interface Provenance {
  tellings: ToldBy[];
  facts: Record<string, number>;
  /** A starting price in rupees that is newer than the prices of the homes, and its day; staff have not decided about it. */
  newerPrice?: { min: number; asOf: string | null };
}

interface PropertyFactsTable {
  property_id: number;
  provenance: Json<Provenance, string>;
}

interface FactDifferencesTable {
  id: GeneratedAlways<number>;
  property_id: number;
  fact: string;
  /** The fact in words. */
  label: string;
  value: Json<FactValue>;
  telling_id: number;
  /** What stands instead, and the telling that it is of. */
  stands: Json<FactValue>;
  stands_by: number | null;
}

interface FactSourcesTable {
  name: string;
  kind: SourceKind;
  /** The name that buyers see, if staff have given one. */
  public_name: Generated<string | null>;
  staff_id: number | null;
  changed_at: ColumnType<Date, Date | undefined, Date>;
}

/** Two projects that look like one, the smaller id first. */
interface LikelyDoublesTable {
  one_id: number;
  other_id: number;
  evidence: string[];
  is_sure: boolean;
  found_at: Date;
  /** Staff say that they are two. */
  is_not_same: Generated<boolean>;
  decided_at: Date | null;
  staff_id: number | null;
}

export interface FactTables {
  likely_doubles: LikelyDoublesTable;
  property_tellings: PropertyTellingsTable;
  repeated_tellings: RepeatedTellingsTable;
  property_facts: PropertyFactsTable;
  fact_differences: FactDifferencesTable;
  fact_sources: FactSourcesTable;
}
