/** What was asked for last. */
export interface LastUsed<Value> {
  get: (key: string) => Value | undefined;
  /** Without a size each counts as one. */
  put: (key: string, value: Value, size?: number) => void;
  drop: (key: string) => void;
  clear: () => void;
}

/** Keeps as many values as fit, by their sizes together; `onGone` hears of each that is kept no longer. */
export function lastUsed<Value>(most: number, onGone?: (value: Value) => void): LastUsed<Value> {
  // A map remembers in which order its keys came: the first is the one that was not asked for longest.
  const kept = new Map<string, { value: Value; size: number }>();
  let held = 0;
  const drop = (key: string) => {
    const entry = kept.get(key);
    if (entry === undefined) return;
    kept.delete(key);
    held -= entry.size;
    onGone?.(entry.value);
  };
  return {
    get(key) {
      const entry = kept.get(key);
      if (entry === undefined) return undefined;
      kept.delete(key);
      kept.set(key, entry);
      return entry.value;
    },
    put(key, value, size = 1) {
      drop(key);
      kept.set(key, { value, size });
      held += size;
      for (const oldest of kept.keys()) {
        if (held <= most) break;
        drop(oldest);
      }
    },
    drop,
    clear() {
      for (const key of kept.keys()) drop(key);
    },
  };
}
