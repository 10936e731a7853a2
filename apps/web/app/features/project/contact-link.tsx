import type { PropertyDetail } from '@manemitra/contract/properties';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { slots, store } from '#web/browser/storage.ts';
import { paths } from '#web/paths.ts';

/** Leads to the assistant on the first page (spec 2: where chat is off, /), which is told what it is about. */
export function ContactLink({
  property: { id, project },
  className,
  children,
}: {
  property: Pick<PropertyDetail, 'id' | 'project'>;
  className: string;
  children: ReactNode;
}) {
  return (
    <Link
      to={paths.home()}
      onClick={() => store(slots.activeProject, { id, name: project.name })}
      className={className}
    >
      {children}
    </Link>
  );
}
