import { createContext, useContext } from 'react';
import { useLocation } from 'react-router';
import { isRecord } from './in-tab.ts';

/** The search that found the projects of a list, for the links to them. */
export const FoundBy = createContext<string | undefined>(undefined);

/**
 * What a link to a project carries along: the search of its list, which the project's page then goes by, whatever is searched
 * elsewhere meanwhile. It stands in the entry of the history and not in the address, which a buyer may send to others.
 */
export function useFoundBy(): { foundBy: string } | undefined {
  const sentence = useContext(FoundBy);
  return sentence === undefined ? undefined : { foundBy: sentence };
}

/** What this entry of the history carries, for links and moves within the same project. */
export function useCarried(): unknown {
  return useLocation().state;
}

/** The search of the list from which this page was opened. */
export function useSearchOfVisit(): string | undefined {
  const state = useCarried();
  const sentence = isRecord(state) ? state['foundBy'] : undefined;
  return typeof sentence === 'string' ? sentence : undefined;
}
