import { SORTS } from '@manemitra/query/criteria';
import { paths } from '#web/paths.ts';
import type { Found } from './conversation.ts';

/** The address of the list of a search. An order chosen for the list that is seen stays unless the search says one. */
export function listOf({ q, isSorted }: Found): string {
  const isList = location.pathname === paths.propertyList();
  const chosen = new URLSearchParams(location.search).get('sort');
  const sort = isList && !isSorted ? SORTS.find((known) => known === chosen) : undefined;
  return paths.propertyList({ q, ...(sort === undefined ? {} : { sort }) });
}
