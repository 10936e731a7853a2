import { isObject, isSame, type Values } from './section-values.ts';

/**
 * Two people edited the same values: what each of them changed, place by place, and one result of both. A list whose
 * entries are the same in all three (by name, number or address) is compared entry by entry; any other list is one
 * place, because joining lists by position would mix entries that have nothing to do with each other.
 */

type Path = readonly (string | number)[];

export interface Difference {
  /** The path as one text, to choose by. */
  id: string;
  path: Path;
  was: unknown;
  mine: unknown;
  theirs: unknown;
  /** Both changed it, and not to the same. */
  isConflict: boolean;
}

export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>;

interface Versions<T> {
  was: T;
  mine: T;
  theirs: T;
}

/** Every place that at least one of the two changed. */
export function differencesOf(values: Versions<Values>): Difference[] {
  return walk(values, []);
}

/**
 * Both edits combined. A field changed by one side takes that value; one changed by both takes the choice, and mine until
 * there is one, so that nothing typed is lost.
 */
export function mergeEdits(values: Versions<Values>, choices: Choices = {}): Values {
  let merged: unknown = values.theirs;
  for (const { id, path, was, mine, isConflict } of differencesOf(values)) {
    const isMine = isConflict ? choices[id] !== 'theirs' : !isSame(was, mine);
    if (isMine) merged = replaced(merged, path, mine);
  }
  return merged as Values;
}

function walk({ was, mine, theirs }: Versions<unknown>, path: Path): Difference[] {
  if (isSame(was, mine) && isSame(was, theirs)) return [];
  const names = commonParts(was, mine, theirs);
  if (names !== undefined) {
    return names.flatMap((name) =>
      walk({ was: part(was, name), mine: part(mine, name), theirs: part(theirs, name) }, [
        ...path,
        name,
      ]),
    );
  }
  const isConflict = !isSame(was, mine) && !isSame(was, theirs) && !isSame(mine, theirs);
  return [{ id: JSON.stringify(path), path, was, mine, theirs, isConflict }];
}

/** The keys by which all three can be compared part by part; undefined if they must be compared as a whole. */
function commonParts(...versions: unknown[]): (string | number)[] | undefined {
  if (versions.every(Array.isArray)) {
    const keys = versions.map((list) => list.map(keyOf));
    const [first] = keys;
    const isComparable =
      first !== undefined &&
      first.length > 0 &&
      first.every((key) => key !== undefined) &&
      new Set(first).size === first.length &&
      keys.every((list) => isSame(list, first));
    return isComparable ? first.map((_, at) => at) : undefined;
  }
  if (!versions.every(isPlain)) return undefined;
  return [...new Set(versions.flatMap((version) => Object.keys(version)))];
}

/** The identity of an entry in a list. */
function keyOf(entry: unknown): unknown {
  if (!isPlain(entry)) return undefined;
  return entry['label'] ?? entry['number'] ?? entry['url'];
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return isObject(value) && !Array.isArray(value);
}

function part(whole: unknown, name: string | number): unknown {
  return (whole as Record<string | number, unknown>)[name];
}

function replaced(whole: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(whole)) {
    return whole.with(Number(name), replaced(whole[Number(name)], rest, value));
  }
  const { [name]: before, ...others } = isPlain(whole) ? whole : {};
  const after = replaced(before, rest, value);
  // A price row that was taken away is away, not there without an amount.
  if (after === undefined) return others;
  return isPlain(whole) && Object.hasOwn(whole, name)
    ? { ...whole, [name]: after }
    : { ...others, [name]: after };
}
