import type { Criteria, Criterion, Field, Strength } from '@manemitra/query/criteria';
import { fieldOf, isHard } from '../conditions.ts';
import type { CatalogueColumns } from './catalogue-columns.ts';
import { measuresOf } from './condition-measures.ts';
import { YES, type Measures, type Verdict } from './measures.ts';
import { remembered } from './remembered-verdicts.ts';

/** One wish over columns. `index` is its place in the criteria. */
export interface CompiledCondition extends Measures {
  index: number;
  field: Field;
  strength: Strength;
  level: 'property' | 'unit';
  /** Whether a hard wish lets a row pass: what must be is known to be, what is avoided is not known to be. */
  passes: (row: number) => boolean;
}

/** Wishes that compare texts or measure distances are asked last, and only of the rows that are left. */
const COSTLY: readonly Field[] = ['near', 'promoter'];

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
    if (COSTLY.includes(criterion.field)) return compiled(criterion, index, measures);
    const { level } = fieldOf(criterion).field;
    const bytes = remembered(
      columns.verdicts,
      JSON.stringify([criterion.field, criterion.value]),
      measures.verdict,
      level === 'unit' ? columns.unitRows : columns.rows,
    );
    return {
      ...compiled(criterion, index, measures),
      verdict: (row) => bytes[row] as Verdict,
      passes:
        criterion.strength === 'avoid' ? (row) => bytes[row] !== YES : (row) => bytes[row] === YES,
    };
  });
}

function compiled(criterion: Criterion, index: number, measures: Measures): CompiledCondition {
  const { field, strength } = criterion;
  const { verdict } = measures;
  return {
    ...measures,
    index,
    field,
    strength,
    level: fieldOf(criterion).field.level,
    passes: strength === 'avoid' ? (row) => verdict(row) !== YES : (row) => verdict(row) === YES,
  };
}

/** Whether a row meets all hard wishes of one level. */
export function filterOf(
  conditions: readonly CompiledCondition[],
  level: CompiledCondition['level'],
): (row: number) => boolean {
  const filters = conditions
    .filter((condition) => condition.level === level && isHard(condition))
    .sort((a, b) => Number(COSTLY.includes(a.field)) - Number(COSTLY.includes(b.field)))
    .map(({ passes }) => passes);
  const [first, second] = filters;
  if (first === undefined) return () => true;
  if (second === undefined) return first;
  if (filters.length === 2) return (row) => first(row) && second(row);
  return (row) => {
    for (const passes of filters) if (!passes(row)) return false;
    return true;
  };
}

export const isMust = ({ strength }: CompiledCondition): boolean => strength === 'must';
