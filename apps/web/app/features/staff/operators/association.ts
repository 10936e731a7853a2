/** Ticked and unticked projects, relative to the server's set; kept while paging, and when others save. */
export interface Changes {
  added: ReadonlySet<number>;
  removed: ReadonlySet<number>;
}

export const noChanges: Changes = { added: new Set(), removed: new Set() };

/** The changes after some rows were ticked or unticked; setting the current state is no change. */
export function withRows(
  changes: Changes,
  given: readonly number[],
  ids: readonly number[],
  isChosen: boolean,
): Changes {
  const had = new Set(given);
  const added = new Set(changes.added);
  const removed = new Set(changes.removed);
  for (const id of ids) {
    added.delete(id);
    removed.delete(id);
    if (isChosen && !had.has(id)) added.add(id);
    if (!isChosen && had.has(id)) removed.add(id);
  }
  return { added, removed };
}

/** The whole set after the changes. */
export function applied(given: readonly number[], { added, removed }: Changes): number[] {
  return [...new Set([...given, ...added])].filter((id) => !removed.has(id));
}

/** The changes as JSON; undefined while there are none. */
export function keptChanges({ added, removed }: Changes): object | undefined {
  return added.size + removed.size === 0 ? undefined : { added: [...added], removed: [...removed] };
}

/** The stored changes; none if they cannot be read. */
export function parseChanges(kept: unknown): Changes {
  if (typeof kept !== 'object' || kept === null) return noChanges;
  const { added, removed } = kept as Record<string, unknown>;
  return { added: idsIn(added), removed: idsIn(removed) };
}

const idsIn = (list: unknown): ReadonlySet<number> =>
  new Set(Array.isArray(list) ? list.filter((id): id is number => Number.isSafeInteger(id)) : []);
