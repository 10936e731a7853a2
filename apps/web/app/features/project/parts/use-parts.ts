import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCarried } from '#web/browser/found-by.ts';
import { useIsAlive } from '#web/browser/use-is-alive.ts';
import { searchOf, type Shown, shownAt } from './parts.ts';

/**
 * The shown part is the one in the address, so that it survives reload, back and sharing, and the server renders it. Only
 * the browser knows a hash.
 */
export function useParts(): {
  shown: Shown;
  /** Scripts run, and parts open without another page. */
  isLive: boolean;
  show: (part: Shown) => void;
} {
  const isLive = useIsAlive();
  const { search, hash } = useLocation();
  const state = useCarried();
  const linkTo = usePartAddress();
  const navigate = useNavigate();
  const shown = shownAt({ search, hash: isLive ? hash : '' });
  useScrollToTopOf(shown, hash);
  return {
    shown,
    isLive,
    show: (part) => void navigate(linkTo(part), { state, preventScrollReset: true }),
  };
}

/** Builds the address of a part of the project on this page, with the rest of the address kept. */
export function usePartAddress(): (shown: Shown) => string {
  const { pathname, search } = useLocation();
  return (shown) => pathname + searchOf(shown, search);
}

/** Spec 2: the content scrolls to the top on every change of the tab; to the place in it that a link names. */
function useScrollToTopOf(shown: Shown, hash: string): void {
  const last = useRef(shown);
  useEffect(() => {
    if (last.current !== shown) {
      const place = hash === '' ? null : document.getElementById(hash.slice(1));
      if (place === null) window.scrollTo({ top: 0 });
      else place.scrollIntoView();
    }
    last.current = shown;
  }, [shown, hash]);
}
