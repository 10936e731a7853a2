import type { ImportView } from '@manemitra/contract/staff-properties-imports';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog, OverlayClose } from '#web/ui/dialog.tsx';
import { unreadWords } from './import-words.ts';

/** A button that publishes, and asks first where buyers would miss cells that could not be read. */
export function PublishButton({
  unread,
  label,
  isOff = false,
  onPublish,
}: {
  unread: ImportView['unreadThatMatters'];
  label: string;
  isOff?: boolean;
  onPublish: () => void;
}) {
  const [isAsking, ask] = useState(false);
  return (
    <>
      <Button disabled={isOff} onClick={() => (unread.length === 0 ? onPublish() : ask(true))}>
        {label}
      </Button>
      <Dialog
        isOpen={isAsking}
        onOpenChange={ask}
        title="Publish without these cells?"
        description={unreadWords(unread)}
        actions={
          <>
            <OverlayClose asChild>
              <Button kind="quiet">Look at them first</Button>
            </OverlayClose>
            <Button
              onClick={() => {
                ask(false);
                onPublish();
              }}
            >
              Publish anyway
            </Button>
          </>
        }
      >
        <p>
          Buyers decide by these facts. On the pages they stand as not known, or as they were known
          before. You can correct the rows and import them again.
        </p>
      </Dialog>
    </>
  );
}
