import { useEffect } from 'react';

/** What is on the screen, for the assistant: "the second one", "these", "it". */
export interface OnScreen {
  kind: 'list' | 'project' | 'compare' | 'other';
  /** Slugs in the order shown. */
  projects: readonly string[];
  /** The home of an open project that its page shows. */
  unitId?: string;
  /** The search of a list. */
  sentence?: string;
}

/** More are on no screen that anybody points at. */
const MOST = 50;
const NOTHING: OnScreen = { kind: 'other', projects: [] };
let now = NOTHING;
/** The home that is seen, and the project it is of. */
let home: { slug: string; unitId: string } | undefined;

export const onScreen = (): OnScreen =>
  now.kind === 'project' && home !== undefined && now.projects[0] === home.slug
    ? { ...now, unitId: home.unitId }
    : now;

/** Says which home of a project its page shows as long as it shows it; undefined where it shows none before others. */
export function useHomeOnScreen(slug: string, unitId: string | undefined): void {
  useEffect(() => {
    if (unitId === undefined) return undefined;
    const mine = { slug, unitId };
    home = mine;
    return () => {
      if (home === mine) home = undefined;
    };
  }, [slug, unitId]);
}

/** Says what a page shows as long as it shows it; null leaves it to another. `slugs` are in the order shown. */
export function useOnScreen(
  kind: OnScreen['kind'] | null,
  slugs: readonly string[],
  sentence?: string,
): void {
  const shown = slugs.slice(0, MOST).join(' ');
  useEffect(() => {
    if (kind === null) return undefined;
    const mine: OnScreen = {
      kind,
      projects: shown === '' ? [] : shown.split(' '),
      ...(sentence === undefined ? {} : { sentence }),
    };
    now = mine;
    return () => {
      if (now === mine) now = NOTHING;
    };
  }, [kind, shown, sentence]);
}
