import { type Bounds, cornersOf, isWithin } from '@manemitra/domain/bounds';
import { simplifiedRing } from '@manemitra/domain/rings';
import type { LatLng } from '@manemitra/query/place';
import type OlMap from 'ol/Map.js';
import { Suspense, use, useEffect, useMemo, useRef, useState } from 'react';
import tiles from 'virtual:map-tiles';
import { useReducedMotion } from '#web/browser/use-reduced-motion.ts';
import { late } from '#web/ui/late.ts';
import { AreaCorners } from './area-corners.tsx';
import { AreaTools } from './area-tools.tsx';
import type { CityMapProps, MapCircle, MapPin, MapView, Theme } from './city-map-props.ts';
import { ClearNames } from './clear-names.tsx';
import { groupPins, withChosen } from './cluster-pins.ts';
import { AboutCircles, AreaShape, BorderLines, ReachShape, RouteLine } from './drawn-shapes.tsx';
import { DrawingSurface, type FramePoint } from './drawing-surface.tsx';
import { CITY, CITY_ZOOM, roomOf } from './first-look.ts';
import { GestureHint } from './gesture-hint.tsx';
import { Ground } from './ground.tsx';
import { InfoBox } from './info-box.tsx';
import { MapContext } from './map-context.ts';
import { MapCredits } from './map-credits.tsx';
import { hasLatin, latinLetters } from './map-letters.ts';
import { MAP_PALETTES } from './map-palette.ts';
import { MapPins } from './map-pins.tsx';
import { markBoxes } from './names-off-marks.ts';
import { NearbyMarks } from './nearby-marks.tsx';
import { placesAside } from './places-aside.ts';
import { boundsOfExtent, fromMap } from './projection.ts';
import { KANNADA_ZOOM, MAX_ZOOM } from './seen-from.ts';
import { thinStreetsText } from './thin-streets.ts';
import { LayerButtons, useLayers } from './map-layers.tsx';
import { useCamera } from './use-camera.ts';
import { useKannada } from './use-kannada.ts';
import { useLook } from './use-look.ts';
import { useMoves } from './use-moves.ts';
import { useOlMap } from './use-ol-map.ts';
import { useZoomSide } from './use-zoom-side.ts';
import { ZoomButtons } from './zoom-buttons.tsx';
import { resolutionOf, zoomOf } from './zoom-of.ts';

// Few ask for them.
const FloodLayer = late(async () => {
  const { FloodLayer: Loaded } = await import('./flood-layer.tsx');
  return { default: Loaded };
});
const FloodNote = late(async () => {
  const { FloodNote: Loaded } = await import('./flood-layer.tsx');
  return { default: Loaded };
});

const CALM_MS = 420;
/** A drawn area has no more corners: they are letters of a sentence. */
const DRAWN_CORNERS = 24;

/** All corners of an area can be reached, under what is said of how to move them. */
const ROOM_FOR_CORNERS = { top: 70, right: 64, bottom: 8, left: 28 };

/** Places are in sight with their marks, clear of the buttons. */
const ROOM_FOR_PLACES = { top: 56, right: 64, bottom: 40, left: 24 };

const NOT_COME = 'A part of the map could not be loaded. Check your connection.';

const HOW_TO_DRAW = 'Draw round it in one go.';
const REPLACES = 'It takes the place of the area from before.';
const BY_KEYBOARD = 'By keyboard, move the map with the arrow keys, then “Search this area”.';
const HOW_TO_CHANGE =
  'Drag a corner; the small rings between make new ones. By keyboard, arrow keys move the corner that has the focus, and Delete removes it.';

