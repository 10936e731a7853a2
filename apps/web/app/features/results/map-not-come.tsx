import { Button } from '#web/ui/button.tsx';
import { FailureNotice } from '#web/ui/notice.tsx';

const TEXT = 'The map could not be loaded. Check your connection, then load the page again.';

/** In place of the map beside a list whose code did not come. */
export function ListMapNotCome() {
  return <FailureNotice text={TEXT} />;
}

/** In place of the map over a phone: the list stays, and says why nothing lies over it. */
export function PhoneMapNotCome({ onClose }: { onClose: () => void }) {
  return (
    <div className="fixed inset-x-4 bottom-20 z-30 rounded-md bg-ground shadow-raised">
      <FailureNotice
        text={TEXT}
        action={
          <Button kind="quiet" size="small" onClick={onClose}>
            Close
          </Button>
        }
      />
    </div>
  );
}
