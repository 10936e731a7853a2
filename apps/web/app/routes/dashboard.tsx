import { redirect } from 'react-router';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/dashboard.ts';

/** A sentence goes to its results; without one there is nothing to view yet, so home. */
export function loader({ url }: Route.LoaderArgs) {
  const q = url.searchParams.get('q') ?? '';
  return redirect(q === '' ? paths.home() : paths.propertyList({ q }));
}
