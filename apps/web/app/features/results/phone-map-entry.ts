import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

const HASH = '#map';

/** The suffix of an address on a phone's map, so that another search from there is on the map too. */
export const hashOfMap = (): string => (window.location.hash === HASH ? HASH : '');

/**
 * The full-screen map of a phone is a step of the visit: "back" closes it and stays on the list, "forward" opens it, and a
 * reload keeps it.
 */
export function usePhoneMap(): { isOpen: boolean; open: () => void; close: () => void } {
  const location = useLocation();
  const { pathname, search, hash } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const isOverItsList = state === OVER_ITS_LIST;
  const open = useCallback(() => {
    const address = { pathname, search, hash: HASH };
    void navigate(address, { state: OVER_ITS_LIST, preventScrollReset: true });
  }, [navigate, pathname, search]);
  const close = useCallback(() => {
    // Otherwise it was come to by a link or by a search from a map: the entry before is another page.
    if (isOverItsList) void navigate(-1);
    else void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
  }, [navigate, pathname, search, isOverItsList]);
  return { isOpen: hash === HASH, open, close };
}

/** The entry before is the same list without its map. */
const OVER_ITS_LIST = 'over-its-list';
