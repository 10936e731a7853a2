import type { LatLng } from '@manemitra/query/place';
import type { NearbyKind, NearbyPlace } from './city-map-props.ts';
import { Mark } from './mark.tsx';
import type { PlacedMark } from './places-aside.ts';

/** Places of the kinds that are switched on, each with the sign and colour of the legend. */
export function NearbyMarks({
  marks,
  onSelect,
  onReach,
}: {
  marks: readonly PlacedMark[];
  onSelect: ((place: NearbyPlace, kind: NearbyKind) => void) | undefined;
  /** A mark got the focus: it must be in sight. */
  onReach: (at: LatLng) => void;
}) {
  return marks.map(({ kind, place, aside }) => (
    <Mark key={`${kind.id}-${place.id}`} at={place.at} aside={aside} over={1}>
      <ToItsSpot aside={aside} />
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
        className={`relative flex size-8 cursor-pointer items-center justify-center rounded-full border-2 shadow-raised transition-transform hover:scale-110 focus-visible:outline-3 motion-reduce:transition-none ${place.isPlanned === true ? 'border-dashed border-ink-soft bg-surface text-ink-soft' : `border-surface text-surface ${kind.colourClass}`}`}
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
  ));
}

/** From a mark that was set aside, a line to where its place is. */
function ToItsSpot({ aside: [right, down] }: Pick<PlacedMark, 'aside'>) {
  if (right === 0 && down === 0) return null;
  return (
    <span
      aria-hidden="true"
      style={{
        width: Math.hypot(right, down),
        rotate: `${Math.atan2(-down, -right)}rad`,
      }}
      className="pointer-events-none absolute top-1/2 left-1/2 h-0.5 origin-left bg-ink-soft"
    />
  );
}
