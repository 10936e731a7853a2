import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useIsAlive } from '#web/browser/use-is-alive.ts';
import { type PartId, partOfHash } from './parts.ts';

/**
 * Which part is shown: the one in the address, so that it survives a reload, going back and sharing. The
 * server and the first paint know no hash; the stylesheet does, and shows the same part.
 */
export function useParts(): {
  shown: PartId;
  /** Scripts run, and one part at a time is in the page. */
  isLive: boolean;
  show: (part: PartId) => void;
} {
  const isLive = useIsAlive();
  const { hash } = useLocation();
  const linkTo = usePartAddress();
  const navigate = useNavigate();
  const shown = isLive ? partOfHash(hash) : 'overview';
  useScrollToTopOf(isLive ? shown : undefined);
  return {
    shown,
    isLive,
    show: (part) => void navigate(linkTo(part), { preventScrollReset: true }),
  };
}

/** Builds the address of a part of the project on this page, with the rest of the address kept. */
export function usePartAddress(): (part: PartId) => { search: string; hash: string } {
  const { search } = useLocation();
  return (part) => ({ search, hash: `#${part}` });
}

/** Spec 2: the content scrolls to the top on every change of the tab. */
function useScrollToTopOf(part: PartId | undefined): void {
  const last = useRef(part);
  useEffect(() => {
    if (last.current !== undefined && last.current !== part) window.scrollTo({ top: 0 });
    last.current = part;
  }, [part]);
}
