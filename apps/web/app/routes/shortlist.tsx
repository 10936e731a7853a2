import { QueryScope } from '#web/api/query-scope.tsx';
import { KeptPage } from '#web/features/kept/kept-page.tsx';
import type { Route } from './+types/shortlist.ts';

export function meta(): Route.MetaDescriptors {
  return [
    { title: 'Your shortlist | ManeMitra' },
    { name: 'description', content: 'The projects and searches that you keep.' },
    // It shows what is kept in the reader's own browser.
    { name: 'robots', content: 'noindex' },
  ];
}

export default function Shortlist() {
  return (
    <QueryScope>
      <KeptPage />
    </QueryScope>
  );
}
