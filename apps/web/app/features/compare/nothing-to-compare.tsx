import { COMPARE_MIN } from '@manemitra/contract/limits';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Chosen } from './compare-panel.tsx';
import { COMPARE_TEXTS } from './compare-texts.ts';
import { useCompareList } from './use-compare-list.ts';

/**
 * An address without projects shows those chosen in this browser. When there is nothing to compare, it says
 * what is missing and where to find it.
 */
export function NothingToCompare({ text, isAsked }: { text: string; isAsked: boolean }) {
  const list = useCompareList();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const wasCleared = typeof state === 'object' && state !== null && 'wasCleared' in state;
  const own = list.length >= COMPARE_MIN ? paths.comparator(list.map(({ id }) => id)) : undefined;
  const isTaken = own !== undefined && !isAsked && !wasCleared;
  useEffect(() => {
    if (isTaken) void navigate(own, { replace: true });
  }, [isTaken, own, navigate]);
  if (isTaken) return <p className="mt-6 text-ink-soft">Your compare list is being opened.</p>;

  const isOneChosen = !isAsked && list.length === 1;
  return (
    <div className="mt-6">
      <EmptyState
        title={isOneChosen ? COMPARE_TEXTS.selectOneMore : text}
        text="Choose two or three projects in a list with “Compare” to see them side by side here, fact by fact."
        {...(isOneChosen ? { picture: <Chosen list={list} /> } : {})}
        action={
          <span className="flex flex-wrap justify-center gap-3">
            <Link to={paths.home()} className={buttonStyle()}>
              Find projects
            </Link>
            {own !== undefined && (
              <Link to={own} className={buttonStyle({ kind: 'quiet' })}>
                Open your compare list
              </Link>
            )}
          </span>
        }
      />
    </div>
  );
}
