import type { PropertyDetail } from '@manemitra/contract/properties';
import { useState } from 'react';
import { KnownFloods } from './known-floods.tsx';
import { LocationFacts } from './location-facts.tsx';
import { OnFoot } from './on-foot.tsx';
import { PlaceViews } from './place-views.tsx';
import { YourPlaces } from './your-places.tsx';

/** Where the project is and what lies around it. Without scripts: in words. */
export function LocationTab({ detail }: { detail: PropertyDetail }) {
  // The list comes last: its length is not known before it is there, and nothing below it has to move.
  const [listPlace, setListPlace] = useState<HTMLElement | null>(null);
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <PlaceViews detail={detail} listInto={listPlace} />
      <YourPlaces slug={detail.slug} />
      <section aria-labelledby="location-address" className="min-w-0">
        <h3 id="location-address" className="display mb-3 text-xl">
          Address
        </h3>
        <LocationFacts detail={detail} />
      </section>
      <OnFoot known={detail.onFoot} />
      <KnownFloods detail={detail} />
      <div ref={setListPlace} className="min-w-0 empty:hidden print:hidden" />
    </div>
  );
}
