import type { Fit, Fitting } from '@manemitra/domain/how-many-fit';
import type { Criteria } from '@manemitra/query/criteria';
import type { StationWalk } from './index/measures.ts';

/** Fewer than this many projects and the answer says what would find more. */
export const FEW = 5;

/** Where a project stands in the order of an answer; a page begins after one. */
export interface Position {
  key: number;
  rank: number;
  id: number;
}

/** How a project stands to the wishes. */
export interface Judged {
  id: number;
  /** The unit type that speaks for it, when there are wishes about units. */
  unit_id: number | null;
  /** All unit types that meet the hard wishes about units; null when there are none such wishes. */
  fitting_units: number[] | null;
  /** The unit types that are asked for, whatever they cost; null when nothing but the price is asked of them. */
  asked_units: number[] | null;
  /** For each constraint in order: met, not met, or unknown. */
  verdicts: (boolean | null)[];
  figures: (number | null)[];
  /** The ways on foot to stations that the figures are of. */
  walks: (StationWalk | null)[];
  /** How surely it does; absent where it does not fit. */
  fit?: Fit;
  /** Where there are alternatives: which of them the verdicts are of, after those of the constraints, and all that hold. */
  alternative?: number;
  alternativesMet?: number[];
}

interface Found extends Judged, Position {}

/** A project that misses just one wish, with how far it is outside it. */
export type NearMiss = [id: number, gap: number | null];

export interface FindResult extends Fitting {
  /** One more than asked for when there is a next page. */
  page: Found[];
  /** For each constraint, then each of the alternatives, the projects that miss it alone; only when fewer than `FEW` fit. */
  nearMisses: NearMiss[][];
}

export interface FindOptions {
  limit: number;
  after: Position | undefined;
}

export interface CountQuestion {
  criteria: Criteria;
  ids?: readonly number[];
}

/** What answers criteria. */
export interface Finder {
  find(criteria: Criteria, options: FindOptions): FindResult;
  /** As `find` tells it, without saying which. */
  howMany(criteria: Criteria): Fitting;
  /** How many projects meet each of these criteria; only among `ids` where there are any. */
  counts(questions: readonly CountQuestion[]): number[];
  /** How many projects meet criteria without alternatives in each locality that has some, by its slug. */
  countsByLocality(criteria: Criteria): ReadonlyMap<string, number>;
  /**
   * The smallest sets of wishes, by place in the constraints and then the alternatives, that stand between some project and the answer, those of the most projects
   * first: what to drop together when dropping one wish is not enough.
   */
  closestMissSets(criteria: Criteria): number[][];
  /**
   * How these projects stand to the wishes, whether they fit or not. The unit type that meets the most of the wishes
   * about units speaks for a project; of two that meet as many, the one that meets those said first. For the project of the home
   * `unitId` that one does.
   */
  judge(criteria: Criteria, ids: readonly number[], unitId?: string): Judged[];
}
