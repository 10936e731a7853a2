import { partsOf } from '@manemitra/contract/address';
import { TOO_MANY_TO_VIEW } from '@manemitra/contract/limit-texts';
import { VIEW_MULTIPLE_MAX } from '@manemitra/contract/limits';
import { searchProperties } from '@manemitra/contract/wire';
import { SORTS, type Sort } from '@manemitra/query/criteria';

/** What the viewer was asked to show, as its address says it. */
export interface Asked {
  /** Exactly these projects, by id or slug; empty for the results of the sentence. */
  ids: string[];
  q: string;
  sort: Sort | undefined;
  cursor: string | undefined;
  /** By words in texts instead of by understanding the sentence. */
  isTextSearch: boolean;
  /** The id or slug of the project on the screen. */
  project: string | undefined;
}

const { path: SEARCH_PATH } = partsOf(searchProperties);

/**
 * Reads `/dashboard?ids=…` or `?q=…`. `url` is the address of a search as a chat reply gives it (spec 4);
 * what it says counts where the viewer's own address does not say it. No other address is ever asked.
 */
export function readAsked(address: URL): Asked {
  const own = address.searchParams;
  const given = searchIn(own.get('url'));
  const read = (name: string, nameThere = name): string =>
    (own.get(name) ?? given.get(nameThere) ?? '').trim();
  const sort = read('sort');
  return {
    ids: idsIn(read('ids') || (given.get('propertyId') ?? '')),
    q: read('q', 'prompt'),
    sort: SORTS.find((known) => known === sort),
    cursor: read('cursor') || undefined,
    isTextSearch: read('searchType') === 'text',
    project: read('project') || undefined,
  };
}

/** Spec 5: why these cannot be viewed at once; undefined when they can. */
export function tooManyText(ids: readonly string[]): string | undefined {
  return ids.length > VIEW_MULTIPLE_MAX ? TOO_MANY_TO_VIEW : undefined;
}

/** The place of the project on the screen among those found; the first when it is not there. */
export function placeOf(
  stops: readonly { id: string; slug: string }[],
  project: string | null | undefined,
): number {
  return Math.max(
    0,
    stops.findIndex(({ id, slug }) => slug === project || id === project),
  );
}

/** Whether two addresses ask for the same projects, whichever of them, and which part and home of it, is on the screen. */
export function asksTheSame(one: URL, other: URL): boolean {
  return withoutProject(one) === withoutProject(other);
}

function withoutProject(address: URL): string {
  const search = new URLSearchParams(address.search);
  search.delete('project');
  search.delete('part');
  search.delete('home');
  return `${address.pathname}?${search.toString()}`;
}

function idsIn(list: string): string[] {
  const ids = list.split(',').map((id) => id.trim());
  return [...new Set(ids.filter((id) => id !== ''))];
}

function searchIn(href: string | null): URLSearchParams {
  if (href === null || !URL.canParse(href, 'http://own')) return new URLSearchParams();
  const url = new URL(href, 'http://own');
  return url.pathname === SEARCH_PATH ? url.searchParams : new URLSearchParams();
}
