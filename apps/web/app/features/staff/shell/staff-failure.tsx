import { useRevalidator } from 'react-router';
import { ErrorState } from '#web/ui/error-state.tsx';

/** A screen whose facts could not be had; what was typed elsewhere is safe. */
export function StaffFailure({ message }: { message: string }) {
  const { state, revalidate } = useRevalidator();
  return (
    <ErrorState
      title="This could not be shown"
      text={`${message} Nothing was changed.`}
      onRetry={() => void revalidate()}
      isRetrying={state === 'loading'}
    />
  );
}
