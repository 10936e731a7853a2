import { Suspense } from 'react';
import { IN_TAB, isKeptInTab } from '#web/browser/in-tab.ts';
import { useInBrowser } from '#web/browser/use-in-browser.ts';
import { late } from '#web/ui/late.ts';

// Hardly anybody needs it, so it does not come with the first page.
const WaitingNotice = late(async () => {
  const { WaitingNotice: Notice } = await import('./waiting-notice.tsx');
  return { default: Notice };
});

const isSomethingKept = () => Object.values(IN_TAB).some(isKeptInTab);

/** The place of what a session that was over left undone; nothing for almost everybody. */
export function UnfinishedNotice() {
  const has = useInBrowser(isSomethingKept, false);
  return (
    has && (
      <Suspense>
        <WaitingNotice />
      </Suspense>
    )
  );
}
