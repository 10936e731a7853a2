import type { Criteria, Criterion, Field, Strength } from '@manemitra/query/criteria';
import { fieldOf } from '../fields.ts';
import type { CatalogueColumns } from './catalogue-columns.ts';
import type { Measures } from './measures.ts';
import { knownMeeting, rowsMeeting } from './met-rows.ts';

/** One wish over columns. `index` is its place in the criteria. */
export interface CompiledCondition extends Measures {
  index: number;
  field: Field;
  strength: Strength;
  level: 'property' | 'unit';
  /** The rows that meet it, where that was calculated for all of them. */
  met?: Uint32Array | undefined;
}

/** Every wish over columns; for questions about few rows, which use what is known of all. */
export function compile(criteria: Criteria, columns: CatalogueColumns): CompiledCondition[] {
  return criteria.constraints.map((criterion, index) => {
    const condition = compiled(criterion, index, columns);
    return { ...condition, met: knownMeeting(columns.met[condition.level], wishKey(criterion)) };
  });
}

/** The same for questions about all rows: of each wish that decides who is in the answer the rows that meet it. */
export function compileForAll(criteria: Criteria, columns: CatalogueColumns): CompiledCondition[] {
  return criteria.constraints.map((criterion, index) => {
    const condition = compiled(criterion, index, columns);
    if (!isHard(condition)) return condition;
    const { level, verdict } = condition;
    const rows = level === 'unit' ? columns.unitRows : columns.rows;
    return {
      ...condition,
      met: rowsMeeting(columns.met[level], wishKey(criterion), { verdict, rows }),
    };
  });
}

/** What the rows of a wish are kept by. */
export const wishKey = ({ field, value }: Criterion): string => JSON.stringify([field, value]);

function compiled(
  criterion: Criterion,
  index: number,
  columns: CatalogueColumns,
): CompiledCondition {
  const { field, strength } = criterion;
  const { field: searched, value } = fieldOf(criterion);
  return { ...searched.measures(value, columns), index, field, strength, level: searched.level };
}

export const isMust = ({ strength }: CompiledCondition): boolean => strength === 'must';

/** Wishes that decide who is in the answer. */
export const isHard = ({ strength }: { strength: Strength }): boolean => strength !== 'nice';
