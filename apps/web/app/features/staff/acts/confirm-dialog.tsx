import { type ReactNode, useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog, OverlayClose } from '#web/ui/dialog.tsx';
import { HiddenFields } from './status-dialog.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import type { Done, Refused } from './outcome.ts';
import { TypedText } from './typed-text.tsx';
import { useAct } from './use-act.ts';

/** Asks for confirmation before something that is easily done by mistake; says what follows and whether it can be undone. */
export function ConfirmDialog({
  title,
  text,
  verb,
  values,
  isDanger = true,
  onClose,
  onDone,
  offer,
  children,
}: {
  title: string;
  text: string;
  /** What the button does: "Delete promoter". */
  verb: string;
  /** Sent to the action of the screen, with its `intent`. */
  values: Record<string, string>;
  isDanger?: boolean;
  onClose: () => void;
  onDone?: (outcome: Done) => void;
  /** An offer next to the success message. */
  offer?: Parameters<typeof useAct>[1];
  /** Fields besides the question. */
  children?: (refused: Refused | undefined) => ReactNode;
}) {
  const id = useId();
  const [began, beginAt] = useState<string>();
  const { Form, isSending, refused } = useAct((done) => {
    onClose();
    onDone?.(done);
  }, offer);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={text}
      actions={
        <>
          <OverlayClose asChild>
            <Button kind="quiet">Cancel</Button>
          </OverlayClose>
          <Button
            type="submit"
            form={id}
            kind={isDanger ? 'danger' : 'primary'}
            isLoading={isSending}
          >
            {verb}
          </Button>
        </>
      }
    >
      <Form method="post" id={id} noValidate className="flex flex-col gap-4">
        <HiddenFields values={{ ...values, ...(began !== undefined && { version: began }) }} />
        <TypedText onReturn={beginAt} />
        <RefusalNotice refused={refused} />
        {children?.(refused)}
      </Form>
    </Dialog>
  );
}
