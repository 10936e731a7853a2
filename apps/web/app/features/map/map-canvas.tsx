import 'maplibre-gl/dist/maplibre-gl.css';
import './map.css';
import { simplifiedRing } from '@manemitra/domain/rings';
import type { LatLng } from '@manemitra/query/place';
import { Map, type MapRef } from '@vis.gl/react-maplibre';
import { setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { use, useMemo, useRef, useState } from 'react';
import { useReducedMotion } from '#web/browser/use-reduced-motion.ts';
import { AboutCircles } from './about-circles.tsx';
import { AreaShape } from './area-shape.tsx';
import { AreaTools } from './area-tools.tsx';
import { BorderLines } from './border-lines.tsx';
import { BusLines } from './bus-lines.tsx';
import type { CityMapProps, MapCircle, MapPin, MapView, Theme } from './city-map-props.ts';
import { cityStyle, MAP_BOUNDS, MAX_ZOOM, MIN_ZOOM } from './city-style.ts';
import { groupPins, type PinGroup } from './cluster-pins.ts';
import { DrawingSurface, type FramePoint } from './drawing-surface.tsx';
import { mapFonts } from './map-fonts.ts';
import { InfoBox } from './info-box.tsx';
import { MapPins } from './map-pins.tsx';
import { NearGround } from './near-ground.tsx';
import { NearbyMarks } from './nearby-marks.tsx';
import { ReachShape } from './reach-shape.tsx';
import { RouteLine } from './route-line.tsx';
import { signedMapLibrary } from './signed-map.ts';
import { thinStreetsText } from './thin-streets.ts';
import { useCamera } from './use-camera.ts';
import { CITY, CITY_ZOOM, ROOM_FOR_MARKS, ROOM_UNDER_TOOLS, useLook } from './use-look.ts';
import { useZoomSide } from './use-zoom-side.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

// The library's worker is a file of its own; the policy of our pages allows it from our address only.
setWorkerUrl(workerUrl);

const CALM_MS = 420;
/** A drawn area has no more corners: they are letters of a sentence. */
const DRAWN_CORNERS = 24;

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
  onPlaceSelect,
  infoWindow,
  route,
  onMove,
  area,
  borders = [],
  reach,
  onArea,
  onRemoveArea,
  areaNote,
  circles = [],
  onPoint,
  theme,
  gestures = 'page',
  heightClass,
  isFilling = false,
  isFollowing = false,
}: CityMapProps & { theme: Theme }) {
  use(mapFonts());
  const frame = useRef<HTMLDivElement>(null);
  const map = useRef<MapRef>(null);
  const isStill = useReducedMotion();
  const [view, setView] = useState<{ zoom: number; bounds?: MapView['bounds'] }>({ zoom });
  const [isDrawn, setIsDrawn] = useState(false);
  const [isDrawing, setIsDrawing] = useState(false);
  const [hasBuses, setHasBuses] = useState(false);
  const style = useMemo(() => cityStyle(theme), [theme]);
  const duration = isStill ? 0 : CALM_MS;
  const room = isFilling ? ROOM_UNDER_TOOLS : ROOM_FOR_MARKS;
  const { firstLook, noteMoved } = useLook(map, { center, zoom, fit, room, duration });

  const camera = useCamera(map, {
    zoom,
    room,
    duration,
    followed: isFollowing ? pins.find(({ id }) => id === selectedPinId)?.at : undefined,
    onMoved: noteMoved,
  });
  const onStandStill = (): void => {
    const next = viewOf(map.current);
    if (next === undefined) return;
    camera.noteZoom(next.zoom);
    setView(next);
    onMove?.(next);
  };
  const thinStreets = thinStreetsText(view);
  const zoomSide = useZoomSide(frame, view, infoWindow?.at.join());
  const groups = useMemo(() => {
    const grouped = pins.filter((pin) => pin.id !== selectedPinId);
    const selected = pins.filter((pin) => pin.id === selectedPinId);
    return [
      ...groupPins(grouped, Math.floor(view.zoom * 2) / 2, MAX_ZOOM),
      ...groupPins(selected, MAX_ZOOM, MAX_ZOOM),
    ].filter((group) => isWithin(group, view.bounds));
  }, [pins, selectedPinId, view]);
  const drawn = useMemo(() => circlesOf(circles, pins), [circles, pins]);
  const searchInSight = (): void => {
    const bounds = viewOf(map.current)?.bounds;
    if (bounds !== undefined) onArea?.(cornersOf(bounds));
  };
  const takeStroke = (stroke: readonly FramePoint[]): void => {
    const canvas = map.current;
    if (canvas === null) return;
    const points = stroke.map(([x, y]): LatLng => {
      const { lat, lng } = canvas.unproject([x, y]);
      return [lat, lng];
    });
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
          note={areaNote}
          onDraw={() => setIsDrawing(!isDrawing)}
          onSearch={searchInSight}
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the box's close button is the library's: what is typed on it arrives here */}
      <div
        ref={frame}
        // For journeys and photographs: everything in sight is on the canvas.
        data-is-drawn={isDrawn}
        onKeyDown={(event) => {
          if (event.key === 'Escape') infoWindow?.onClose();
        }}
        className={`relative isolate overflow-hidden ${isFilling ? '' : 'rounded-lg border border-hairline'} ${heightClass ?? ''}`}
      >
        <Map
          ref={map}
          mapLib={signedMapLibrary}
          initialViewState={firstLook}
          mapStyle={style}
          // A theme that is changed while the style is on its way is drawn anew, without a remark on it.
          styleDiffing={false}
          minZoom={MIN_ZOOM}
          maxZoom={MAX_ZOOM}
          maxBounds={MAP_BOUNDS}
          maxPitch={0}
          dragRotate={false}
          touchPitch={false}
          pitchWithRotate={false}
          cooperativeGestures={gestures === 'page'}
          attributionControl={{ customAttribution: [] }}
          fadeDuration={isStill ? 0 : 200}
          locale={{
            'Map.Title': `${label}: arrow keys move it, plus and minus zoom`,
            'AttributionControl.ToggleAttribution': 'Sources of the map',
            'Popup.Close': 'Close',
          }}
          onLoad={(event) => {
            event.target.touchZoomRotate.disableRotation();
            event.target.keyboard.disableRotation();
            foldSources(frame.current);
            onStandStill();
          }}
          {...(onPoint !== undefined && {
            cursor: 'crosshair',
            onClick: ({ lngLat: { lat, lng } }) => onPoint([lat, lng]),
          })}
          onMoveStart={({ originalEvent }) => originalEvent !== undefined && noteMoved()}
          onMoveEnd={onStandStill}
          onIdle={() => setIsDrawn(true)}
          onError={({ error }) => {
            // Whoever left while the map's code was on its way has no place for it any more.
            if (frame.current !== null) reportError(error);
          }}
        >
          <NearGround zoom={view.zoom} theme={theme} />
          {hasBuses && <BusLines theme={theme} />}
          {drawn.length > 0 && <AboutCircles circles={drawn} theme={theme} />}
          {reach !== undefined && <ReachShape reach={reach} theme={theme} />}
          {borders.length > 0 && <BorderLines borders={borders} theme={theme} />}
          {area !== undefined && <AreaShape area={area} theme={theme} />}
          {route !== undefined && <RouteLine route={route} theme={theme} />}
          <NearbyMarks kinds={nearby} onSelect={onPlaceSelect} onReach={camera.bringInSight} />
          <MapPins
            groups={groups}
            selectedId={selectedPinId}
            onSelect={onPinSelect}
            onOpenGroup={(group) => camera.openGroup(group, view.zoom)}
            onReach={camera.bringInSight}
          />
          {infoWindow !== undefined && <InfoBox key={infoWindow.at.join()} {...infoWindow} />}
        </Map>
        {thinStreets !== undefined && (
          // Over the marks, under the box at one.
          <p className="pointer-events-none absolute z-[2] bottom-2 left-2 max-w-[60%] rounded-md bg-surface/90 px-2 py-1 text-xs text-ink-soft">
            {thinStreets}
          </p>
        )}
        <ZoomButtons
          zoom={view.zoom}
          side={zoomSide}
          hasBuses={hasBuses}
          onZoom={camera.zoomBy}
          onBuses={() => setHasBuses(!hasBuses)}
        />
        {isDrawing && <DrawingSurface onStroke={takeStroke} />}
      </div>
    </>
  );
}

