import { useEffect, useRef } from 'react';
import { FailureNotice } from '#web/ui/notice.tsx';
import type { Refused } from './outcome.ts';

/** Says why a form was refused, and leads to the first field that is wrong. Every typed value stays where it is. */
export function RefusalNotice({ refused }: { refused: Refused | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused === undefined) return;
    const form = place.current?.closest('form');
    form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refused]);
  const isAboutFields = Object.keys(refused?.errors ?? {}).length > 0;
  return (
    <div ref={place} className="empty:hidden">
      {refused !== undefined && (
        <FailureNotice
          text={
            isAboutFields ? 'Nothing was saved. Check the fields marked below.' : refused.message
          }
        />
      )}
    </div>
  );
}
