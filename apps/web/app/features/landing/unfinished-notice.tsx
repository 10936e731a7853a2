import { lazy, Suspense, useSyncExternalStore } from 'react';
import { unfinished } from '#web/browser/unfinished.ts';

// Hardly anybody needs it, so it does not come with the first page.
const UnfinishedAsk = lazy(async () => ({
  default: (await import('#web/features/leads/public.ts')).UnfinishedAsk,
}));

const never = () => () => undefined;
const isWaiting = () => unfinished() !== undefined;

/** What a visitor whose session was over could not send; nothing for everybody else. */
export function UnfinishedNotice() {
  const has = useSyncExternalStore(never, isWaiting, () => false);
  const waiting = has ? unfinished() : undefined;
  if (waiting === undefined) return null;
  return (
    <Suspense>
      <UnfinishedAsk of={waiting} />
    </Suspense>
  );
}
