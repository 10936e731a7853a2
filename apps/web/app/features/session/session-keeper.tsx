import { useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';
import { isKnown } from '#web/api/session-start.ts';
import type { PageSession } from './keep-session.ts';

/** Brings what this browser keeps of its visitor in line with the server, on each page that is loaded. Draws nothing. */
export function SessionKeeper() {
  const account = useRouteLoaderData<PageSession>('root')?.account;
  useEffect(() => {
    // Almost always they agree, so what asks the server comes only where they do not.
    if (account === undefined || isKnown(account)) return;
    void import('./keep-session.ts').then(
      ({ keepSession }) => keepSession(account),
      // It could not be fetched: the next page tries again.
      () => undefined,
    );
  }, [account]);
  return null;
}
