import { useRevalidator } from 'react-router';
import { ErrorState } from '#web/ui/error-state.tsx';

/** A screen whose facts could not be had; what was typed elsewhere is safe. */
export function StaffFailure({
  message,
  isUnchanged = true,
}: {
  message: string;
  /** Nothing was changed. Where the connection broke, nobody knows. */
  isUnchanged?: boolean;
}) {
  const { state, revalidate } = useRevalidator();
  return (
    <ErrorState
      title="This could not be shown"
      text={isUnchanged ? `${message} Nothing was changed.` : message}
      onRetry={() => void revalidate()}
      isRetrying={state === 'loading'}
    />
  );
}
