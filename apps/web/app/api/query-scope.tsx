import { QUERY_STALE_MS } from '@manemitra/contract/limits';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

const newClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: QUERY_STALE_MS, refetchOnWindowFocus: false } },
  });

/** One cache for the visit, so that a list is still there on the way back from a project. */
let visit: QueryClient | undefined;

/**
 * Gives its children the query cache. It wraps only the parts that use a cache, so that the first page does not carry the
 * library. Every page rendered on the server has its own cache.
 */
export function QueryScope({ children }: { children: ReactNode }) {
  const [client] = useState(() =>
    typeof document === 'undefined' ? newClient() : (visit ??= newClient()),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