/** Each circle once: many homes lie about the same locality. */
function circlesOf(circles: readonly MapCircle[], pins: readonly MapPin[]): MapCircle[] {
  const all = [...circles, ...pins.flatMap(({ id, about }) => (about ? [{ id, ...about }] : []))];
  return [
    ...new globalThis.Map(all.map((one) => [`${one.at.join()} ${one.radiusMeters}`, one])).values(),
  ];
}

/** In a narrow frame the sources come unfolded, over an eighth of the map; the line below it names them. */
function foldSources(frame: HTMLElement | null): void {
  const sources = frame?.querySelector('.maplibregl-compact-show');
  sources?.classList.remove('maplibregl-compact-show');
  sources?.removeAttribute('open');
}

function viewOf(map: MapRef | null): MapView | undefined {
  if (map === null) return undefined;
  const { lat, lng } = map.getCenter();
  const bounds = map.getBounds();
  return {
    center: [lat, lng],
    zoom: map.getZoom(),
    bounds: {
      south: bounds.getSouth(),
      west: bounds.getWest(),
      north: bounds.getNorth(),
      east: bounds.getEast(),
    },
  };
}

function cornersOf({ south, west, north, east }: NonNullable<MapView['bounds']>): LatLng[] {
  return [
    [south, west],
    [south, east],
    [north, east],
    [north, west],
  ];
}

/** Marks a little outside stay: they would pop up while the map is dragged. */
function isWithin({ at: [lat, lng] }: PinGroup, bounds: MapView['bounds'] | undefined): boolean {
  if (bounds === undefined) return false;
  const { south, west, north, east } = bounds;
  const tall = (north - south) / 2;
  const wide = (east - west) / 2;
  return lat > south - tall && lat < north + tall && lng > west - wide && lng < east + wide;
}
