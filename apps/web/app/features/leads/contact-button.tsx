import type { LeadTemplate } from '@manemitra/contract/lead-offers';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { slots, store } from '#web/browser/storage.ts';
import { useStored } from '#web/browser/use-stored.ts';
import { paths } from '#web/paths.ts';
import type { LeadProject } from './ask.ts';
import { LeadButton } from './lead-button.tsx';

/**
 * The Contact button of the overview. Somebody who is signed in and whose chat is off is led to / (spec 2), which learns
 * what it is about; everybody else requests a call here and signs in on the way.
 */
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
  const [user] = useStored(slots.user);
  const isChatOff = user !== null && !isChatOn;
  if (template !== null && !isChatOff) {
    return (
      <LeadButton ask={{ kind: 'callback', template }} project={project} className={className}>
        {children}
      </LeadButton>
    );
  }
  const { id, name } = project;
  return (
    <Link
      to={paths.home()}
      onClick={() => store(slots.activeProject, { id, name })}
      className={className}
    >
      {children}
    </Link>
  );
}
