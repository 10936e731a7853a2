import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '@manemitra/contract/limits';

/** The filters and sorts of a list: null means a filter of any text. */
export interface ListShape<
  Sort extends string,
  Filters extends Record<string, readonly string[] | null>,
> {
  sorts: readonly Sort[];
  filters: Filters;
}

export interface ListState<
  Sort extends string = string,
  Filters extends Record<string, readonly string[] | null> = Record<string, readonly string[]>,
> {
  /** From 1 (spec 9). */
  page: number;
  pageSize: number;
  search: string;
  sort: Sort | undefined;
  filters: { [F in keyof Filters]?: Filters[F] extends readonly (infer V)[] ? V : string };
}

/** The part of a list's state that every screen needs, whatever its sorts and filters. */
export interface AnyListState {
  page: number;
  pageSize: number;
  search: string;
  sort: string | undefined;
  filters: Readonly<Record<string, string | undefined>>;
}

const SEARCH_MAX_LENGTH = 100;

/** The state of a list from its address; invalid parts are ignored. */
export function readListState<
  Sort extends string,
  const Filters extends Record<string, readonly string[] | null>,
>(params: URLSearchParams, shape: ListShape<Sort, Filters>): ListState<Sort, Filters> {
  const sort = params.get('sort');
  const filters = Object.entries(shape.filters).flatMap(([name, allowed]) => {
    const value = (params.get(name) ?? '').trim();
    const isKnown = allowed === null ? value !== '' : allowed.includes(value);
    return isKnown ? [[name, value] as const] : [];
  });
  return {
    page: wholeIn(params.get('page'), 1, 100_000) ?? 1,
    pageSize: wholeIn(params.get('pageSize'), 1, PAGE_SIZE_MAX) ?? PAGE_SIZE_DEFAULT,
    search: (params.get('search') ?? '').trim().slice(0, SEARCH_MAX_LENGTH),
    sort: shape.sorts.find((known) => known === sort),
    filters: Object.fromEntries(filters) as ListState<Sort, Filters>['filters'],
  };
}

/** The list's own part of an address, without defaults. */
export function listParams(state: AnyListState): Record<string, string | undefined> {
  return {
    search: state.search,
    ...state.filters,
    sort: state.sort,
    pageSize: state.pageSize === PAGE_SIZE_DEFAULT ? undefined : String(state.pageSize),
    page: state.page === 1 ? undefined : String(state.page),
  };
}

/**
 * The query of an address after a change to its list. Other parameters stay; every change except of the page starts at the
 * first page again.
 */
export function changedQuery(
  params: URLSearchParams,
  state: AnyListState,
  change: Partial<AnyListState>,
): string {
  const next = { ...state, page: 1, ...change };
  const kept = new URLSearchParams(params);
  const own = listParams(next);
  for (const name of Object.keys(state.filters)) kept.delete(name);
  for (const name of ['search', 'sort', 'page', 'pageSize']) kept.delete(name);
  for (const [name, value] of Object.entries(own)) {
    if (value !== undefined && value !== '') kept.set(name, value);
    else kept.delete(name);
  }
  const query = kept.toString();
  return query === '' ? '?' : `?${query}`;
}

export function isNarrowed({ search, filters }: AnyListState): boolean {
  return search !== '' || Object.values(filters).some((value) => value !== undefined);
}

function wholeIn(text: string | null, least: number, most: number): number | undefined {
  if (text === null || !/^\d{1,9}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= least && value <= most ? value : undefined;
}
