import { VIEW_MULTIPLE_MAX } from '@manemitra/contract/limits';
import { useSyncExternalStore } from 'react';

/** A project chosen on the list to be viewed together with others. */
export interface Chosen {
  slug: string;
  name: string;
}

/** The choice with or without the project; undefined when there is no room for it (spec 5: at most 10). */
export function withToggled(chosen: readonly Chosen[], project: Chosen): Chosen[] | undefined {
  const without = chosen.filter(({ slug }) => slug !== project.slug);
  if (without.length < chosen.length) return without;
  return chosen.length >= VIEW_MULTIPLE_MAX ? undefined : [...chosen, project];
}

// Lives as long as the visit: it survives a look at a project, and asks nothing of the browser's storage.
let current: readonly Chosen[] = [];
/** Somebody wanted to view what is chosen before anything was. */
let isAsked = false;
const none: readonly Chosen[] = [];
const watchers = new Set<() => void>();

function set(next: readonly Chosen[]): void {
  current = next;
  for (const notify of watchers) notify();
}

/** Chooses a project or lets it go. Answers false when ten are chosen already and nothing changed. */
export function toggleChosen(project: Chosen): boolean {
  const next = withToggled(current, project);
  if (next !== undefined) set(next);
  return next !== undefined;
}

export function clearChosen(): void {
  isAsked = false;
  set(none);
}

/** Shows on each card where it is chosen. */
export function askToChoose(): void {
  isAsked = true;
  set(current.slice());
}

export function useChosen(): readonly Chosen[] {
  return useSyncExternalStore(
    watch,
    () => current,
    () => none,
  );
}

/** Whether cards are being chosen, so that each shows its box. */
export function useIsChoosing(): boolean {
  return useSyncExternalStore(
    watch,
    () => isAsked || current.length > 0,
    () => false,
  );
}

function watch(notify: () => void): () => void {
  watchers.add(notify);
  return () => watchers.delete(notify);
}
