import type { LeadTemplate } from '@manemitra/contract/lead-offers';
import type { ReactNode } from 'react';
import { slots } from '#web/browser/storage.ts';
import { useStored } from '#web/browser/use-stored.ts';
import type { LeadProject } from './ask.ts';
import { AssistantLink, LeadButton } from './lead-button.tsx';

/** The Contact button of the overview: where chat is off it goes to / (spec 2), where it is on to the dialog. */
export function ContactButton({
  template,
  project,
  className,
  children,
}: {
  template: LeadTemplate | null;
  project: LeadProject;
  className: string;
  children: ReactNode;
}) {
  const [isChatOn] = useStored(slots.chatOn);
  const look = { project, className, children };
  return isChatOn && template !== null ? (
    <LeadButton ask={{ kind: 'callback', template }} {...look} />
  ) : (
    <AssistantLink {...look} />
  );
}
