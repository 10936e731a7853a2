import { useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';
import { keepSession, type PageSession } from './keep-session.ts';

/** Brings what this browser keeps of its visitor in line with the server, on each page that is loaded. Draws nothing. */
export function SessionKeeper() {
  const account = useRouteLoaderData<PageSession>('root')?.account;
  useEffect(() => {
    void keepSession(account);
  }, [account]);
  return null;
}
