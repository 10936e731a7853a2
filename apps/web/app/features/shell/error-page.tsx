import { useLocation } from 'react-router';
import { isUnreached } from '#web/api/problem.ts';
import { paths } from '#web/paths.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { CutWire } from '#web/ui/cut-wire.tsx';
import { late } from '#web/ui/late.ts';
import { MessagePage } from '#web/ui/message-page.tsx';

// Every page would carry it otherwise. Without a boundary around it: the server waits for it.
export const NotFoundPage = late(
  async () => {
    const { NotFoundPage: Loaded } = await import('./not-found-page.tsx');
    return { default: Loaded };
  },
  () => <FailurePage error={undefined} />,
);

const KEPT = 'What you kept is safe: try again in a moment.';

/** It draws nothing that would have to be fetched: what failed may be the fetching. */
export function FailurePage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const isAway = isUnreached(error);
  return (
    <MessagePage
      title={isAway ? 'The page could not be loaded' : 'Something went wrong on our side'}
      text={
        pathname === paths.home()
          ? `An error occurred while fetching data. ${KEPT}` // spec 8
          : isAway
            ? `Your network or our server cannot be reached. ${KEPT}`
            : `The page could not be shown. ${KEPT}`
      }
      picture={<CutWire className="h-full max-w-full" />}
      actions={
        <>
          <a href={pathname + search} className={buttonStyle()}>
            Try again
          </a>
          <a href={paths.home()} className={buttonStyle({ kind: 'quiet' })}>
            Back home
          </a>
        </>
      }
    />
  );
}
