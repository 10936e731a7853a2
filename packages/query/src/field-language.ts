import type { Field, FieldValues } from './criteria.ts';
import type { NameIndex } from './name-index.ts';
import type { Reader } from './reading.ts';

/** How one field is read, said and labelled: everything the language knows of it. */
export interface FieldLanguage<F extends Field> {
  field: F;
  /** Readers of this field's wishes; each is tried at every token. */
  readers: readonly Reader[];
  /** The canonical English for a value, as it stands after "preferably" or "not". */
  say: (value: FieldValues[F], names: NameIndex) => string;
  /** For a chip: short, starting with a capital letter. */
  label: (value: FieldValues[F], names: NameIndex) => string;
}

/** `['a', 'b', 'c']` -> `a, b or c`. */
export function orList(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`;
}
