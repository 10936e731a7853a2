import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '#web/paths.ts';
import { ConversationView, type ConversationHandle } from './conversation-view.tsx';
import type { Greeting } from './greeting.ts';

/** The conversation of the landing page: greeting, what was said, and where to write. */
export function Assistant({ greeting }: { greeting: Greeting }) {
  const handle = useRef<ConversationHandle>(null);
  useBeginLogin(handle);
  return (
    <section aria-label="Assistant" className="flex flex-col gap-4">
      <ConversationView
        handle={handle}
        first={{ content: greeting.message, error: greeting.nextHref === undefined }}
        saying={{ firstHref: greeting.nextHref }}
        logClass="max-h-96"
      />
    </section>
  );
}

/** A visitor who came by the bar's Login says so, once, as if they had written it (spec 2). */
function useBeginLogin(handle: React.RefObject<ConversationHandle | null>): void {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const wantsLogin = params.get('begin') === 'login';
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!wantsLogin || hasBegun.current) return;
    hasBegun.current = true;
    void navigate(paths.home(), { replace: true, preventScrollReset: true });
    handle.current?.say('Login');
  }, [handle, navigate, wantsLogin]);
}
