import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { slots, stored } from '#web/browser/storage.ts';
import { landingRedirect } from './landing-redirect.ts';

/** Redirects visitors who do not belong on the first page: only on arrival, never out of a conversation. */
export function useLandingRedirect(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const address = landingRedirect({
      isSignedIn: stored(slots.user) !== null,
      hasSearch: stored(slots.search) !== null,
      role: stored(slots.role),
    });
    if (address !== undefined) void navigate(address, { replace: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- on arrival only
  }, []);
}
