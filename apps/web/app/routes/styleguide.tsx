import { data } from 'react-router';
import { styleguideContext } from '#web/api/server-context.ts';
import { StyleguidePage } from '#web/features/styleguide/styleguide-page.tsx';
import type { Route } from './+types/styleguide.ts';

/** For those who build ManeMitra: anywhere else the page does not exist. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(styleguideContext)) throw data(null, { status: 404 });
  return null;
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Styleguide | ManeMitra' }, { name: 'robots', content: 'noindex' }];
}

export default function Styleguide() {
  return <StyleguidePage />;
}
