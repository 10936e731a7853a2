/** Keys of session storage: what waits in this tab alone until its visitor has come back, and is gone with it. */
export const IN_TAB = {
  draft: 'manemitra.draft',
  unfinished: 'manemitra.unfinished',
  unsent: 'manemitra.unsent',
  docked: 'manemitra.docked',
  maps: 'manemitra.maps',
};

type Key = (typeof IN_TAB)[keyof typeof IN_TAB];

/** Where storage is forbidden, or too small for it, it has to be typed or asked for again. */
export function keepInTab(key: Key, value: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing waits.
  }
}

/** The stored value as `parse` reads it; undefined for anything else. */
export function waitingInTab<T>(
  key: Key,
  parse: (value: Record<string, unknown>) => T | undefined,
): T | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isRecord(value) ? parse(value) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether anything lies there, of use or not. */
export function isKeptInTab(key: Key): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function forgetInTab(key: Key): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing is kept there.
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
