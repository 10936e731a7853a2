import type { LatLng } from '@manemitra/query/place';
import type { NearbyKind, NearbyPlace } from './city-map-props.ts';
import { Mark } from './mark.tsx';

/** Places of the kinds that are switched on, each with the sign and colour of the legend. */
export function NearbyMarks({
  kinds,
  onSelect,
  onReach,
}: {
  kinds: readonly NearbyKind[];
  onSelect: ((place: NearbyPlace, kind: NearbyKind) => void) | undefined;
  /** A mark got the focus: it must be in sight. */
  onReach: (at: LatLng) => void;
}) {
  return kinds.flatMap((kind) =>
    kind.places.map((place) => (
      <Mark key={`${kind.id}-${place.id}`} at={place.at} over={1}>
        <button
          type="button"
          onClick={(event) => {
            // A mouse button held down moves the map, not the focus.
            event.currentTarget.focus();
            onSelect?.(place, kind);
          }}
          onFocus={() => onReach(place.at)}
          aria-label={[place.name, kind.label, place.note].filter(Boolean).join(', ')}
          title={place.name}
          className={`flex size-8 cursor-pointer items-center justify-center rounded-full border-2 shadow-raised transition-transform hover:scale-110 focus-visible:outline-3 motion-reduce:transition-none ${place.isPlanned === true ? 'border-dashed border-ink-soft bg-surface text-ink-soft' : `border-surface text-surface ${kind.colourClass}`}`}
        >
          {kind.icon}
        </button>
        {kind.areNamed === true && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-full left-1/2 mt-0.5 w-max max-w-20 -translate-x-1/2 rounded-sm bg-surface px-1 text-center text-xs leading-tight font-semibold"
          >
            {place.name}
          </span>
        )}
      </Mark>
    )),
  );
}
