import type { Criteria, Criterion, Field, Strength } from '@manemitra/query/criteria';
import { fieldOf } from '../fields.ts';
import type { CatalogueColumns } from './catalogue-columns.ts';
import { isIn } from './columns.ts';
import {
  BY_WHAT_IS_KNOWN,
  NO,
  SURE,
  UNKNOWN,
  YES,
  type ByRow,
  type Measures,
  type Verdict,
  type Verdicts,
} from './measures.ts';
import { knownMeeting, rowsMeeting } from './met-rows.ts';

/** One wish over columns. `index` is its place in the criteria. */
export interface CompiledCondition extends Omit<Measures, 'risk' | 'byWhatIsKnown'> {
  index: number;
  /** What the rows that meet it are kept by. */
  key: string;
  field: Field;
  strength: Strength;
  level: 'property' | 'unit';
  /** How surely a row that fits stands to it, as a place in `FITS`; undefined where it leaves no doubt. */
  risk: ByRow<number> | undefined;
  /** The rows that meet it, where that was calculated for all of them. */
  met?: Uint32Array | undefined;
}

/** Every wish over columns; for questions about few rows, which use what is known of all. */
export function compile(criteria: Criteria, columns: CatalogueColumns): CompiledCondition[] {
  return criteria.constraints.map((criterion, index) => {
    const condition = compiled(criterion, index, columns);
    return { ...condition, met: knownMeeting(columns.met[condition.level], condition.key) };
  });
}

/** The same for questions about all rows: of each wish that decides who is in the answer the rows that meet it. */
export function compileForAll(criteria: Criteria, columns: CatalogueColumns): CompiledCondition[] {
  return criteria.constraints.map((criterion, index) => {
    const condition = compiled(criterion, index, columns);
    if (!isHard(condition)) return condition;
    const { key, level, strength, verdict } = condition;
    const rows = level === 'unit' ? columns.unitRows : columns.rows;
    if (strength !== 'avoid') {
      return { ...condition, met: rowsMeeting(columns.met[level], key, { verdict, rows }) };
    }
    // To ask each row again in each search would be dear.
    const asked = verdict.markYes === undefined ? remembered(verdict, rows) : verdict;
    const met = rowsMeeting(columns.met[level], key, { verdict: asked, rows });
    const isUntold = (row: number) => (asked(row) === UNKNOWN ? YES : NO);
    const untold = rowsMeeting(columns.met[level], `${key} untold`, { verdict: isUntold, rows });
    return { ...condition, met, risk: (row) => (isIn(untold, row) ? BY_WHAT_IS_KNOWN : SURE) };
  });
}

/** Asks each row once, where that is dear. */
function remembered(verdict: ByRow<Verdict>, rows: number): ByRow<Verdict> {
  let said: (Verdict | undefined)[] | undefined;
  return (row) => {
    said ??= Array.from({ length: rows });
    return (said[row] ??= verdict(row));
  };
}

/** What a wish is kept by, however strong it is. */
export const wishKey = ({ field, value }: Criterion): string => JSON.stringify([field, value]);

function compiled(
  criterion: Criterion,
  index: number,
  columns: CatalogueColumns,
): CompiledCondition {
  const { field, strength } = criterion;
  const { field: searched, value } = fieldOf(criterion);
  const { byWhatIsKnown, ...measures } = searched.measures(value, columns);
  const risk = riskOfWish(strength, measures);
  const key = wishKey(criterion);
  const own = { ...measures, risk, index, field, strength, level: searched.level };
  return strength === 'must' && byWhatIsKnown !== undefined
    ? {
        ...own,
        key: `${key} by what is known`,
        verdict: orByWhatIsKnown(measures.verdict, byWhatIsKnown),
      }
    : { ...own, key };
}

/** A must is also met by what may yet turn out to be too much, as long as its `risk` says that. */
function orByWhatIsKnown(verdict: Verdicts, isWithin: ByRow<boolean>): Verdicts {
  return (row) => {
    const known = verdict(row);
    return known === UNKNOWN && isWithin(row) ? YES : known;
  };
}

/**
 * How surely a row that fits stands to one wish, as a place in `FITS`. What must be is known to be; what is refused may only be not known, of
 * whatever field; what is merely nice decides nothing.
 */
function riskOfWish(strength: Strength, { risk, verdict }: Measures): ByRow<number> | undefined {
  if (strength === 'must') return risk;
  if (strength === 'nice') return undefined;
  return (row) => (verdict(row) === UNKNOWN ? BY_WHAT_IS_KNOWN : SURE);
}

export const isMust = ({ strength }: CompiledCondition): boolean => strength === 'must';

/** Wishes that decide who is in the answer. */
export const isHard = ({ strength }: { strength: Strength }): boolean => strength !== 'nice';
