import { VIEWED_MAX } from '@manemitra/contract/limits';
import type { Viewed } from '#web/browser/kept-entries.ts';
import { slots, store, stored } from '#web/browser/storage.ts';

/** The last twenty projects that were looked at, each once, the newest first. */
export function withViewed(list: readonly Viewed[], project: Viewed): Viewed[] {
  return [project, ...list.filter(({ slug }) => slug !== project.slug)].slice(0, VIEWED_MAX);
}

/** Notes that a project is being looked at. */
export function noteViewed(project: Omit<Viewed, 'seenAt'>): void {
  const entry = { ...project, seenAt: new Date().toISOString() };
  store(slots.viewed, withViewed(stored(slots.viewed), entry));
}
