import { data } from 'react-router';
import { UnauthorizedPage } from '#web/features/information/unauthorized-page.tsx';
import type { Route } from './+types/unauthorized.ts';

export function loader() {
  return data(null, { status: 403 });
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Not for this account | ManeMitra' }, { name: 'robots', content: 'noindex' }];
}

export default function Unauthorized() {
  return <UnauthorizedPage />;
}
