import type { OwnLead } from '@manemitra/contract/leads';
import { useRef, useState } from 'react';
import { Form, useFetcher } from 'react-router';
import { useIsAlive } from '#web/browser/use-is-alive.ts';
import { Button, linkStyle } from '#web/ui/button.tsx';
import { Dialog, OverlayClose } from '#web/ui/dialog.tsx';
import { headingId } from './own-leads.ts';
import type { Withdrawn } from './withdraw.ts';

/** Takes a request back once it is confirmed: in a dialog, or without JavaScript in a part that folds out. */
export function TakeBack({ lead }: { lead: OwnLead }) {
  const isAlive = useIsAlive();
  return isAlive ? <InDialog lead={lead} /> : <FoldedOut lead={lead} />;
}

function InDialog({ lead }: { lead: OwnLead }) {
  const button = useRef<HTMLButtonElement>(null);
  const fetcher = useFetcher<Withdrawn>();
  /** The outcome that was there when it was opened; with another it closes, and the page says the rest. */
  const [opening, setOpening] = useState<{ after: Withdrawn | undefined }>();
  // Not before the list has its new state: the focus would go back to a button that is about to be gone.
  const isOpen =
    opening !== undefined && (opening.after === fetcher.data || fetcher.state !== 'idle');
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => setOpening(open ? { after: fetcher.data } : undefined)}
      trigger={
        <Button
          ref={button}
          kind="quiet"
          size="small"
          aria-label={`Take back: ${lead.title}, ${lead.project.name}`}
        >
          Take it back
        </Button>
      }
      // Taken back, it has no button any more.
      onReturnFocus={() => (button.current ?? document.getElementById(headingId(lead)))?.focus()}
      title="Take this request back?"
      description={consequenceOf(lead)}
      actions={
        <>
          <OverlayClose asChild>
            <Button kind="bare">Keep it</Button>
          </OverlayClose>
          <fetcher.Form method="post">
            <input type="hidden" name="id" value={lead.id} />
            <Button type="submit" kind="danger" isLoading={fetcher.state !== 'idle'}>
              Take it back
            </Button>
          </fetcher.Form>
        </>
      }
    >
      <p className="leading-snug">
        {lead.title}: <span className="font-semibold">{lead.project.name}</span>
      </p>
    </Dialog>
  );
}

function FoldedOut({ lead }: { lead: OwnLead }) {
  return (
    <details>
      <summary className={`min-h-target cursor-pointer ${linkStyle}`}>Take it back</summary>
      <p className="mt-2 leading-snug text-ink-soft">{consequenceOf(lead)}</p>
      <Form method="post" className="mt-3">
        <input type="hidden" name="id" value={lead.id} />
        <Button type="submit" kind="danger" size="small">
          Yes, take it back
        </Button>
      </Form>
    </details>
  );
}

/** It promises only what the server does: what somebody wrote down cannot be undone. */
function consequenceOf({ recipient, promoter }: OwnLead): string {
  const who = recipient === 'team' ? 'the ManeMitra team' : `${promoter} and the ManeMitra team`;
  return `We stop showing your number to ${who}, and mark the request as taken back, so that they do not contact you about it.`;
}