/** The map itself. It is heavy: `city-map.tsx` loads it when it is wanted. */
export function MapCanvas({
  label,
  center = CITY,
  zoom = CITY_ZOOM,
  fit,
  pins = [],
  selectedPinId,
  onPinSelect,
  nearby = [],
  alsoInSight,
  onPlaceSelect,
  infoWindow,
  route,
  onMove,
  area,
  borders = [],
  reach,
  caption,
  onArea,
  onRemoveArea,
  circles = [],
  onPoint,
  theme,
  gestures = 'page',
  heightClass,
  isFilling = false,
  followed,
  takesFocus = false,
  isAboutFloods = false,
}: CityMapProps & { theme: Theme }) {
  if (!hasLatin()) use(latinLetters());
  const frame = useRef<HTMLDivElement>(null);
  const target = useRef<HTMLElement>(null);
  const isStill = useReducedMotion();
  const [view, setView] = useState<{ zoom: number; bounds?: Bounds }>({ zoom });
  /** Everything in sight is on the canvas, but Kannada names if there are no letters yet. */
  const [drawn, setDrawn] = useState<'not yet' | 'without Kannada' | 'whole'>('not yet');
  /** A part of the ground did not come. */
  const [isMissing, setIsMissing] = useState(false);
  const [isDrawing, setIsDrawing] = useState(false);
  /** The area as it is being changed, before it is searched. */
  const [changed, setChanged] = useState<readonly LatLng[]>();
  const layers = useLayers(isAboutFloods);
  const { buses: hasBuses, floods: hasFloods } = layers.shown;
  const duration = isStill ? 0 : CALM_MS;
  const isInPage = gestures === 'page' && !isFilling;
  const room = roomOf({ isFilling, caption });
  const look = { center, zoom, fit, room };
  const map = useOlMap(target, { look, gestures, duration });
  useEffect(() => {
    if (takesFocus) target.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const { noteMoved } = useLook(map, { ...look, duration });
  const wantsKannada = view.zoom >= KANNADA_ZOOM;
  const hasKannada = useKannada(wantsKannada);

  const camera = useCamera(map, {
    zoom,
    room,
    duration,
    followed,
    followedAt: pins.find(({ id }) => id === followed?.id)?.at,
    onMoved: noteMoved,
  });
  useMoves(map, {
    hasKannada,
    onDrawn: () => setDrawn(hasKannada ? 'whole' : 'without Kannada'),
    onMoved: noteMoved,
    onPoint,
    onStandStill: () => {
      const next = viewOf(map);
      if (next === undefined) return;
      camera.noteZoom(next.zoom);
      setView(next);
      onMove?.(next);
    },
  });
  const zoomSide = useZoomSide(frame, view, infoWindow?.at.join());
  const grouped = useMemo(
    () => groupPins(pins, Math.floor(view.zoom * 2) / 2, MAX_ZOOM),
    [pins, view.zoom],
  );
  const near = JSON.stringify(nearby.map(({ id, places }) => [id, places.map(({ at }) => at)]));
  const { placed, marks } = useMemo(
    () => {
      const resolution = resolutionOf(view.zoom);
      const aside = placesAside(nearby, markBoxes(grouped, []), resolution);
      const places = aside.map(({ place: { at }, aside: by }) => ({ at, aside: by }));
      return { placed: aside, marks: markBoxes(grouped, places) };
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the places, and not each drawing of the page
    [grouped, near, view.zoom],
  );
  useEffect(() => {
    if (alsoInSight !== undefined) camera.bringAllInSight([center, alsoInSight], ROOM_FOR_PLACES);
    // oxlint-disable-next-line react/exhaustive-deps -- when it is known, and not when somebody has moved the map
  }, [map, alsoInSight?.join()]);
  // Nothing is seen before the map stands.
  const isSeen = (at: LatLng, around = 0): boolean =>
    view.bounds !== undefined && isWithin(at, view.bounds, around);
  const groups = withChosen(grouped, selectedPinId).filter((group) => isSeen(group.at, AROUND));
  // Around a number of homes the circle of one of them would say nothing.
  const about = useMemo(
    () =>
      circlesOf(
        circles,
        grouped.flatMap(({ pins: some }) => (some.length === 1 ? some : [])),
      ),
    [circles, grouped],
  );
  // A phone has no keyboard, and no room for more over its map.
  const howToDraw = [
    HOW_TO_DRAW,
    ...(area === undefined ? [] : [REPLACES]),
    ...(isFilling ? [] : [BY_KEYBOARD]),
  ].join(' ');
  const searchInSight = (): void => {
    const bounds = viewOf(map)?.bounds;
    if (bounds !== undefined) onArea?.(cornersOf(bounds));
  };
  const beginChange = (ring: readonly LatLng[]): void => {
    setChanged(ring);
    const { top, bottom } = ROOM_FOR_CORNERS;
    camera.bringAllInSight(ring, {
      ...ROOM_FOR_CORNERS,
      top: room.top + top,
      bottom: room.bottom + bottom,
    });
  };
  const takeStroke = (stroke: readonly FramePoint[]): void => {
    if (map === undefined) return;
    const points = stroke.map(([x, y]) => fromMap(map.getCoordinateFromPixel([x, y])));
    // A tap encloses nothing: drawing goes on.
    if (points.length < 3) return;
    setIsDrawing(false);
    onArea?.(simplifiedRing(points, DRAWN_CORNERS).map(([lat, lng]): LatLng => [lat, lng]));
  };

  return (
    <>
      {onArea !== undefined && (
        <AreaTools
          isOverMap={isFilling}
          isReady={view.bounds !== undefined}
          isDrawing={isDrawing}
          onRemove={area === undefined ? undefined : onRemoveArea}
          onChange={area === undefined ? undefined : () => beginChange(area)}
          change={
            changed && {
              onSearch: () => {
                setChanged(undefined);
                onArea([...changed]);
              },
              onLeave: () => setChanged(undefined),
            }
          }
          onDraw={() => setIsDrawing(!isDrawing)}
          onSearch={searchInSight}
        >
          <LayerButtons {...layers} isBrief={isFilling} className="ml-auto" />
        </AreaTools>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes the box at a mark wherever the focus is in the map */}
      <div
        ref={frame}
        // For journeys and photographs: everything in sight is on the canvas.
        data-is-drawn={drawn === 'whole' || (drawn === 'without Kannada' && !wantsKannada)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') infoWindow?.onClose();
        }}
        className={`@container relative isolate overflow-hidden ${isFilling ? '' : 'rounded-lg border border-hairline'} ${heightClass ?? ''}`}
      >
        <section
          ref={target}
          aria-label={`${label}: arrow keys move it, plus and minus zoom`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys move it
          tabIndex={0}
          style={{ background: MAP_PALETTES[theme].land }}
          className={`absolute inset-0 select-none focus-visible:outline-3 focus-visible:-outline-offset-3 ${
            gestures === 'page' ? '[touch-action:pan-x_pan-y]' : 'touch-none'
          } ${onPoint === undefined ? 'cursor-grab' : 'cursor-crosshair'}`}
        />
        {map !== undefined && (
          <MapContext value={map}>
            <Ground {...{ theme, hasBuses, hasKannada, marks }} onMissing={setIsMissing} />
            <ClearNames frame={frame} />
            {hasFloods && (
              <Suspense>
                <FloodLayer theme={theme} />
              </Suspense>
            )}
            {about.length > 0 && <AboutCircles circles={about} theme={theme} />}
            {reach !== undefined && <ReachShape reach={reach} theme={theme} />}
            {borders.length > 0 && <BorderLines borders={borders} theme={theme} />}
            {area !== undefined && <AreaShape area={changed ?? area} theme={theme} />}
            {changed !== undefined && (
              <AreaCorners ring={changed} most={DRAWN_CORNERS} onChange={setChanged} />
            )}
            {route !== undefined && <RouteLine route={route} theme={theme} />}
            <NearbyMarks marks={placed} onSelect={onPlaceSelect} onReach={camera.bringInSight} />
            <MapPins
              groups={groups}
              selectedId={selectedPinId}
              onSelect={onPinSelect}
              onOpenGroup={(group) => camera.openGroup(group, view.zoom)}
              onReach={camera.bringInSight}
              isInSight={(group) => isSeen(group.at)}
            />
            {infoWindow !== undefined && (
              <InfoBox key={infoWindow.at.join()} {...infoWindow} marks={marks} />
            )}
          </MapContext>
        )}
        <MapCredits
          caption={caption}
          isCreditBelow={isInPage}
          gaps={isMissing ? NOT_COME : thinStreetsText(tiles.coverage, view)}
        >
          {hasFloods && (
            <Suspense>
              <FloodNote />
            </Suspense>
          )}
        </MapCredits>
        {gestures === 'page' && <GestureHint frame={frame} />}
        <ZoomButtons zoom={view.zoom} side={zoomSide} onZoom={camera.zoomBy} />
        {onArea === undefined && (
          <LayerButtons
            {...layers}
            isBrief
            className={`absolute top-3 z-10 ${zoomSide.endsWith('left') ? 'right-3' : 'left-3'}`}
          />
        )}
        {isDrawing && <DrawingSurface onStroke={takeStroke} />}
        {(isDrawing || changed !== undefined) && (
          <output
            className={`pointer-events-none absolute inset-x-2 z-20 mx-auto w-fit max-w-sm rounded-md bg-surface/95 px-3 py-1.5 text-sm text-ink shadow-raised ${isFilling ? 'top-14' : 'top-2'}`}
          >
            {isDrawing ? howToDraw : HOW_TO_CHANGE}
          </output>
        )}
      </div>
    </>
  );
}

/** Each circle once: many homes lie about the same locality. */
function circlesOf(circles: readonly MapCircle[], pins: readonly MapPin[]): MapCircle[] {
  const all = [...circles, ...pins.flatMap(({ id, about }) => (about ? [{ id, ...about }] : []))];
  return [...new Map(all.map((one) => [`${one.at.join()} ${one.radiusMeters}`, one])).values()];
}

function viewOf(map: OlMap | undefined): MapView | undefined {
  const view = map?.getView();
  const center = view?.getCenter();
  const resolution = view?.getResolution();
  if (map === undefined || view === undefined || center === undefined || resolution === undefined)
    return undefined;
  return {
    center: fromMap(center),
    // What the library rounds must not keep the last step from being the last.
    zoom: Math.round(zoomOf(resolution) * 1e4) / 1e4,
    bounds: boundsOfExtent(view.calculateExtent(map.getSize())),
  };
}

/** Marks a little outside stay, in parts of the view on each side: they would pop up while the map is dragged. */
const AROUND = 0.5;
