import type { VisitEvent } from '@manemitra/contract/events';
import { EVENT_TEXT_MAX_LENGTH } from '@manemitra/contract/limits';

/** The part of an address that says what is looked at. */
export interface Address {
  pathname: string;
  search: string;
}

const VIEWER = '/dashboard';
const RESULTS = new Set([VIEWER, '/dashboard/property-list']);

/**
 * The events to count when a visitor goes from one address of the site to another; `previous` is undefined on the first
 * page. A project is counted with the sentence that led to it: from this address, the one before, or `lastSearch`.
 */
export function visitEvents(
  previous: Address | undefined,
  current: Address,
  lastSearch: string | null,
): VisitEvent[] {
  const isNewPage = previous?.pathname !== current.pathname;
  const query = searchedFor(current);
  const events: VisitEvent[] = [];
  if (isNewPage) events.push({ name: 'Page View', path: short(current.pathname) });
  if (isNewPage && current.pathname === '/') events.push({ name: 'Landing Page Launch' });
  // Turning a page, sorting and swiping through projects keep the sentence: they are no new search.
  if (query !== '' && (previous === undefined || searchedFor(previous) !== query)) {
    events.push({ name: 'Search Performed', query: short(query) });
  }
  if (isNewPage && showsProject(current)) {
    const leading = query || (previous && searchedFor(previous)) || lastSearch;
    events.push({ name: 'Property Details Launch', chatText: short(leading ?? '') });
  }
  return events;
}

const searchedFor = ({ pathname, search }: Address): string =>
  RESULTS.has(pathname) ? (new URLSearchParams(search).get('q') ?? '').trim() : '';

function showsProject({ pathname }: Address): boolean {
  return pathname === VIEWER || pathname.startsWith('/projects/');
}

const short = (text: string): string => text.slice(0, EVENT_TEXT_MAX_LENGTH);
