import { redirect } from 'react-router';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/modify-component.ts';

/** The editor's older address (spec 2): leads to the project's editor among the staff screens, else to their list. */
export function loader({ url }: Route.LoaderArgs) {
  const id = (url.searchParams.get('id') ?? '').trim();
  throw redirect(
    paths.staff(id === '' ? 'show-property-list' : `modify-component/${encodeURIComponent(id)}`),
  );
}
