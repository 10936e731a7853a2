import type { Field } from '../criteria.ts';
import type { Interpretation } from '../interpretation.ts';
import type { Wish } from '../reading.ts';

/** What the sentence before says, as far as a decision depends on it. */
export interface Before {
  /** What it wants: what it refuses is never wanted because a word names its kind. */
  wanted: readonly Wish[];
  fields: ReadonlySet<Field>;
  /** Of each wish with all its members: `${field} ${member}`. */
  members: ReadonlySet<string>;
}

export function beforeOf(previous: Interpretation | undefined): Before | undefined {
  if (previous === undefined) return undefined;
  return {
    wanted: previous.constraints
      .filter(({ strength }) => strength !== 'avoid')
      .map(({ field, value }) => ({ field, value }) as Wish),
    fields: new Set(previous.constraints.map(({ field }) => field)),
    members: new Set(previous.constraints.flatMap((one) => membersOf(one))),
  };
}

/** What a wish is about: one line for each member of its list. */
export function membersOf(wish: Pick<Wish, 'field' | 'value'> | undefined): string[] {
  if (wish === undefined) return [];
  const { field } = wish;
  const value = wish.value as Partial<Record<string, unknown>>;
  const members = value['in'];
  if (Array.isArray(members)) return members.map((member) => `${field} ${String(member)}`);
  const one = value['id'] ?? value['slug'] ?? value['place'] ?? value['line'] ?? value['status'];
  if (typeof one === 'string') return [`${field} ${one}`];
  return value['by'] === undefined ? [field] : [`${field} by`];
}
