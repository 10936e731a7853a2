import type { Criteria, Criterion, Field, Strength } from '@manemitra/query/criteria';
import { fieldOf } from '../fields.ts';
import type { CatalogueColumns } from './catalogue-columns.ts';
import type { Measures } from './measures.ts';
import { reckonedOnce, remembered } from './remembered-verdicts.ts';

/** One wish over columns. `index` is its place in the criteria. */
export interface CompiledCondition extends Measures {
  index: number;
  field: Field;
  strength: Strength;
  level: 'property' | 'unit';
  /** Verdicts that are known already, by row. */
  known?: Int8Array;
}

/** Every wish over columns; for questions about few rows. */
export function compile(criteria: Criteria, columns: CatalogueColumns): CompiledCondition[] {
  return criteria.constraints.map((criterion, index) =>
    compiled(criterion, index, measuresOf(criterion, columns)),
  );
}

/** The same for questions about all rows, which many searches share. */
export function compileForAll(criteria: Criteria, columns: CatalogueColumns): CompiledCondition[] {
  return criteria.constraints.map((criterion, index) => {
    const measures = measuresOf(criterion, columns);
    const { level } = fieldOf(criterion).field;
    const known = remembered(
      columns.verdicts[level],
      JSON.stringify([criterion.field, criterion.value]),
      level === 'unit' ? columns.unitRows : columns.rows,
    );
    const verdict = reckonedOnce(measures.verdict, known);
    return { ...compiled(criterion, index, { ...measures, verdict }), known };
  });
}

function compiled(criterion: Criterion, index: number, measures: Measures): CompiledCondition {
  const { field, strength } = criterion;
  return { ...measures, index, field, strength, level: fieldOf(criterion).field.level };
}

export const isMust = ({ strength }: CompiledCondition): boolean => strength === 'must';

/** Wishes that decide who is in the answer. */
export const isHard = ({ strength }: { strength: Strength }): boolean => strength !== 'nice';

function measuresOf(criterion: Criterion, columns: CatalogueColumns): Measures {
  const { field, value } = fieldOf(criterion);
  return field.measures(value, columns);
}
