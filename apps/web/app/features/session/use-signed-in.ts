import { useRouteLoaderData } from 'react-router';
import { storedUser } from '#web/api/session-start.ts';
import { slots } from '#web/browser/storage.ts';
import { useStored } from '#web/browser/use-stored.ts';
import type { PageSession } from './keep-session.ts';

/** Who is signed in, or null; until hydration, the visitor for whom the server rendered the page. */
export function useSignedIn(): { name: string } | null {
  const account = useRouteLoaderData<PageSession>('root')?.account;
  const rendered = account ? storedUser(account) : null;
  return useStored(slots.user, rendered)[0];
}
