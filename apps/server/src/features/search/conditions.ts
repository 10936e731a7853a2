import type { Criteria, Criterion, Field, Strength } from '@manemitra/query/criteria';
import { sql } from 'kysely';
import { searchFields } from './fields.ts';
import type { Expression, SearchField } from './search-field.ts';

/** One wish as SQL. `index` is its place in the criteria. */
export interface Condition {
  index: number;
  field: Field;
  strength: Strength;
  level: 'property' | 'unit';
  /** True, false, or null for unknown. */
  verdict: Expression<boolean | null>;
  isTrue: Expression<boolean | null>;
  figure: Expression<number | null> | undefined;
  closeness: Expression<number | null> | undefined;
  gap: Expression<number | null> | undefined;
}

export function conditionsOf(criteria: Criteria): Condition[] {
  return criteria.constraints.map((criterion, index) => {
    const { field, value } = fieldOf(criterion);
    return {
      index,
      field: criterion.field,
      strength: criterion.strength,
      level: field.level,
      verdict: field.verdict(value),
      isTrue: field.isTrue?.(value) ?? field.verdict(value),
      figure: field.figure?.(value),
      closeness: field.closeness?.(value),
      gap: field.gap?.(value),
    };
  });
}

/** A criterion's field and value with types that belong together. */
export function fieldOf(criterion: Criterion): { field: SearchField<Field>; value: never } {
  return {
    field: searchFields[criterion.field] as unknown as SearchField<Field>,
    value: criterion.value as never,
  };
}

/** Wishes that decide who is in the answer. */
export function isHard({ strength }: { strength: Strength }): boolean {
  return strength !== 'nice';
}

/**
 * Whether a hard wish lets a project pass; never null. What must be, must be known to be; what is to be
 * avoided only excludes where it is known.
 */
export function passes({ strength, verdict }: Condition): Expression<boolean> {
  return strength === 'avoid' ? sql`(${verdict}) is not true` : sql`(${verdict}) is true`;
}

/** The same as a filter, where null lets nothing through either: so that an index can answer it. */
export function filterOf(condition: Condition): Expression<boolean> {
  return condition.strength === 'avoid' ? passes(condition) : sql`(${condition.isTrue})`;
}

export function allOf(expressions: readonly Expression<boolean>[]): Expression<boolean> {
  return expressions.length === 0 ? sql`true` : sql`(${sql.join([...expressions], sql` and `)})`;
}
