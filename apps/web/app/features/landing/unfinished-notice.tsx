import { lazy, Suspense, useSyncExternalStore } from 'react';
import { waitingDraft } from '#web/browser/draft.ts';
import { unfinished } from '#web/browser/unfinished.ts';

// Hardly anybody needs them, so they do not come with the first page.
const UnfinishedAsk = lazy(async () => ({
  default: (await import('#web/features/leads/public.ts')).UnfinishedAsk,
}));
const KeptDraft = lazy(async () => ({ default: (await import('./kept-draft.tsx')).KeptDraft }));

const never = () => () => undefined;
const isWaiting = () => unfinished() !== undefined;
const isDrafted = () => waitingDraft() !== undefined;

/** What a visitor whose session was over could not send, or staff could not save; nothing for everybody else. */
export function UnfinishedNotice() {
  const has = useSyncExternalStore(never, isWaiting, () => false);
  const hasDraft = useSyncExternalStore(never, isDrafted, () => false);
  const waiting = has ? unfinished() : undefined;
  return (
    <Suspense>
      {waiting !== undefined && <UnfinishedAsk of={waiting} />}
      {hasDraft && <KeptDraft />}
    </Suspense>
  );
}
