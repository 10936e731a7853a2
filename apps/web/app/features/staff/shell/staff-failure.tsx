import { useRevalidator } from 'react-router';
import { ErrorState } from '#web/ui/error-state.tsx';

/** Shown when a screen's data could not be loaded; input elsewhere is safe. */
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
