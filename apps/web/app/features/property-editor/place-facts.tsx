import type { StaffProperty } from '@manemitra/contract/staff-properties';
import { formatDistance } from '@manemitra/domain/geography';
import { Badge } from '#web/ui/badge.tsx';

/** The check of a place: what the server makes of it as it is saved. */
export function PlaceFacts({ property }: { property: StaffProperty }) {
  const { localitySlug, zone, metro } = property.derived;
  const { locality } = property.sections.location;
  return (
    <div className="rounded-md border border-hairline bg-ground p-4">
      <p className="font-semibold">What follows from the saved location</p>
      <dl className="mt-2 grid gap-x-6 gap-y-1.5 sm:grid-cols-[auto_1fr]">
        <dt className="text-ink-soft">Locality</dt>
        <dd>
          {localitySlug !== null ? (
            <Badge tone="areca">Known as {localitySlug.replaceAll('-', ' ')}</Badge>
          ) : locality === null ? (
            <Badge tone="unknown">Not given</Badge>
          ) : (
            <Badge tone="haldi">Not on our list of places: found by its words only</Badge>
          )}
        </dd>
        <dt className="text-ink-soft">Part of the city</dt>
        <dd>{zone === null ? 'Not known' : zone.replace('-', ' ')}</dd>
        <dt className="text-ink-soft">Metro</dt>
        <dd className="figures">
          {metro.length === 0
            ? 'Not known'
            : metro
                .toSorted((a, b) => a.meters - b.meters)
                .slice(0, 3)
                .map(
                  ({ station, line, meters }) => `${station} (${line}) ${formatDistance(meters)}`,
                )
                .join(', ')}
        </dd>
      </dl>
    </div>
  );
}
