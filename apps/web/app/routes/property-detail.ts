import { redirect } from 'react-router';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/property-detail.ts';

/** An older address of a project: leads to the one of today, by its slug or id; without either, to the list. */
export function loader({ url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const asked = (searchParams.get('slug') ?? searchParams.get('id') ?? '').trim();
  throw redirect(asked === '' ? paths.propertyList() : paths.project(asked));
}
