import { lastUsed, type LastUsed } from '@manemitra/domain/last-used';
import type { Place } from '@manemitra/query/place';

/* What is kept of the ways on foot from projects to stations; `station-walks.ts` works them out. Metres. */

/** What is known of one project within walking distance. */
export interface Nearest {
  /** The shortest way along streets; Infinity where none is known. */
  known: number;
  knownAt: Place | undefined;
  /** The shortest straight line to a station to which no way is known; Infinity where all are. */
  open: number;
  openAt: Place | undefined;
}

export interface KeptWalks {
  /** By the row of a project. */
  nearest: (Nearest | undefined)[];
  /** Rows that have changed since. */
  stale: Set<number>;
}

/** For the stations that were asked for last, the projects within walking distance of them. */
export interface WalkRows {
  byStations: LastUsed<KeptWalks>;
  /** Who is to hear of rows that change. */
  watching: Set<Set<number>>;
}

/** Each is a few megabytes for 100,000 projects. */
const MOST_KEPT = 16;

export function walkRows(): WalkRows {
  const watching = new Set<Set<number>>();
  return { byStations: lastUsed(MOST_KEPT, ({ stale }) => watching.delete(stale)), watching };
}

/** A project has changed, and may have moved. */
export function noteChangedWalk({ watching }: WalkRows, row: number): void {
  for (const stale of watching) stale.add(row);
}
