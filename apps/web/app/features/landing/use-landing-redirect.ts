import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { slots, stored } from '#web/browser/storage.ts';
import { landingRedirect } from './landing-redirect.ts';

/** Sends a visitor on who does not belong to the first page: on arrival only, never out of a conversation. */
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
