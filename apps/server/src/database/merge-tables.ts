import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';
import type { KeptProjectsTable } from './account-tables.ts';
import type { PromoterImage } from './project-work-tables.ts';

/** Two projects as they were before they were made one; what buyers keep of them is in a table of its own. */
export interface BeforeMerge {
  stays: { slug: string; isPublished: boolean };
  goes: { slug: string; isPublished: boolean; oldSlugs: string[]; parts: number[] };
  /** By their ids, what moved. */
  leads: number[];
  importRows: number[];
  registerRows: number[];
  changes: { id: number; version: number }[];
  /** Who looked after the one that goes, and who of them after the other too. */
  operators: { staffId: number; at: string; hadBoth: boolean }[];
  /** Pairs that either of them was in, as rows of the table. */
  doubles: Record<string, unknown>[];
}

/** What a merge made of them. */
interface AfterMerge {
  /** The address of the project that stays. */
  slug: string;
  promoters: { id: number; before: PromoterImage; after: PromoterImage }[];
}

interface ProjectMergesTable {
  id: GeneratedAlways<number>;
  stays_id: number;
  goes_id: number;
  at: Date;
  staff_id: number | null;
  /** The last that either of them had been told. */
  last_telling: number;
  before: ColumnType<BeforeMerge, string, never>;
  /** `null` only while it is being done. */
  after: ColumnType<AfterMerge | null, undefined, string>;
  undone_at: Generated<Date | null>;
  undone_by: Generated<number | null>;
}

/** A list of a buyer that the project which goes was on. */
interface MergedListsTable extends Pick<
  Selectable<KeptProjectsTable>,
  'user_id' | 'list' | 'kept_at' | 'note'
> {
  merge_id: number;
  /** The words at the other one, before and after; `null`: it was not on the list. */
  stays_note: string | null;
  left_note: string | null;
}

/** What a project was told while another one was one with it. */
interface TellingsOnceHeardTable {
  property_id: number;
  telling_id: number;
}

export interface MergeTables {
  project_merges: ProjectMergesTable;
  merged_lists: MergedListsTable;
  tellings_once_heard: TellingsOnceHeardTable;
}
