/**
 * What a visitor was sending when their session turned out to be over. It waits in this tab alone, holds nothing about a
 * person, and grants nothing.
 */
export interface Unfinished {
  /** The page it belongs to, where it goes on. */
  path: string;
  /** What it asks for, as the page names it, and of which project. */
  what: string;
  projectId: string;
  projectName: string;
  choice: { call: boolean; whatsapp: boolean };
}

const KEY = 'manemitra.unfinished';

export function keepUnfinished(what: Unfinished): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(what));
  } catch {
    // Where storage is forbidden it has to be asked for again.
  }
}

export function unfinished(): Unfinished | undefined {
  try {
    return parseUnfinished(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  } catch {
    return undefined;
  }
}

export function forgetUnfinished(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing is kept there.
  }
}

/** Undefined for whatever else lies there. Only a path of this site is gone to. */
export function parseUnfinished(value: unknown): Unfinished | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { path, what, projectId, projectName, choice } = value as Record<string, unknown>;
  const isText = [path, what, projectId, projectName].every((it) => typeof it === 'string');
  if (!isText || typeof choice !== 'object' || choice === null) return undefined;
  if (!/^\/(?![/\\])/.test(path as string)) return undefined;
  const { call, whatsapp } = choice as Record<string, unknown>;
  return typeof call === 'boolean' && typeof whatsapp === 'boolean'
    ? ({ path, what, projectId, projectName, choice: { call, whatsapp } } as Unfinished)
    : undefined;
}
