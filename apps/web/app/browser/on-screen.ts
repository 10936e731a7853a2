import { useEffect } from 'react';

/** What the buyer looks at, for the assistant: "the second one", "these", "it". */
export interface OnScreen {
  kind: 'list' | 'project' | 'compare' | 'other';
  /** Slugs in the order shown. */
  projects: readonly string[];
  /** The search of a list. */
  sentence?: string;
}

/** More are on no screen that anybody points at. */
const MOST = 50;
const NOTHING: OnScreen = { kind: 'other', projects: [] };
let now = NOTHING;

export const onScreen = (): OnScreen => now;

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
