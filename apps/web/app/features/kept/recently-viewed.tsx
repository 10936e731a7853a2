import { Suspense } from 'react';
import { slots } from '#web/browser/storage.ts';
import { useStored } from '#web/browser/use-stored.ts';
import { late } from '#web/ui/late.ts';

// Whoever comes for the first time has looked at nothing, so it does not come with the first page.
const ViewedRow = late(async () => {
  const { ViewedRow: Row } = await import('./viewed-row.tsx');
  return { default: Row };
});

/** The place of the projects that were looked at last; nothing while there are none. */
export function RecentlyViewed() {
  const [viewed] = useStored(slots.viewed);
  return (
    viewed.length > 0 && (
      <Suspense>
        <ViewedRow />
      </Suspense>
    )
  );
}
