import { type ComponentProps, Suspense } from 'react';
import { late } from './late.ts';
import type { Tip } from './tip.tsx';

const Loaded = late(async () => {
  const { Tip: tip } = await import('./tip.tsx');
  return { default: tip };
});

/** A tip whose code comes when it is first shown. */
export function LazyTip(props: ComponentProps<typeof Tip>) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
