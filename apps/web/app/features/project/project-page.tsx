import type { PropertyDetail } from '@manemitra/contract/properties';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useFocusOnArrival } from '#web/browser/use-focus-on-arrival.ts';
import { paths } from '#web/paths.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { ProjectView } from './project-view.tsx';

/** A project's own page, for search engines and for those who come by a link. */
export function ProjectPage({
  property,
  children,
}: {
  property: PropertyDetail;
  /** What stands above the project. */
  children?: ReactNode;
}) {
  const { locality, name } = property.project;
  const navigate = useNavigate();
  useFocusOnArrival();
  const list =
    locality === null ? paths.propertyList() : paths.propertyList({ q: `in ${locality}` });
  return (
    <>
      {/* On a phone it would push another part than the overview down; its way leads back by the overview. */}
      <div className="mx-auto w-full max-w-7xl px-4 py-3 sm:px-6 max-lg:[main:has([data-part])_&]:hidden">
        <Breadcrumb
          entries={[
            { label: 'ManeMitra', href: paths.home() },
            ...(locality === null ? [] : [{ label: `Projects in ${locality}`, href: list }]),
          ]}
          current={name}
          onFollow={(href) => void navigate(href)}
        />
      </div>
      {children}
      <ProjectView detail={property} listHref={list} />
    </>
  );
}
