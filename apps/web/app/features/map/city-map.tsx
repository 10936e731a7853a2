import { Suspense, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useNearScreen } from '#web/browser/use-near-screen.ts';
import { useShownTheme } from '#web/browser/use-shown-theme.ts';
import { Dots } from '#web/ui/dots.tsx';
import { late } from '#web/ui/late.ts';
import { MapLegend } from '#web/ui/map-legend.tsx';
import type { CityMapProps } from './city-map-props.ts';
import { CITY, CITY_ZOOM, roomOf } from './first-look.ts';
import { loadMapCode } from './load-map-code.ts';
import { CreditBelow } from './map-credits.tsx';
import { MapFallback } from './map-fallback.tsx';
import { MapSources } from './map-sources.tsx';
import { bringFirstLook } from './tiles-ahead.ts';

const MapCanvas = late(
  async () => {
    const { MapCanvas: Loaded } = await loadMapCode();
    return { default: Loaded };
  },
  MapNotLoaded,
  () => loadMapCode.here()?.MapCanvas,
);

/**
 * Bengaluru on our own base map, with homes, places near them and a way between two points. The library and
 * the data come when it is near the screen; until then, and on the server, its room is kept.
 */
export function CityMap(props: CityMapProps) {
  const { label, pins = [], nearby = [], isFilling = false } = props;
  const heightClass = isFilling ? 'min-h-0 flex-1' : (props.heightClass ?? 'h-[26rem]');
  const pageTheme = useShownTheme();
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNearScreen(frame) || isFilling;
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const shown = new Set(nearby.map((kind) => kind.id).filter((id) => !hidden.has(id)));

  const waiting = <MapSkeleton {...props} heightClass={heightClass} isAwaited={isNear} />;
  return (
    <div
      ref={frame}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a map with its legend is none of the groups that have an element
      role="group"
      aria-label={label}
      className={`relative flex min-w-0 flex-col ${isFilling ? 'min-h-0 flex-1 gap-1' : 'gap-3'}`}
    >
      {!isNear ? (
        waiting
      ) : (
        <Suspense fallback={waiting}>
          <MapCanvas
            {...props}
            theme={props.theme ?? pageTheme}
            heightClass={heightClass}
            nearby={nearby.filter((kind) => shown.has(kind.id))}
          />
        </Suspense>
      )}
      {!isFilling && (props.gestures ?? 'page') === 'page' && <CreditBelow />}
      <noscript>
        <MapFallback label={label} pins={pins} nearby={nearby} reason="The map needs JavaScript." />
      </noscript>
      {nearby.length > 0 && (
        <div className={isFilling ? 'px-4' : ''}>
          <MapLegend
            label={`Places on the ${label.toLowerCase()}`}
            entries={nearby.map(({ places, isUnknown = false, areNamed = false, ...kind }) => ({
              ...kind,
              ...(!areNamed && { isHeld: isUnknown ? null : places.length > 0 }),
            }))}
            shown={shown}
            onToggle={(id) =>
              setHidden((before) => {
                const after = new Set(before);
                if (!after.delete(id)) after.add(id);
                return after;
              })
            }
          />
        </div>
      )}
      <MapSources isBrief={isFilling} pinKey={props.pinKey} />
    </div>
  );
}

function MapNotLoaded({ label, pins = [], nearby = [] }: CityMapProps) {
  return (
    <MapFallback label={label} pins={pins} nearby={nearby} reason="The map could not be loaded." />
  );
}

/** The room of the map. While its code is on its way, what it will show first is too. */
function MapSkeleton({
  label,
  center = CITY,
  zoom = CITY_ZOOM,
  fit,
  isFitKnown = true,
  isFilling = false,
  caption,
  heightClass,
  isAwaited,
}: CityMapProps & { heightClass: string; isAwaited: boolean }) {
  const frame = useRef<HTMLOutputElement>(null);
  const isLookKnown = isAwaited && isFitKnown;
  const bring = useEffectEvent(() => {
    if (frame.current === null) return;
    const { clientWidth, clientHeight } = frame.current;
    const room = roomOf({ isFilling, caption });
    bringFirstLook([clientWidth, clientHeight], { center, zoom, fit, room });
  });
  useLayoutEffect(() => {
    if (isLookKnown) bring();
  }, [isLookKnown]);
  return (
    <output
      ref={frame}
      aria-label={`${label} is loading`}
      className={`flex items-center justify-center rounded-lg border border-hairline bg-ground ${heightClass}`}
    >
      <Dots />
    </output>
  );
}
