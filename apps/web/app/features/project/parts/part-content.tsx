import type { PropertyDetail } from '@manemitra/contract/properties';
import { useEffect, useState } from 'react';
import { useIsAlive } from '#web/browser/use-is-alive.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNotice } from '#web/ui/notice.tsx';
import { drawPart, type LatePartId, loadPart } from './part-code.ts';

/**
 * One part of a project. What the server has drawn stays as it is, to be read, until somebody wants to use it: seven of
 * eight parts are never opened, and bringing them to life with the page would hold up a slow phone for half a second.
 */
export function PartContent({
  id,
  detail,
  isWanted,
}: {
  id: LatePartId;
  detail: PropertyDetail;
  /** It is the one that is shown. */
  isWanted: boolean;
}) {
  const isServed = useWasServed();
  const isDue = isWanted || !isServed;
  const hasFailed = useCode(id, isDue);
  const part = isDue || import.meta.env.SSR ? drawPart(id, detail) : undefined;
  if (part !== undefined) return <div key="alive">{part}</div>;
  if (isServed) {
    return (
      <div
        key="served"
        // Nothing answers in it yet; without its code it can still be read.
        inert={isDue && !hasFailed}
        suppressHydrationWarning
        // React leaves what it finds in such an element.
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    );
  }
  if (!hasFailed) return <div key="coming" className="min-h-80" aria-busy="true" />;
  return (
    <FailureNotice
      text="This part of the project could not be loaded."
      action={
        // Browsers remember that code did not come: only the page anew asks for it again.
        <Button kind="quiet" size="small" onClick={() => window.location.reload()}>
          Try again
        </Button>
      }
    />
  );
}

/** Whether the server drew this, rather than the browser. */
function useWasServed(): boolean {
  const isAlive = useIsAlive();
  const [wasServed] = useState(!isAlive);
  return wasServed;
}

/** Brings the code of a part when it is due. Answers whether that failed. */
function useCode(id: LatePartId, isDue: boolean): boolean {
  const [state, setState] = useState<'coming' | 'here' | 'failed'>('coming');
  const isAwaited = isDue && state === 'coming';
  useEffect(() => {
    if (!isAwaited) return undefined;
    let isCurrent = true;
    const settle = (next: 'here' | 'failed') => () => {
      if (isCurrent) setState(next);
    };
    loadPart(id).then(settle('here'), settle('failed'));
    return () => {
      isCurrent = false;
    };
  }, [id, isAwaited]);
  return state === 'failed';
}
