import { COMPARE_MAX } from '@manemitra/contract/limits';
import { slots, store, stored } from '#web/browser/storage.ts';

/** A project chosen for comparison, as spec 3 stores it; `id` is the project's slug. */
export interface CompareItem {
  id: string;
  imageUrl: string;
}

/** The list as it may be: each project once, no more than three, whatever was left in the storage. */
export function soundList(list: readonly CompareItem[]): CompareItem[] {
  const byId = new Map(list.filter(({ id }) => id.trim() !== '').map((item) => [item.id, item]));
  return [...byId.values()].slice(0, COMPARE_MAX);
}

/** The list with the item, or undefined when it is full (spec 5: at most 3). An item is in it once. */
export function withItem(list: CompareItem[], item: CompareItem): CompareItem[] | undefined {
  if (list.some(({ id }) => id === item.id)) return list;
  return list.length >= COMPARE_MAX ? undefined : [...list, item];
}

export function withoutItem(list: CompareItem[], id: string): CompareItem[] {
  return list.filter((item) => item.id !== id);
}

/** Puts a project on the stored list or takes it off. Answers false when the list was full and nothing changed. */
export function toggleCompared(item: CompareItem): boolean {
  const list = soundList(stored(slots.compareList));
  const next = list.some(({ id }) => id === item.id)
    ? withoutItem(list, item.id)
    : withItem(list, item);
  if (next === undefined) return false;
  storeCompared(next);
  return true;
}

export function storeCompared(list: readonly CompareItem[]): void {
  store(slots.compareList, [...list]);
}
