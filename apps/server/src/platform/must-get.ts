/** What a map holds under a key that it cannot lack. Throws where it does: written with a stand-in, the loss would stay unseen. */
export function mustGet<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`"${String(key)}" was lost on the way.`);
  return value;
}
