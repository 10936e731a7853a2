import { formatIndianNumber } from '@manemitra/domain/indian-number';
import type { ImportView } from '@manemitra/contract/staff-properties-imports';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, OverlayClose } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PublishButton } from './publish-question.tsx';
import { takenBackWords } from './import-words.ts';
import type { Import } from './use-import.ts';

/** What can still be done after an import: publish its drafts, or take all of it back. */
export function AfterImport({ view, it }: { view: ImportView; it: Import }) {
  const [isAsking, ask] = useState(false);
  const navigate = useNavigate();
  const publish = async () => {
    const run = await it.publish();
    if (run !== undefined) await navigate(paths.staff(`show-property-list?run=${run}`));
  };
  return (
    <>
      {view.drafts > 0 && (
        <PublishButton
          unread={view.unreadThatMatters}
          label={`Publish ${view.drafts === 1 ? 'its draft' : `its ${formatIndianNumber(view.drafts)} drafts`}`}
          onPublish={() => void publish()}
        />
      )}
      <Button kind="quiet" onClick={() => ask(true)}>
        Take this import back
      </Button>
      <Dialog
        isOpen={isAsking}
        onOpenChange={ask}
        title={`Take ${view.fileName} back?`}
        description="Each project goes back to what it would be without this file."
        actions={
          <>
            <OverlayClose asChild>
              <Button kind="quiet">Cancel</Button>
            </OverlayClose>
            <Button
              kind="danger"
              onClick={() => {
                ask(false);
                void it.takeBack();
              }}
            >
              Take it back
            </Button>
          </>
        }
      >
        <p>
          {takenBackWords(view)} Later staff changes stay, with the earlier value shown beside them.
          Projects and promoters that only this file mentioned are deleted; importing them again
          restores them.
        </p>
      </Dialog>
    </>
  );
}

/** Instead of what an import did: it does not stand any more. */
export function TakenBack({ view: { takingBack, promotersLeft } }: { view: ImportView }) {
  const left =
    promotersLeft.length === 0
      ? ''
      : ` These promoters stay, because other projects or accounts use them or somebody changed them: ${promotersLeft.join(', ')}.`;
  return (
    <Notice
      tone="info"
      text={
        takingBack === 'done'
          ? `This import was taken back. Its projects are as if it had never come.${left}`
          : 'This import is being taken back …'
      }
    />
  );
}
