/** Values that were asked for last, as many as fit into so many bytes. */
export interface LastUsed<Value> {
  get: (key: string) => Value | undefined;
  put: (key: string, value: Value, bytes: number) => void;
  drop: (key: string) => void;
  clear: () => void;
}

export function lastUsed<Value>(maxBytes: number): LastUsed<Value> {
  // A map remembers in which order its keys came: the first is the one that was not asked for longest.
  const kept = new Map<string, { value: Value; bytes: number }>();
  let held = 0;
  const drop = (key: string) => {
    held -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  };
  return {
    get(key) {
      const entry = kept.get(key);
      if (entry === undefined) return undefined;
      kept.delete(key);
      kept.set(key, entry);
      return entry.value;
    },
    put(key, value, bytes) {
      drop(key);
      kept.set(key, { value, bytes });
      held += bytes;
      for (const oldest of kept.keys()) {
        if (held <= maxBytes) break;
        drop(oldest);
      }
    },
    drop,
    clear() {
      kept.clear();
      held = 0;
    },
  };
}
