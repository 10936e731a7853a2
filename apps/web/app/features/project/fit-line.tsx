import type { PropertyDetail } from '@manemitra/contract/properties';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { linkStyle } from '#web/ui/button.tsx';
import { Reason } from '#web/features/project-card/public.ts';
import { useHome } from './use-home.ts';

/**
 * How all that the search asks stands to the home of the page: a part of the page holds one wish against it, and its tick is not of the
 * whole. Its room is there before the answer is.
 */
export function FitLine({ property, isSeen }: { property: PropertyDetail; isSeen: boolean }) {
  const { fit, isAsked, sentence } = useHome(property, isSeen);
  if (!isAsked) return null;
  return (
    <div className="min-h-6 max-lg:pb-1">
      {fit !== undefined && (
        <ul
          className={`card-reasons figures text-sm ${fit.kind === 'missed' ? 'font-semibold' : ''}`}
        >
          <Reason kind={fit.kind} text={fit.text} isSaid />
          {/* On a phone the way back is a push of the thumb, and the line is full. */}
          <li className="max-lg:hidden print:hidden">
            <Link to={paths.propertyList({ q: sentence })} className={linkStyle}>
              Your search
            </Link>
          </li>
        </ul>
      )}
    </div>
  );
}
