import type { MapPin, NearbyKind } from './city-map-props.ts';

/** What the map would show, to read: for browsers that cannot draw it. */
export function MapFallback({
  label,
  pins,
  nearby,
  reason,
}: {
  label: string;
  pins: readonly MapPin[];
  nearby: readonly NearbyKind[];
  reason: string;
}) {
  return (
    <section aria-label={label} className="rounded-lg border border-dashed border-outline p-4">
      <p className="text-ink-soft">{reason} This is what it shows:</p>
      <ul className="mt-3 grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
        {pins.map((pin) => (
          <li key={pin.id}>
            <span className="font-semibold">{pin.name}</span>
            {pin.label === undefined ? null : <span className="figures">, {pin.label}</span>}
          </li>
        ))}
        {nearby.flatMap((kind) =>
          kind.places.map((place) => (
            <li key={`${kind.id}-${place.id}`}>
              {place.name}
              <span className="text-ink-soft">
                {[` (${kind.label})`, place.note].filter(Boolean).join(', ')}
              </span>
            </li>
          )),
        )}
      </ul>
    </section>
  );
}
