import { useUnsavedGuard } from '#web/api/use-unsaved-guard.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** Asks before another page is opened; `unsaved` says what would be lost, and undefined that nothing would. */
export function LeaveDialog({ unsaved }: { unsaved: string | undefined }) {
  const blocker = useUnsavedGuard(unsaved !== undefined);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && blocker.reset()}
      title="Leave without saving?"
      actions={
        <>
          <Button kind="danger" onClick={() => blocker.proceed()}>
            Leave without saving
          </Button>
          <Button onClick={() => blocker.reset()}>Stay here</Button>
        </>
      }
    >
      <p>{unsaved}</p>
    </Dialog>
  );
}
