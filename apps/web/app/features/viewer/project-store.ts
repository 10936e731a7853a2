import { QUERY_STALE_MS } from '@manemitra/contract/limits';
import type { PropertyDetail } from '@manemitra/contract/properties';

export interface Kept {
  detail: PropertyDetail | undefined;
  error: unknown;
  isFetching: boolean;
}

const NOTHING: Kept = { detail: undefined, error: null, isFetching: false };

/**
 * The projects of a visit to the viewer, each asked for once and kept for five minutes (spec 9). It does for one
 * question what the query library does for all; the library alone would take the page over its 180 kB.
 */
export function createProjectStore(
  ask: (slug: string) => Promise<PropertyDetail>,
  now: () => number = Date.now,
) {
  const kept = new Map<string, Kept>();
  const keptAt = new Map<string, number>();
  const listeners = new Set<() => void>();
  const keep = (slug: string, change: Partial<Kept>): void => {
    kept.set(slug, { ...look(slug), ...change });
    for (const tell of listeners) tell();
  };
  const look = (slug: string): Kept => kept.get(slug) ?? NOTHING;

  return {
    look,
    watch: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Requests a project unless it is on its way or fresh enough. Never rejects: `look` gives the result. */
    async fetch(slug: string): Promise<void> {
      const { isFetching, detail } = look(slug);
      const isFresh = now() - (keptAt.get(slug) ?? -Infinity) < QUERY_STALE_MS;
      if (isFetching || (detail !== undefined && isFresh)) return;
      keep(slug, { isFetching: true });
      try {
        const answer = await ask(slug);
        keptAt.set(slug, now());
        keep(slug, { detail: answer, error: null, isFetching: false });
      } catch (error) {
        keep(slug, { error, isFetching: false });
      }
    },
  };
}
