import type { PropertyDetail } from '@manemitra/contract/properties';
import { ArrowRight } from 'lucide-react';
import { linkStyle } from '#web/ui/button.tsx';
import { PartLink } from '../parts/part-link.tsx';
import { LocationFacts } from './location-facts.tsx';
import { PlaceViews } from './place-views.tsx';

/** The location in the overview; its own part tells more. */
export function LocationPreview({ detail }: { detail: PropertyDetail }) {
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <PlaceViews detail={detail} />
      <div>
        <LocationFacts detail={detail} isPreview />
        <PartLink
          part="location"
          className={`mt-2 inline-flex min-h-target items-center gap-1.5 ${linkStyle}`}
        >
          Location details
          <ArrowRight aria-hidden="true" className="size-4" />
        </PartLink>
      </div>
    </div>
  );
}
