import type { AccountStatus } from '@manemitra/contract/access';
import { useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog, OverlayClose } from '#web/ui/dialog.tsx';
import { StatusFields } from './status-form.tsx';
import { useAct } from './use-act.ts';

/** Changes the status of an account, with the required reason (spec 5). */
export function StatusDialog({
  name,
  status,
  subject,
  onClose,
}: {
  name: string;
  status: AccountStatus;
  /** Names the account in the form. */
  subject: Record<string, string>;
  onClose: () => void;
}) {
  const id = useId();
  const { Form, isSending, refused } = useAct(onClose);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Status of ${name}`}
      actions={
        <>
          <OverlayClose asChild>
            <Button kind="quiet">Cancel</Button>
          </OverlayClose>
          <Button type="submit" form={id} isLoading={isSending}>
            Save status
          </Button>
        </>
      }
    >
      <Form method="post" id={id} noValidate>
        <StatusFields current={status} refused={refused}>
          <HiddenFields values={subject} />
        </StatusFields>
      </Form>
    </Dialog>
  );
}

export function HiddenFields({ values }: { values: Record<string, string> }) {
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
