import type { UnsurePlaces } from '@manemitra/contract/besides-found';
import { formatDistance } from '@manemitra/domain/geography';
import { formatIndianNumber } from '@manemitra/domain/indian-number';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { linkStyle } from '#web/ui/button.tsx';

/** Whom the search could not judge by their place: those that may lie near enough, and how many have no known place. */
export function UnsurePlacesNote({ unsure }: { unsure: UnsurePlaces }) {
  const { nearEnough, noPlace } = unsure;
  if (nearEnough.total === 0 && noPlace === 0) return null;
  return (
    <section
      aria-label="Places that are not known well"
      className="mt-6 flex flex-col gap-2 text-sm"
    >
      {nearEnough.total > 0 && (
        <>
          <h2 className="font-semibold">Near enough to check</h2>
          <p className="text-ink-soft">
            {nearEnough.total === 1
              ? '1 project fits otherwise. Only its area is known: ask where it stands.'
              : `${formatIndianNumber(nearEnough.total)} projects fit otherwise. Only their area is known: ask where they stand.`}
          </p>
          <ul className="flex flex-col gap-1">
            {nearEnough.projects.map(({ id, slug, name, approximate }) => (
              <li key={id} className="wrap-anywhere">
                <Link to={paths.project(slug)} className={linkStyle}>
                  {name}
                </Link>
                <span className="text-ink-soft">
                  , about here: {approximate.name}, within{' '}
                  {formatDistance(approximate.radiusMeters)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {noPlace > 0 && (
        <p className="text-ink-soft">
          {noPlace === 1
            ? '1 more project has no known location, so it was not looked at.'
            : `${formatIndianNumber(noPlace)} more projects have no known location, so they were not looked at.`}
        </p>
      )}
    </section>
  );
}
