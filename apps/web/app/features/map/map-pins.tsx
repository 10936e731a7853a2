import { formatDistance } from '@manemitra/domain/geography';
import type { LatLng } from '@manemitra/query/place';
import { VERDICT_LABELS } from '@manemitra/domain/verdict/levels';
import { Marker } from '@vis.gl/react-maplibre';
import { House } from 'lucide-react';
import { LevelSign } from '#web/features/verdict/public.ts';
import type { MapPin } from './city-map-props.ts';
import type { PinGroup } from './cluster-pins.ts';

const mark =
  'cursor-pointer border-2 leading-none font-semibold shadow-raised transition-colors focus-visible:outline-3';

/** The homes: a price whose square corner stands on the spot, or how many there are. */
export function MapPins({
  groups,
  selectedId,
  onSelect,
  onOpenGroup,
  onReach,
}: {
  groups: readonly PinGroup[];
  selectedId: string | undefined;
  onSelect: ((pin: MapPin) => void) | undefined;
  onOpenGroup: (group: PinGroup) => void;
  /** A mark got the focus: it must be in sight. */
  onReach: (at: LatLng) => void;
}) {
  return groups.map((group) => {
    const [pin] = group.pins;
    const [latitude, longitude] = group.at;
    if (group.pins.length > 1) {
      return (
        // Where a pin by itself would have its mark, so that what is kept apart is apart.
        <Marker
          key={`group-${group.id}`}
          latitude={latitude}
          longitude={longitude}
          anchor="bottom-left"
        >
          <button
            type="button"
            onClick={() => onOpenGroup(group)}
            onFocus={() => onReach(group.at)}
            aria-label={`${group.pins.length} homes: zoom in`}
            className={`${mark} figures flex min-h-10 min-w-10 items-center justify-center rounded-full border-areca bg-areca-tint px-2 text-areca-strong hover:bg-areca hover:text-on-areca`}
          >
            {group.pins.length}
          </button>
        </Marker>
      );
    }
    const isSelected = pin.id === selectedId;
    return (
      <Marker
        key={pin.id}
        latitude={latitude}
        longitude={longitude}
        anchor={pin.about === undefined ? 'bottom-left' : 'center'}
        {...(group.aside && { offset: group.aside })}
        style={isSelected ? { zIndex: 2 } : {}}
      >
        <button
          type="button"
          onClick={(event) => {
            // A mouse button held down moves the map, not the focus.
            event.currentTarget.focus();
            onSelect?.(pin);
          }}
          onFocus={() => onReach(pin.at)}
          aria-label={nameOf(pin)}
          aria-pressed={isSelected}
          className={`${mark} ${pin.about === undefined ? 'speaks' : 'rounded-full border-dashed'} figures flex min-h-8 items-center px-2 text-sm whitespace-nowrap ${
            isSelected || pin.label === undefined
              ? 'border-areca-edge bg-areca text-on-areca'
              : 'border-areca bg-surface text-ink hover:bg-areca-tint'
          }`}
        >
          {pin.about !== undefined && pin.label !== undefined && (
            <span aria-hidden="true" className="mr-1">
              ≈
            </span>
          )}
          {pin.verdict !== undefined && (
            <span className="mr-1">
              <LevelSign level={pin.verdict} isPlain={isSelected || pin.label === undefined} />
            </span>
          )}
          {pin.label ?? <House aria-hidden="true" className="my-1.5 size-5" />}
        </button>
      </Marker>
    );
  });
}

function nameOf({ name, label, about, verdict }: MapPin): string {
  return [
    name,
    ...(label === undefined ? [] : [label]),
    ...(about === undefined ? [] : [`somewhere within ${formatDistance(about.radiusMeters)}`]),
    ...(verdict === undefined ? [] : [`verdict: ${VERDICT_LABELS[verdict]}`]),
  ].join(', ');
}
