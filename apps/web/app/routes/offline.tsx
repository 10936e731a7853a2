import { OfflinePage } from '#web/features/offline/offline-page.tsx';
import type { Route } from './+types/offline.ts';

export function meta(): Route.MetaDescriptors {
  return [{ title: 'You are offline | ManeMitra' }, { name: 'robots', content: 'noindex' }];
}

export default function Offline() {
  return <OfflinePage />;
}
