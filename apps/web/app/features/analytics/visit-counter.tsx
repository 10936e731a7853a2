import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { slots } from '#web/browser/storage.ts';
import { track } from '#web/browser/track.ts';
import { useStored } from '#web/browser/use-stored.ts';
import { type Address, visitEvents } from './visit-events.ts';

/** Counts each page of a visit and what happens on it; draws nothing. */
export function VisitCounter() {
  const { pathname, search } = useLocation();
  const [lastSearch] = useStored(slots.search);
  const previous = useRef<Address | undefined>(undefined);
  useEffect(() => {
    const current = { pathname, search };
    for (const event of visitEvents(previous.current, current, lastSearch)) track(event);
    previous.current = current;
  }, [pathname, search, lastSearch]);
  return null;
}
