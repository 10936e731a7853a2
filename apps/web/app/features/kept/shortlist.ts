import { NOTE_MAX_LENGTH, SHORTLIST_MAX } from '@manemitra/contract/limits';
import type { Shortlisted } from '#web/browser/kept-entries.ts';
import { slots, store, stored } from '#web/browser/storage.ts';

/** The list with the project in front; undefined when it is full. */
export function withShortlisted(
  list: readonly Shortlisted[],
  project: Shortlisted,
): Shortlisted[] | undefined {
  const rest = list.filter(({ slug }) => slug !== project.slug);
  return rest.length >= SHORTLIST_MAX ? undefined : [project, ...rest];
}

/** Puts a project on the shortlist, with the search that found it. Returns false if there is no room. */
export function keepProject(project: { slug: string; name: string }): boolean {
  const entry = {
    ...project,
    note: '',
    keptAt: new Date().toISOString(),
    foundBy: stored(slots.search) ?? '',
  };
  const next = withShortlisted(stored(slots.shortlist), entry);
  if (next !== undefined) store(slots.shortlist, next);
  return next !== undefined;
}

/** Takes a project off; the returned function puts it back, its note with it. */
export function dropProject(slug: string): () => void {
  const list = stored(slots.shortlist);
  const at = list.findIndex((entry) => entry.slug === slug);
  const gone = list[at];
  const rest = list.filter((entry) => entry.slug !== slug);
  store(slots.shortlist, rest);
  return () => {
    const now = stored(slots.shortlist);
    if (gone === undefined || now.some((entry) => entry.slug === slug)) return;
    store(slots.shortlist, now.toSpliced(at, 0, gone));
  };
}

export function writeNote(slug: string, note: string): void {
  store(
    slots.shortlist,
    stored(slots.shortlist).map((entry) =>
      entry.slug === slug ? { ...entry, note: note.slice(0, NOTE_MAX_LENGTH) } : entry,
    ),
  );
}
