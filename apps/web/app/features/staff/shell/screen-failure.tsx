import { isRouteErrorResponse } from 'react-router';
import { isUnreached, UNREACHED_MESSAGE } from '#web/api/problem.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { StaffFailure } from './staff-failure.tsx';

/**
 * Shown instead of a screen. Its loader answers 404 for a project that does not exist or is not the caller's; an unknown act
 * (400) can only come from a page of an older version.
 */
export function ScreenFailure({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  if (status === 404) {
    return (
      <ErrorState
        title="This project cannot be opened"
        text="We could not find that project among those you look after. It may have been deleted or assigned to somebody else."
      />
    );
  }
  if (isUnreached(error)) return <StaffFailure message={UNREACHED_MESSAGE} isUnchanged={false} />;
  const message =
    status === 400
      ? 'This form is of an older version of the page. Load the page again.'
      : 'Something went wrong on our side.';
  return <StaffFailure message={message} />;
}
