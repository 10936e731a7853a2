import type { PropertyDetail } from '@manemitra/contract/properties';
import { Reason } from '#web/features/project-card/public.ts';
import { useHome } from './use-home.ts';

/**
 * How all that the search asks stands to the home of the page: a part of the page holds one wish against it, and its tick is not of the
 * whole. Its room is there before the answer is.
 */
export function FitLine({ property, isSeen }: { property: PropertyDetail; isSeen: boolean }) {
  const { fit, isAsked } = useHome(property, isSeen);
  if (!isAsked) return null;
  return (
    <div className="min-h-6 max-lg:pb-1">
      {fit !== undefined && (
        <ul className="card-reasons figures text-sm">
          <Reason kind={fit.kind} text={fit.text} isSaid />
        </ul>
      )}
    </div>
  );
}
