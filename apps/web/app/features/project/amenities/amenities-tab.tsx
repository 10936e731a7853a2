import type { PropertyDetail } from '@manemitra/contract/properties';
import { WavesLadder } from 'lucide-react';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { AmenityGrid } from './amenity-grid.tsx';
import { amenityGroups } from './amenity-groups.ts';

/** Every amenity, what buyers ask for first. */
export function AmenitiesTab({
  detail: { project, facts, provenance },
}: {
  detail: PropertyDetail;
}) {
  const { amenities } = project;
  const source = facts.find(({ group }) => group === 'amenities')?.source.name;
  if (amenities === null || amenities.length === 0) {
    return (
      <EmptyState
        title="Amenities details will be available soon." // spec 8
        text={
          amenities === null
            ? 'No list is on record here. You can ask the promoter for it.'
            : 'The list on record here is empty. Ask what will be built, and have it written down.'
        }
        picture={
          <WavesLadder aria-hidden="true" className="size-12 text-ink-faint" strokeWidth={1.25} />
        }
      />
    );
  }
  return (
    <div className="flex flex-col gap-8 print:block print:space-y-4">
      <p className="-mt-3 break-after-avoid text-ink-soft">
        <span className="figures font-semibold text-ink">{amenities.length}</span>{' '}
        {amenities.length === 1 ? 'amenity' : 'amenities'} as given by {source ?? provenance.source}
        .
      </p>
      {amenityGroups(amenities).map(({ title, members }) => (
        <section key={title} aria-label={title}>
          <h3 className="display mb-2 border-b border-hairline pb-1.5 text-lg">
            {title} <span className="figures font-normal text-ink-faint">{members.length}</span>
          </h3>
          <AmenityGrid amenities={members} />
        </section>
      ))}
    </div>
  );
}
