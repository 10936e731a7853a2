import type { PropertyDetail } from '@manemitra/contract/properties';
import { formatDistance } from '@manemitra/domain/geography';
import {
  FLOOD_GAPS,
  FLOOD_LISTS,
  FLOOD_METERS,
  FLOOD_QUESTIONS,
  knownFloodsNear,
  type KnownFlood,
} from '@manemitra/domain/floods/known-floods';

/** Known floods around the project, what was not checked, and what to ask. It never says that a place is safe. */
export function KnownFloods({ detail }: { detail: PropertyDetail }) {
  const at = detail.project.geolocation.coordinates;
  return (
    <section aria-labelledby="location-floods" className="min-w-0">
      <h3 id="location-floods" className="display mb-3 text-xl">
        Floods
      </h3>
      <div className="flex max-w-prose flex-col gap-3">
        <Known floods={at === null ? null : knownFloodsNear(at)} />
        <p className="text-ink-soft">
          Looked at: {FLOOD_LISTS.map(({ name, about }) => `${name} (${about})`).join('; ')}.{' '}
          {FLOOD_GAPS}
        </p>
        <div>
          <h4 className="font-semibold">Ask before you pay</h4>
          <ul className="mt-1 list-disc pl-5">
            {FLOOD_QUESTIONS.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function Known({ floods }: { floods: readonly KnownFlood[] | null }) {
  const reach = formatDistance(FLOOD_METERS);
  if (floods === null) {
    return <p>The location was not disclosed, so we cannot check for floods.</p>;
  }
  if (floods.length === 0) {
    return (
      <p>
        No flood is known within {reach}. That does not mean that it stays dry: most places were
        never looked at.
      </p>
    );
  }
  return (
    <>
      <p>Floods are known within {reach}, in a straight line:</p>
      <ul className="list-disc pl-5">
        {floods.map((flood) => (
          <li key={`${flood.kind} ${flood.name}`} className="figures">
            {flood.name ?? 'A road without a name'}, {formatDistance(flood.meters)} (
            {flood.kind === 'spot' ? 'listed by BBMP' : 'tagged in OpenStreetMap'})
          </li>
        ))}
      </ul>
    </>
  );
}
