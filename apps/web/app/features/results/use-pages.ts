import { SCROLL_DEBOUNCE_MS, SCROLL_TRIGGER_PX } from '@manemitra/contract/limits';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { follow } from '#web/api/http-client.ts';
import { isNearBottom } from './paging.ts';
import type { ListAnswer } from './search.ts';

/** A list that was left is kept for as long. */
const KEPT_MS = 60 * 60 * 1000;

/**
 * The list as far as it was loaded: the page the server rendered, then the pages its `nextPage` leads to,
 * fetched when the reader comes near the end.
 */
export function usePages(address: string, first: ListAnswer) {
  const query = useInfiniteQuery({
    // A first page that changed since is another list.
    queryKey: ['results', address, first.pagination.nextPage, first.properties.map(({ id }) => id)],
    queryFn: ({ pageParam }) =>
      pageParam === null ? Promise.resolve(first) : follow<ListAnswer>('GET', pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.pagination.nextPage,
    initialData: { pages: [first], pageParams: [null] },
    // Pages that were read stay as they are, or the list would move under the reader.
    staleTime: Infinity,
    // They are still there after a long look at a project.
    gcTime: KEPT_MS,
    // A reader who waits at the end of the list is told soon.
    retry: 1,
  });

  const { fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const canLoad = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (!canLoad) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const { scrollHeight } = document.documentElement;
        const { scrollY, innerHeight } = window;
        if (isNearBottom({ scrollY, innerHeight, scrollHeight }, SCROLL_TRIGGER_PX)) {
          void fetchNextPage();
        }
      }, SCROLL_DEBOUNCE_MS);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', look);
    };
  }, [canLoad, fetchNextPage]);

  return query;
}
