import { QueryScope } from '#web/api/query-scope.tsx';
import { KeptPage } from '#web/features/kept/kept-page.tsx';
import { CardActions } from '#web/features/results/card-actions.tsx';
import { FootBars } from '#web/features/results/foot-bars.tsx';
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
      <KeptPage CardActions={CardActions} footBars={<FootBars />} />
    </QueryScope>
  );
}
