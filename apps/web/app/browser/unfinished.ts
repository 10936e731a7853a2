import { forgetInTab, IN_TAB, isRecord, keepInTab, waitingInTab } from './in-tab.ts';
import { pathHere } from './path-here.ts';

/**
 * What a visitor was sending when their session ended. It is stored in this tab only, holds nothing about a person, and
 * grants nothing.
 */
export interface Unfinished {
  /** The page on which it will be continued. */
  path: string;
  /** The request, by the page's name for it, and its project. */
  what: string;
  projectId: string;
  projectName: string;
  choice: { call: boolean; whatsapp: boolean; search: boolean };
}

export const keepUnfinished = (what: Unfinished): void => keepInTab(IN_TAB.unfinished, what);

export const forgetUnfinished = (): void => forgetInTab(IN_TAB.unfinished);

export function unfinished(): Unfinished | undefined {
  return waitingInTab(
    IN_TAB.unfinished,
    ({ path: keptPath, what, projectId, projectName, choice }) => {
      const path = pathHere(keptPath);
      if (path === undefined || typeof what !== 'string') return undefined;
      if (typeof projectId !== 'string' || typeof projectName !== 'string') return undefined;
      if (!isRecord(choice)) return undefined;
      const { call, whatsapp, search } = choice;
      if (typeof call !== 'boolean' || typeof whatsapp !== 'boolean') return undefined;
      return {
        path,
        what,
        projectId,
        projectName,
        choice: { call, whatsapp, search: search === true },
      };
    },
  );
}
