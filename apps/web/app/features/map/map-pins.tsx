import { formatDistance } from '@manemitra/domain/geography';
import type { LatLng } from '@manemitra/query/place';
import { VERDICT_LABELS } from '@manemitra/domain/verdict/levels';
import { House } from 'lucide-react';
import { useOpenedGroup } from './use-opened-group.ts';
import { LevelSign } from '#web/features/verdict/public.ts';
import type { MapPin } from './city-map-props.ts';
import { groupText, sureOf, type PinGroup } from './cluster-pins.ts';
import { Mark } from './mark.tsx';

const mark =
  'cursor-pointer border-2 leading-none font-semibold shadow-raised transition-colors focus-visible:outline-3';

/** The homes: a price whose square corner stands on the spot, or how many there are. */
export function MapPins({
  groups,
  selectedId,
  onSelect,
  onOpenGroup,
  onReach,
  isInSight,
}: {
  groups: readonly PinGroup[];
  selectedId: string | undefined;
  onSelect: ((pin: MapPin) => void) | undefined;
  onOpenGroup: (group: PinGroup) => void;
  /** A mark got the focus: it must be in sight. */
  onReach: (at: LatLng) => void;
  /** Others are not come to by Tab: the map would go from one end of the city to the other. */
  isInSight: (group: PinGroup) => boolean;
}) {
  const opened = useOpenedGroup(groups);
  const areMixed = groups.some(({ pins }) => pins.some(({ isUnsure }) => isUnsure));
  return groups.map((group) => {
    const [pin] = group.pins;
    if (group.pins.length > 1) {
      const sure = areMixed ? sureOf(group) : 0;
      return (
        // Where a pin by itself would have its mark, so that what is kept apart is apart.
        <Mark key={`group-${group.id}`} at={group.at} anchor="bottom-left">
          <button
            type="button"
            ref={opened.refOf(group)}
            onClick={() => {
              opened.note(group);
              onOpenGroup(group);
            }}
            onFocus={() => onReach(group.at)}
            tabIndex={isInSight(group) ? 0 : -1}
            aria-label={`${group.pins.length} homes${sure > 0 ? `, ${sure} surely ${sure === 1 ? 'fits' : 'fit'}` : ''}: zoom in`}
            className={`${mark} figures flex min-h-10 min-w-10 items-center justify-center rounded-full px-2 hover:bg-areca hover:text-on-areca ${sure > 0 ? 'border-areca-edge bg-areca text-on-areca' : 'border-areca bg-areca-tint text-areca-strong'}`}
          >
            {groupText(group)}
          </button>
        </Mark>
      );
    }
    const isSelected = pin.id === selectedId;
    return (
      <Mark
        key={pin.id}
        at={group.at}
        anchor={pin.about === undefined ? 'bottom-left' : 'center-center'}
        {...(group.aside && { aside: group.aside })}
        over={isSelected ? 2 : 0}
      >
        <button
          type="button"
          ref={opened.refOf(group)}
          onClick={(event) => {
            // A mouse button held down moves the map, not the focus.
            event.currentTarget.focus();
            onSelect?.(pin);
          }}
          onFocus={() => onReach(pin.at)}
          aria-label={nameOf(pin)}
          aria-pressed={isSelected}
          tabIndex={isInSight(group) ? 0 : -1}
          className={`${mark} ${pin.about === undefined ? 'speaks' : 'rounded-full border-dashed'} figures flex min-h-8 items-center px-2 text-sm whitespace-nowrap ${lookOf(pin, isSelected, isSure(pin, areMixed))}`}
        >
          {pin.about !== undefined && pin.label !== undefined && (
            <span aria-hidden="true" className="mr-1">
              ≈
            </span>
          )}
          {pin.verdict !== undefined && (
            <span className="mr-1">
              <LevelSign
                level={pin.verdict}
                isPlain={isSelected || pin.label === undefined || isSure(pin, areMixed)}
              />
            </span>
          )}
          {pin.label ?? <House aria-hidden="true" className="my-1.5 size-5" />}
        </button>
      </Mark>
    );
  });
}

/** Where some may fit and others surely do, these are filled, by themselves as in a group. */
const isSure = ({ isUnsure = false, isOver = false }: MapPin, areMixed: boolean): boolean =>
  areMixed && !isUnsure && !isOver;

function lookOf({ label, isOver = false }: MapPin, isSelected: boolean, isFilled: boolean): string {
  if (isSelected && isFilled) return 'border-areca-edge bg-ink text-surface';
  if (isSelected || isFilled || label === undefined)
    return `border-areca-edge bg-areca text-on-areca ${isOver ? 'border-dashed' : ''}`;
  return isOver
    ? 'border-dashed border-outline bg-sunken text-ink-soft hover:bg-areca-tint'
    : 'border-areca bg-surface text-ink hover:bg-areca-tint';
}

function nameOf({ name, label, about, verdict, isOver }: MapPin): string {
  return [
    name,
    ...(label === undefined ? [] : [label]),
    ...(isOver === true ? ['over your limit'] : []),
    ...(about === undefined ? [] : [`somewhere within ${formatDistance(about.radiusMeters)}`]),
    ...(verdict === undefined ? [] : [`verdict: ${VERDICT_LABELS[verdict]}`]),
  ].join(', ');
}
