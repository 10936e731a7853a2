import './viewer.css';
import type { PropertyDetail } from '@manemitra/contract/properties';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { refusalIn } from '#web/api/problem.ts';
import { ringStep } from '#web/ui/swipe.ts';
import { paths } from '#web/paths.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ProjectSkeleton } from './project-skeleton.tsx';
import { useTurning } from './use-turning.ts';
import { type Stop, useViewed } from './use-viewed.ts';
import { placeOf } from './viewer-address.ts';
import { ViewerBar } from './viewer-bar.tsx';

/** Projects one at a time over the whole screen, round and round; the address says which one it is. */
export function ViewerPage({
  stops,
  missing,
  rendered,
  listHref,
  children,
}: {
  stops: readonly Stop[];
  /** Projects that were asked for and are not published. */
  missing: readonly string[];
  /** The project that the server rendered. */
  rendered: PropertyDetail;
  listHref: string;
  /** Draws a project. */
  children: (detail: PropertyDetail) => ReactNode;
}) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const at = placeOf(stops, search.get('project') ?? rendered.slug);
  const { detail, error, refetch, isFetching } = useViewed(stops, at, rendered);
  const [way, setWay] = useState<'next' | 'previous'>();

  // The target of the last press while its page is loading: the next press counts from there. The window's address is ahead of
  // what is drawn, so it gives the position once nothing is loading.
  const heading = useRef({ to: at, onTheWay: 0 });

  const turn = (by: 1 | -1): void => {
    const { current } = heading;
    const address = new URLSearchParams(window.location.search).get('project');
    const from = current.onTheWay > 0 ? current.to : placeOf(stops, address ?? rendered.slug);
    const next = ringStep(from, by, stops.length);
    const stop = stops[next];
    if (stop === undefined || stops.length < 2) return;
    current.to = next;
    current.onTheWay += 1;
    setWay(by === 1 ? 'next' : 'previous');
    const to = new URLSearchParams(search);
    to.set('project', stop.slug);
    // Another project begins with its overview (spec 2), and has homes of its own.
    to.delete('part');
    to.delete('home');
    void Promise.resolve(navigate({ search: to.toString() })).finally(() => {
      current.onTheWay -= 1;
    });
  };
  const touch = useTurning(turn);

  const isFailed = detail === undefined && error !== null;
  const isWaiting = detail === undefined && error === null;
  const refusal = refusalIn(error);
  const isSignedOut = refusal?.status === 401;
  useEffect(() => {
    if (isSignedOut) void navigate(paths.home(), { replace: true }); // spec 2
  }, [isSignedOut, navigate]);

  const name = stops[at]?.name ?? rendered.project.name;
  return (
    <div className="viewer flex flex-1 flex-col">
      <title>{`${name} | ManeMitra`}</title>
      <ViewerBar name={name} at={at} count={stops.length} listHref={listHref} onTurn={turn} />
      {missing.length > 0 && (
        <div className="mx-auto w-full max-w-7xl px-4 pt-4 sm:px-6 print:hidden">
          <Notice tone="info" text={missingText(missing)} />
        </div>
      )}
      <div key={stops[at]?.slug} data-way={way} className="flex flex-1 flex-col pt-4" {...touch}>
        {detail !== undefined && children(detail)}
        {isWaiting && <ProjectSkeleton name={name} />}
        {isFailed && (
          <div className="mx-auto w-full max-w-2xl px-4 py-10">
            <ErrorState
              title={`${name} could not be loaded`}
              text={refusal?.message ?? 'The other projects are still there: turn to the next one.'}
              onRetry={refetch}
              isRetrying={isFetching}
            />
          </div>
        )}
      </div>
    </div>
  );
}

function missingText(missing: readonly string[]): string {
  return missing.length === 1
    ? 'One of the projects you asked for is not published any more.'
    : `${missing.length} of the projects you asked for are not published any more.`;
}
