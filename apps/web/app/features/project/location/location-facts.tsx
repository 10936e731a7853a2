import { FACTS } from '@manemitra/contract/facts/registry';
import type { PropertyDetail } from '@manemitra/contract/properties';
import type { ReactNode } from 'react';
import { linkStyle } from '#web/ui/button.tsx';
import { SourceName } from '../source-name.tsx';
import { aboutText } from './about-text.ts';

/** Where the project is, in words. */
export function LocationFacts({
  detail,
  isPreview = false,
}: {
  detail: PropertyDetail;
  /** Beside the facts card, which tells the metro. */
  isPreview?: boolean;
}) {
  const { project } = detail;
  const { geolocation } = project;
  const facts: { label: string; value: ReactNode }[] = [
    { label: 'Address', value: project.address },
    { label: 'Locality', value: project.locality },
    { label: FACTS.ward.label(), value: wardOf(detail) },
    ...(isPreview ? [] : [{ label: FACTS.metro.label(), value: FACTS.metro.value(detail) }]),
    geolocation.coordinates === null && geolocation.approximate !== null
      ? { label: 'Place', value: aboutText(geolocation.approximate) }
      : {
          label: 'Coordinates',
          value:
            geolocation.coordinates === null ? null : <Coordinates at={geolocation.coordinates} />,
        },
  ];
  return (
    <dl className="grid gap-x-6 sm:grid-cols-[9rem_1fr] sm:gap-y-2">
      {facts.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="text-ink-soft">{label}</dt>
          <dd className={`mb-2 wrap-anywhere sm:mb-0 ${value === null ? 'text-ink-faint' : ''}`}>
            {value ?? 'Not disclosed'}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The ward of the project, with the source of the wards: it was calculated from the place, no source gave it. */
function wardOf(detail: PropertyDetail): ReactNode {
  const said = FACTS.ward.value(detail);
  if (said === null) return null;
  const [ward, ...others] = detail.ward?.wards ?? [];
  const source = detail.facts.find(({ group }) => group === 'ward')?.source;
  return (
    <>
      {said}
      {ward !== undefined && others.length === 0 && <span lang="kn"> {ward.nameKn}</span>}
      {source !== undefined && (
        <span className="block text-sm text-ink-soft">
          Wards of 2025: <SourceName source={source} />
        </span>
      )}
    </>
  );
}

/** Opens where it can be looked at without our map. */
function Coordinates({ at: [lat, lng] }: { at: readonly [number, number] }) {
  const [south, east] = [lat.toFixed(5), lng.toFixed(5)];
  return (
    <a
      href={`https://www.openstreetmap.org/?mlat=${south}&mlon=${east}#map=16/${south}/${east}`}
      rel="noreferrer"
      className={`figures ${linkStyle}`}
    >
      {south}, {east} on OpenStreetMap
    </a>
  );
}
