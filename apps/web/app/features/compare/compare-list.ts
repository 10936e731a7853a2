import { COMPARE_MAX } from '@manemitra/contract/limits';
import { type Compared, slots, store, stored } from '#web/browser/storage.ts';

/** The list as it may be: each project once, no more than three, whatever was left in the storage. */
export function soundList(list: readonly Compared[]): Compared[] {
  const byId = new Map(list.filter(({ id }) => id.trim() !== '').map((item) => [item.id, item]));
  return [...byId.values()].slice(0, COMPARE_MAX);
}

/** The list with the item, or undefined when it is full (spec 5: at most 3). An item is in it once. */
export function withItem(list: Compared[], item: Compared): Compared[] | undefined {
  if (list.some(({ id }) => id === item.id)) return list;
  return list.length >= COMPARE_MAX ? undefined : [...list, item];
}

export function withoutItem(list: Compared[], id: string): Compared[] {
  return list.filter((item) => item.id !== id);
}

/** Puts a project on the stored list or takes it off. Answers false when the list was full and nothing changed. */
export function toggleCompared(item: Compared): boolean {
  const list = soundList(stored(slots.compareList));
  const next = list.some(({ id }) => id === item.id)
    ? withoutItem(list, item.id)
    : withItem(list, item);
  if (next === undefined) return false;
  storeCompared(next);
  return true;
}

export function storeCompared(list: readonly Compared[]): void {
  store(slots.compareList, [...list]);
}
