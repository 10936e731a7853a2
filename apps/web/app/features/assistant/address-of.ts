import { SORTS } from '@manemitra/query/criteria';
import { paths } from '#web/paths.ts';
import type { LeadsTo } from './conversation.ts';

/** The address that an answer leads to. An order chosen for the list that is seen stays unless the search says one. */
export function addressOf(to: LeadsTo): string {
  if ('href' in to) return to.href;
  const { q, isSorted } = to;
  const isList = location.pathname === paths.propertyList();
  const chosen = new URLSearchParams(location.search).get('sort');
  const sort = isList && !isSorted ? SORTS.find((known) => known === chosen) : undefined;
  return paths.propertyList({ q, ...(sort === undefined ? {} : { sort }) });
}
